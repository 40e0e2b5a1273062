import { SECURITY_EVENTS } from '#shared/constants/security/security-events.ts'
import { dayIn, pageIn, textIn, withoutGaps } from '#web/routing/query-values.ts'
import type { SecurityQuery } from './security.queries.ts'

/** What an address asks of the log; whatever the log does not know is left out. */
export function securityQueryIn(address: URLSearchParams): SecurityQuery {
  return withoutGaps<SecurityQuery>({
    kind: SECURITY_EVENTS.find((kind) => kind === address.get('kind')),
    user: textIn(address, 'user'),
    network: textIn(address, 'network'),
    from: dayIn(address, 'from'),
    to: dayIn(address, 'to'),
    page: pageIn(address),
  })
}
