# What is wrong with a lesson's file. The lessons' own sentences are in <game>-lessons.ftl.
lesson-begin = Line { $line }: “begin” stands alone, and once, where the lesson begins.
lesson-step = Line { $line }: write “tell” or “do”, then a clause, then “at” and what to point at, after “begin”: do MS-3 at b4.
lesson-steps = After line { $line }: a lesson has “begin” and 1 to { $most } lines with “tell” or “do”.
lesson-no-do = The learner makes ply { $ply } ({ $word }): write a line with “do” before it.
lesson-not-asked = Line { $line }: { $word } follows, which the learner is not asked for. Use “tell” here.
lesson-no-word = Line { $line }: no word follows this “do”.
lesson-unknown = There is no lesson “{ $found }”. Choose from: { $known }.
