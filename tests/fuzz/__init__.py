"""The fuzzer: whatever is typed, opened or sent, the answer is a sentence; never a traceback, a 5xx or growth.

Every case has a number and is made from it alone: `python -m tests.fuzz logs 1 4711` runs that one again.
"""
