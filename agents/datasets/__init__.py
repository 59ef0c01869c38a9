"""Games as data: `making` plays and writes them, `reading` reads them, `imitating` fits a network, `exporting` hands them on."""
