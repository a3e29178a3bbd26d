# What is written on a course of squares.

page-course-start = START
page-course-finish = FINISH
page-course-loop = LOOP
page-course-sign = { $terrain ->
    [climb] −{ $climb } climb
    [descent] +{ $bonus } downhill
   *[ice] ice
}
page-course-range = { $course } range
