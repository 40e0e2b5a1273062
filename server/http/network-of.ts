import { isIPv6 } from 'node:net'

const IPV4_IN_IPV6 = /^::ffff:(\d+(?:\.\d+){3})$/i

/**
 * Who an address belongs to, for counting calls: an IPv4 address itself, an IPv6 address its /64, because one
 * subscriber holds a whole one (RFC 6177).
 */
export function networkOf(address: string): string {
  const mapped = IPV4_IN_IPV6.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(8 - first.length - last.length, 0)).fill('0')
  const groups = [...first, ...(address.includes('::') ? zeros : []), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
