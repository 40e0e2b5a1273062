import { SECURITY_EVENTS } from '#shared/constants/security/security-events.ts'
import type { SecurityQuery } from './security.queries.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const PAGE = /^[1-9]\d{0,5}$/

/** What an address asks of the log; whatever the log does not know is left out. */
export function securityQueryIn(address: URLSearchParams): SecurityQuery {
  const text = (key: string) => address.get(key)?.trim().slice(0, 64) || undefined
  const day = (key: string) => {
    const given = text(key)
    return given && DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined
  }
  const page = address.get('page') ?? ''
  const query = {
    kind: SECURITY_EVENTS.find((kind) => kind === address.get('kind')),
    user: text('user'),
    network: text('network'),
    from: day('from'),
    to: day('to'),
    page: PAGE.test(page) ? page : '1',
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as SecurityQuery
}
