"""The network and the files it is kept in."""
