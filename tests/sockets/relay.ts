import { connect, type Socket } from 'node:net'

/** Carries a connection on to `port` of `hostname`, both ways; when one end goes the other does. Both stand in `sockets` meanwhile. */
export function relay(
  near: Socket,
  { hostname, port }: { hostname: string; port: string },
  sockets: Set<Socket>,
): void {
  const far = connect(Number(port), hostname)
  near.pipe(far).pipe(near)
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
}
