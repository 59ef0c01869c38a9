"""The table in the browser: `mc-env serve`. What a page is told and may ask is in `protocol`; the server in `server`."""
