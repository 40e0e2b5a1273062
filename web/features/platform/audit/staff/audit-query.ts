import { AUDIT_ACTIONS } from '#shared/constants/audit.ts'
import { findAuditNoun } from '#shared/contract/all-audit-nouns.ts'
import { dayIn, pageIn, textIn, withoutGaps } from '#web/routing/query-values.ts'
import type { AuditQuery } from './audit.queries.ts'

const ID = /^[1-9]\d{0,14}$/

/** What an address asks of the log; whatever the log does not know is left out. */
export function auditQueryIn(address: URLSearchParams): AuditQuery {
  const id = address.get('nounId') ?? ''
  return withoutGaps<AuditQuery>({
    actor: textIn(address, 'actor'),
    action: AUDIT_ACTIONS.find((action) => action === address.get('action')),
    noun: findAuditNoun(address.get('noun'))?.name,
    nounId: ID.test(id) ? id : undefined,
    from: dayIn(address, 'from'),
    to: dayIn(address, 'to'),
    page: pageIn(address),
  })
}
