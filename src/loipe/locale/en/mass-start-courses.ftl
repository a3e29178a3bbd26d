# What can be wrong with a course file. $line is the line of the file; the clause, if any, is shown beside the sentence.

## The file as a whole
course-not-a-course = Line { $line }: this is not a course file; the first line must be “course” and a name, not “{ $found }”.
course-too-long = The file has { $characters } characters; a course has at most { $most }.
course-too-many = The course has { $squares } squares; at most { $most } are allowed.
course-too-many-stretches = The course has { $stretches } stretches; at most { $most } are allowed.
course-too-many-points = The curves have { $points } points; at most { $most } are allowed.
course-unknown = There is no course “{ $found }”. Choose from: { $known }.
course-missing = The file has no “{ $keyword }” line; add one.
course-keyword = Line { $line }: “{ $found }” is not a keyword. A line begins with one of: { $known }.
course-twice = Line { $line }: “{ $keyword }” was already given in line { $first }; keep one of them.
course-words = { $wanted ->
    [one] Line { $line }: “{ $keyword }” takes 1 word, not { $found }.
   *[other] Line { $line }: “{ $keyword }” takes { $wanted } words, not { $found }.
}
course-number = Line { $line }: “{ $keyword }” takes whole numbers from { $lowest } to { $highest }, not “{ $found }”.
course-name = Line { $line }: “{ $found }” is not a name; use small letters, digits and hyphens, a letter first, at most 40.
course-title = Line { $line }: a title has 1 to { $most } printable characters.
course-canvas-late = Line { $line }: the canvas must come before the first stretch, because points are checked against it.
course-routes = Line { $line }: “{ $found }” are not two different route names of small letters, digits and hyphens.
course-routes-late = Line { $line }: the routes must be named before the first stretch.
course-routes-same = Line { $line }: the routes { $routes } are the same; give one of them a stretch of its own.

## Stretches and rows
course-stretch = Line { $line }: “{ $found }” is not understood; a name may be followed by “route” and one of the routes ({ $routes }), or by “range left” or “range right”.
course-no-stretch = Line { $line }: “{ $keyword }” belongs to a stretch; begin one with a “stretch” line first.
course-stretch-empty = Line { $line }: the stretch “{ $name }” has no rows.
course-stretch-curve = Line { $line }: the stretch “{ $name }” has no curve; give at least the point where it ends.
course-row = Line { $line }: a row has 1 to 6 squares, not { $found }.
course-row-width = { $found ->
    [one] Line { $line }: this row has 1 square, the first row of its stretch { $wanted }. Write # for a dark grey square, or begin a new stretch.
   *[other] Line { $line }: this row has { $found } squares, the first row of its stretch { $wanted }. Write # for a dark grey square, or begin a new stretch.
}
course-row-closed = Line { $line }: nobody gets through a row that is all dark grey; leave at least one square open.
course-cell = Line { $line }: “{ $found }” is not a square; write . or -1 to -5, +2, ~, E, C, a ground with a letter such as -2E, or # for dark grey. Rows carry no comments.

## Points and drawing
course-point = Line { $line }: “{ $found }” is not a point; write two numbers with a comma and no blank, such as 200,640.
course-point-twice = Line { $line }: the point { $found } comes twice in a row. Remove one.
course-outside = Line { $line }: the point { $found } is outside the canvas of { $width } by { $height }.
course-square-outside = Line { $line }: the square { $square } would be drawn outside the canvas of { $width } by { $height }; move the curve.
course-tight = Line { $line }: the square { $square } has no room; give the bend a larger radius or the stretch fewer rows.
course-routes-apart = Line { $line }: the routes meet before “{ $name }” in different points; say with a “from” line where it begins.
course-landmark = Line { $line }: “{ $found }” is not a landmark; write one of { $known }, and where it stands, such as “landmark village at 300,420”, or leave the place to the seed.
course-landmarks = Line { $line }: there are at most { $most } landmarks. Remove some.
course-landmark-covers = Line { $line }: this landmark would cover the track. Move it away, or leave its place to the seed.
course-bridge-away = Line { $line }: a bridge lies on the track. Move its point there.

## Start, range, loop
course-start = Line { $line }: a start line names P1 to P6 and the squares it leads to, such as “start P1 b1 c1”, not “{ $found }”.
course-start-missing = The start square { $start } is missing; there must be six, P1 to P6.
course-start-target = Line { $line }: { $start } cannot lead to { $found }; a start square leads into the first row.
course-start-route = Line { $line }: { $start } leads nowhere on the route “{ $route }”; add a square of its first row.
course-ranges = { $found ->
        [0] No stretch is the range; mark one with “range left” or “range right”.
       *[other] Line { $line }: { $found } stretches are a range; there must be one.
    }
course-range-rows = { $found ->
    [one] Line { $line }: the range has 1 row. It must have { $wanted }, one for each stand.
   *[other] Line { $line }: the range has { $found } rows. It must have { $wanted }, one for each stand.
}
course-range-early = { $found ->
    [0] Line { $line }: there are no squares before the range. It needs { $wanted }, so that everybody finds room behind the stands.
    [one] Line { $line }: there is only 1 square before the range. It needs { $wanted }, so that everybody finds room behind the stands.
   *[other] Line { $line }: there are only { $found } squares before the range. It needs { $wanted }, so that everybody finds room behind the stands.
}
course-range-row = Line { $line }: a row of the range has two squares, none of them dark grey.
course-route-late = Line { $line }: “{ $name }” belongs to the route “{ $route }” only; the range and all that follows must be the same for everybody.
course-junctions = { $found ->
        [0] No row is the junction; mark the one where the penalty loop leaves the track.
       *[other] Line { $line }: { $found } rows are a junction; there must be one.
    }
course-junction-early = Line { $line }: the junction must come after the range.
course-junction-last = Line { $line }: the junction cannot be the last row; the loop comes back before the line.
course-rejoins = Line { $line }: { $found } rows are marked “rejoin”; at most one may be.
course-rejoin-early = Line { $line }: the penalty loop must come back after the junction.
course-loop = Line { $line }: a loop line reads like “loop 8 9 at 700,540 radius 80,56”: squares inside and outside, centre and size.
course-loop-sizes = Line { $line }: the loop has { $inner } inside and { $outer } outside; outside there must be one square more than inside.
course-loop-small = Line { $line }: the loop is too small to draw two lanes; each radius must be at least { $least }.
course-loop-single = Line { $line }: one loop costs { $inner } inside and { $outer } outside (−1: no way round). Both must be the same.
course-loop-further = Line { $line }: each further loop costs { $inner } inside and { $outer } outside (−1: no way round). Outside must cost 1 more.

## Steps
course-square = Line { $line }: there is no square “{ $found }”; track squares are a lane letter and a row number such as b12, loop squares i1 or o1.
course-link = Line { $line }: no step can lead from { $start } to { $target }; steps go forward and pass no stand, no junction and no line.
course-link-there = Line { $line }: { $start } already leads to { $target }; remove this line.
course-cut-nothing = Line { $line }: { $start } does not lead to { $target }; there is nothing to cut.
course-dead-end = { $route ->
    [none] Line { $line }: nothing leads on from { $square }. Add a link, or close the square with #.
   *[other] Line { $line }: nothing leads on from { $square } on the route “{ $route }”. Add a link, or close the square with #.
}
course-unreachable = Line { $line }: nothing leads to { $square }. Add a link, or close the square with #.
