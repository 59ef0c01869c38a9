"""The course of a game: windows, continuous checks, phases and turns, and the loop that runs it all."""
