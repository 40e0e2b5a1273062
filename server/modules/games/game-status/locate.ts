/** Finds out where a game server is, once per probe. */
import { lookup, resolveSrv } from 'node:dns/promises'
import { isIP } from 'node:net'

/** Says where a Minecraft server listens: the port given, else what `_minecraft._tcp` says, else the default one. */
export async function locate(target: {
  host: string
  port: number | null
  defaultPort: number
  usesSrv: boolean
}): Promise<{ address: string; port: number }> {
  let { host, port } = target
  if (port === null && target.usesSrv && !isIP(host)) {
    const [record] = await resolveSrv(`_minecraft._tcp.${host}`).catch(() => [])
    if (record) {
      host = record.name
      port = record.port
    }
  }
  const { address } = await lookup(host, { order: 'ipv4first' })
  return { address, port: port ?? target.defaultPort }
}
