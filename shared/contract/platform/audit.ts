import * as z from 'zod/mini'
import { AUDIT_ACTIONS, AUDIT_NOUNS } from '#shared/constants/audit.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { countInQuery, pageOf } from '#shared/contract/fields.ts'

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Who did it; null once that account was deleted. */
  actor: z.nullable(z.object({ id: z.int(), username: z.string() })),
  action: z.enum(AUDIT_ACTIONS),
  noun: z.enum(AUDIT_NOUNS),
  /** 0 when it was not done to one of them. */
  nounId: z.int(),
  description: z.string(),
  /** What stood before and after, field by field; null where there is nothing to show. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

export const auditSearchSchema = z.object({
  actor: z.optional(z.string().check(z.trim(), z.maxLength(64))),
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  noun: z.optional(z.enum(AUDIT_NOUNS)),
  nounId: z.optional(idParams.shape.id),
  /** Days in UTC, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  page: z.prefault(countInQuery(1_000_000), '1'),
})
export type AuditSearch = z.output<typeof auditSearchSchema>

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    summary: 'The log of changes by staff, newest first; nothing can edit it.',
    access: 'view_audit_log',
    query: auditSearchSchema,
    reply: pageOf(auditEntrySchema),
  }),
}
