"""The network edge: what is checked before a request reaches a route.

`connection` is one HTTP connection with its size and time limits, `connection_limits` counts connections and evicts
idle ones, `fd_limits` derives these limits from the number of file descriptors, `frame_limits` counts WebSocket frames.
`address`, `origin` and `device_cookie` identify the client; `request_limits` and `rate_limit` limit what it may ask
for.
"""
