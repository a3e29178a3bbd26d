"""Lessons: a log to follow, and what the coach says on the way: docs/how-to/write-a-lesson.md."""
