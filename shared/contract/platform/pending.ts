/** What waits for somebody of the staff: read from how things are, never ticked. */
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

/** In the order in which they are told: first what people wait for. */
export const PENDING_LINES = [
  'appeals',
  'orders',
  'money',
  'topUps',
  'deliveries',
  'reviews',
  'letters',
  'tournaments',
  'jumps',
  'frozenNames',
  'samples',
] as const
export type PendingLine = (typeof PENDING_LINES)[number]

export const pendingSchema = z.object({
  lines: z.array(z.object({ key: z.enum(PENDING_LINES), count: z.int().check(z.positive()) })),
})
export type Pending = z.infer<typeof pendingSchema>

export const pendingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/pending',
    summary:
      'How much of each waits for somebody; without what the reader may not do, and without what is done.',
    access: 'access_admin_panel',
    reply: pendingSchema,
  }),
}
