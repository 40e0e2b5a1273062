import { isIP, isIPv4 } from 'node:net'

const BITS = 128
const IPV4_BITS = 32
/** What stands before an IPv4 address that is written as one of IPv6. */
const MAPPED = 0xffffn << 32n

/** The first and the last address of a network, each as `orderOf` writes it. */
export type NetworkRange = { first: string; last: string }

/** An address, or a network in CIDR notation, as the addresses that it comes to; null for anything else. */
export function networkRange(text: string): NetworkRange | null {
  const [address = '', prefix, ...rest] = text.trim().split('/')
  const family = isIP(address)
  if (family === 0 || address.includes('%') || rest.length > 0) return null
  const width = family === 4 ? IPV4_BITS : BITS
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= width)) return null
  const free = BigInt(width - Number(prefix ?? width))
  const size = 1n << free
  const first = (numberOf(address) / size) * size
  return { first: write(first), last: write(first + size - 1n) }
}

/** Where an address, or the first one of a network, stands among all there are; null for what is neither. */
export const orderOf = (network: string): string | null => networkRange(network)?.first ?? null

/** As many digits for each, so that texts are in the order of the addresses. */
const write = (address: bigint) => address.toString(16).padStart(BITS / 4, '0')

function numberOf(address: string): bigint {
  if (isIPv4(address)) return MAPPED + ipv4(address)
  // The last two groups may be written as IPv4.
  const plain = address.replace(/[^:]+\.[^:]+$/, (tail) => {
    const number = ipv4(tail)
    return `${(number >> 16n).toString(16)}:${(number & 0xffffn).toString(16)}`
  })
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n)
}

const ipv4 = (address: string) => address.split('.').reduce((sum, part) => (sum << 8n) + BigInt(part), 0n)
