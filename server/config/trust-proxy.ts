/** Whose `X-Forwarded-*` is believed, as the environment says it. */
import { isIP } from 'node:net'

/** As Fastify takes it. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean)

/** Whether it is a network in CIDR notation. */
export function isNetwork(network: string): boolean {
  const [address = '', prefix = ''] = network.split('/')
  return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128)
}

/** Whether it says whose `X-Forwarded-*` to believe. */
export function isTrustProxy(value: string): boolean {
  if (/^(true|false|\d{1,3})$/.test(value)) return true
  return value
    .split(',')
    .map((network) => network.trim())
    .every(
      (network) =>
        isIP(network) !== 0 || isNetwork(network) || /^(loopback|linklocal|uniquelocal)$/.test(network),
    )
}

export function parseTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  const hops = /^\d+$/.test(value) ? Number(value) : null
  return hops === null ? value : (_address, hop) => hop < hops
}
