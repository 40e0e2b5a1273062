import * as z from 'zod/mini'
import { AUDIT_ACTOR_MAX } from '#shared/constants/content-limits.ts'
import { SECURITY_EVENTS, SECURITY_NETWORK_MAX } from '#shared/constants/security/security-events.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { countInQuery, daysInQuery, pageOf } from '#shared/contract/fields.ts'

export const securityEventSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.enum(SECURITY_EVENTS),
  /** Whose account it is about; null where there is none of the name that was tried, or not any more. */
  user: z.nullable(z.object({ id: z.int(), username: z.string() })),
  /** Where it came from: an address, later its network; null where nobody called, or the reader may not see personal data. */
  network: z.nullable(z.string()),
  /** What the caller says it is (`User-Agent`); null where `network` is. */
  device: z.nullable(z.string()),
  /** What was called, or how many sessions ended. */
  detail: z.nullable(z.string()),
})
export type SecurityEvent = z.infer<typeof securityEventSchema>

export const securityEventsSearchSchema = z.object({
  kind: z.optional(z.enum(SECURITY_EVENTS)),
  user: z.optional(z.string().check(z.trim(), z.maxLength(AUDIT_ACTOR_MAX))),
  network: z.optional(z.string().check(z.trim(), z.maxLength(SECURITY_NETWORK_MAX))),
  ...daysInQuery,
  page: z.prefault(countInQuery(1_000_000), '1'),
})
export type SecurityEventsSearch = z.output<typeof securityEventsSearchSchema>

export const securityEventsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/security-events',
    summary:
      'Sign-ins, failed ones, changes of passwords and refusals, newest first: kept for 90 days, addresses for 14. Networks are told, and looked for, only with `view_personal_data`.',
    access: 'view_security_events',
    query: securityEventsSearchSchema,
    reply: pageOf(securityEventSchema),
  }),
}
