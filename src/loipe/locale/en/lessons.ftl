### Lessons. What a game's coach says is in <game>-lessons.ftl.

## The page

page-learn = Learn
page-learn-about = You play, the coach explains.
page-learn-done-of = Lessons done: { $done } of { $of }
page-learn-count = { $done } of { $of } done, 2 minutes each
page-learn-minutes = 2 min
page-learn-was-done = done
page-learn-coach = Coach
page-learn-step = Step { $step } of { $of }
page-learn-next = Go on
page-learn-leave = Leave
page-learn-all = All lessons
page-learn-done = Well done. That was this lesson.
page-learn-play = Play a game
page-learn-not-this = Not this time. First do what the coach asks for: it is ringed in blue.
page-tab-lesson = Lesson

## What is wrong with a lesson's file

lesson-begin = Line { $line }: “begin” stands alone, and once, where the lesson begins.
lesson-step = Line { $line }: write “tell” or “do”, then a clause, then “at” and what to point at, after “begin”: do MS-3 at b4.
lesson-steps = After line { $line }: a lesson has “begin” and 1 to { $most } lines with “tell” or “do”.
lesson-no-do = The learner makes ply { $ply } ({ $word }): write a line with “do” before it.
lesson-not-asked = Line { $line }: { $word } follows, which the learner is not asked for. Use “tell” here.
lesson-no-word = Line { $line }: no word follows this “do”.
lesson-unknown = There is no lesson “{ $found }”. Choose from: { $known }.
