import { AUDIT_ACTIONS } from '#shared/constants/audit.ts'
import { findAuditNoun } from '#shared/contract/all-audit-nouns.ts'
import type { AuditQuery } from './audit.queries.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[1-9]\d{0,14}$/
const PAGE = /^[1-9]\d{0,5}$/

/** What an address asks of the log; whatever the log does not know is left out. */
export function auditQueryIn(address: URLSearchParams): AuditQuery {
  const matching = (key: string, rule: RegExp) => {
    const text = address.get(key)
    return text && rule.test(text) ? text : undefined
  }
  const day = (key: string) => {
    const text = matching(key, DAY)
    return text && !Number.isNaN(Date.parse(text)) ? text : undefined
  }
  return withoutGaps({
    actor: address.get('actor')?.trim().slice(0, 64) || undefined,
    action: AUDIT_ACTIONS.find((action) => action === address.get('action')),
    noun: findAuditNoun(address.get('noun'))?.name,
    nounId: matching('nounId', ID),
    from: day('from'),
    to: day('to'),
    page: matching('page', PAGE) ?? '1',
  })
}

function withoutGaps(query: { [Key in keyof AuditQuery]: AuditQuery[Key] | undefined }): AuditQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as AuditQuery
}
