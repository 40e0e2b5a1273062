import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(\d+(?:\.\d+){3})$/i

/**
 * Who an address belongs to, for counting calls: an IPv4 address itself, an IPv6 address its /64, because one
 * subscriber holds a whole one (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? prefixOf(address, 4) : address
}

/** The network of an address that tells no more of who it was: /24, and /48 of IPv6. */
export function shortenAddress(address: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(address)?.[1] ?? address
  if (isIPv6(ipv4)) return prefixOf(ipv4, 3)
  return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`
}

/** The first `count` groups of an IPv6 address. */
function prefixOf(address: string, count: number): string {
  const [head = '', tail = ''] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(8 - first.length - last.length, 0)).fill('0')
  const groups = [...first, ...(address.includes('::') ? zeros : []), ...last]
  const kept = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16))
  return `${kept.join(':')}::/${count * 16}`
}
