/** What is left to do before the site is its operator's: read from how things are, never ticked. */
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

/** What an operator has to do before the site is theirs, in this order. */
export const FIRST_DAY_LINES = [
  'administrator',
  'look',
  'identity',
  'samples',
  'gameServer',
  'launcher',
  'payments',
  'mail',
  'sender',
  'address',
  'backup',
  'search',
  'movedPages',
] as const
export type FirstDayLine = (typeof FIRST_DAY_LINES)[number]

export const firstDaySchema = z.object({
  lines: z.array(z.object({ key: z.enum(FIRST_DAY_LINES), isDone: z.boolean() })),
})
export type FirstDay = z.infer<typeof firstDaySchema>

export const firstDayEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/first-day',
    summary:
      'What a new site needs, each line with whether it is there; without those about what is switched off.',
    access: 'manage_site',
    reply: firstDaySchema,
  }),
}
