"""What a seat may know, as typed plain data for pages, replays and other programs: see `model` and `looking.look`."""
