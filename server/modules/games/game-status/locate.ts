/** Finds out where a game server is, once per probe. */
import { isIP } from 'node:net'
import { askNameServers, findAddresses } from '#server/lib/net/find-addresses.ts'

/** Says where a Minecraft server listens: the port given, else what `_minecraft._tcp` says, else the default one. */
export async function locate(target: {
  host: string
  port: number | null
  defaultPort: number
  usesSrv: boolean
}): Promise<{ address: string; port: number }> {
  let { host, port } = target
  if (port === null && target.usesSrv && !isIP(host)) {
    const name = `_minecraft._tcp.${host}`
    const [record] = await askNameServers((resolver) => resolver.resolveSrv(name)).catch(() => [])
    if (record) {
      host = record.name
      port = record.port
    }
  }
  const [address] = await findAddresses(host)
  return { address, port: port ?? target.defaultPort }
}
