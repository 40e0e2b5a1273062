import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'

/** What files and password hashes wait for too, a lookup of the system would occupy for as long as a slow name server likes. */
const PATIENCE = { timeout: 1_000, tries: 2, deadlineMs: 3_000 }
const HOSTS_FILE = process.platform === 'win32' ? null : '/etc/hosts'

/** Asks name servers, and says when that took too long: `ask` is handed what to ask by. */
export async function askNameServers<T>(
  ask: (resolver: Resolver) => Promise<T>,
  { nameServers, ...patience }: Partial<typeof PATIENCE> & { nameServers?: readonly string[] } = {},
): Promise<T> {
  const { deadlineMs, ...bounds } = { ...PATIENCE, ...patience }
  const resolver = new Resolver(bounds)
  if (nameServers) resolver.setServers(nameServers)
  const deadline = setTimeout(() => resolver.cancel(), deadlineMs)
  try {
    return await ask(resolver)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECANCELLED') throw error
    throw Object.assign(new Error('no name server answered in time'), { code: 'ETIMEOUT' })
  } finally {
    clearTimeout(deadline)
  }
}

/**
 * The addresses of a host, IPv4 first, by the machine's own file of hosts or its name servers, in three seconds at most and without
 * the threads that files wait for.
 * @throws an error with a `code` of `node:dns` when there are none
 */
export async function findAddresses(
  host: string,
  options: Parameters<typeof askNameServers>[1] = {},
): Promise<[string, ...string[]]> {
  const own = isIP(host) ? [host] : await ownAddressesOf(host.toLowerCase())
  const [first, ...more] = own
  if (first !== undefined) return [first, ...more]
  return askNameServers(async (resolver) => {
    const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const [found, ...others] = [ipv4, ipv6].flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    )
    if (found !== undefined) return [found, ...others]
    throw ipv4.status === 'rejected' ? ipv4.reason : new Error(`${host} has no address`)
  }, options)
}

/** What this machine says of a name, without asking anybody. */
async function ownAddressesOf(host: string): Promise<string[]> {
  const lines = HOSTS_FILE ? (await readFile(HOSTS_FILE, 'utf8').catch(() => '')).split('\n') : []
  const found = lines.flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/)
    return isIP(address) && names.some((name) => name.toLowerCase() === host) ? [address] : []
  })
  if (found.length === 0 && /^(.+\.)?localhost$/.test(host)) return ['127.0.0.1']
  return found.toSorted((left, right) => isIP(left) - isIP(right))
}
