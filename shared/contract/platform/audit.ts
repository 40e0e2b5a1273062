import * as z from 'zod/mini'
import { AUDIT_ACTIONS } from '#shared/constants/audit.ts'
import { AUDIT_ACTOR_MAX } from '#shared/constants/content-limits.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { countInQuery, daysInQuery, pageOf } from '#shared/contract/fields.ts'

/** The name of one of `all-audit-nouns.ts`, or of one that was among them once. */
const auditNounSchema = z.string().check(z.regex(/^[a-z_]{1,64}$/))

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Who did it; null once that account was deleted. */
  actor: z.nullable(z.object({ id: z.int(), username: z.string() })),
  /** The name of the key by which a program did it for them; null where they did it themselves. */
  keyName: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
  noun: auditNounSchema,
  /** 0 when it was not done to one of them. */
  nounId: z.int(),
  description: z.string(),
  /** What stood before and after, field by field; null where there is nothing to show. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditSearchSchema = z.object({
  actor: z.optional(z.string().check(z.trim(), z.maxLength(AUDIT_ACTOR_MAX))),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  noun: z.optional(auditNounSchema),
  nounId: z.optional(idParams.shape.id),
  ...daysInQuery,
  page: z.prefault(countInQuery(1_000_000), '1'),
})
export type AuditSearch = z.output<typeof auditSearchSchema>

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    summary:
      'The log of changes by staff, newest first; nothing can edit it. Addresses stand in it only for whoever may see them.',
    access: 'view_audit_log',
    scope: 'audit',
    query: auditSearchSchema,
    reply: pageOf(auditEntrySchema),
  }),
}
