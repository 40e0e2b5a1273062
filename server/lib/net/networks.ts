/** Which addresses are on the public internet: nobody but the operator sends this server to the machines beside it. */
import { BlockList, isIPv6 } from 'node:net'

/**
 * Networks that are not on the public internet (RFC 6890), and those whose addresses carry another one that may not be: by way of
 * them nobody is reached whom we would not reach directly. An IPv4 address mapped into IPv6 is checked as IPv4.
 */
const PRIVATE_NETWORKS = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Also `::` itself, `::1`, and IPv4 written into its end.
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

/** Makes a list of networks in CIDR notation, or of single addresses, that can be asked whether an address is in it. */
export function createNetworkList(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const privateNetworks = createNetworkList(PRIVATE_NETWORKS)

/** Whether we may connect to `address`: a public one, or one in a network that the operator allowed. */
export function mayConnect(address: string, allowed: BlockList): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  return allowed.check(address, family) || !privateNetworks.check(address, family)
}

const nobody = createNetworkList([])

/** Whether an address is on the public internet, rather than of this machine or of those beside it. */
export const isPublicAddress = (address: string): boolean => mayConnect(address, nobody)
