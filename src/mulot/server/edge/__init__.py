"""The network edge: what is checked before a request reaches a route.

`connection` is one HTTP connection with its size and time limits, `connection_limits` counts connections and evicts
idle ones, `frame_limits` counts WebSocket frames. `address`, `origin` and `device_cookie` identify the client;
`rate_limit` limits what it may ask for.
"""
