/** Where somebody is signed in, and the way to end that, for themselves. */
import * as z from 'zod/mini'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'

/** By which a session can be ended; opens nothing. */
export const sessionIdSchema = z.string().check(z.regex(/^[\w-]{1,100}$/))

export const ownSessionSchema = z.object({
  id: z.string(),
  /** The browser and what it runs on, in the language of the caller. */
  device: z.string(),
  /** From where it was opened, too wide to tell one home from another; null of sessions that are older than the record. */
  network: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** To five minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

const limits = [{ max: 60, windowMs: 10 * 60_000, by: 'account' }] as const

export const ownSessionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/profile/sessions',
    summary: 'Where the account is signed in, the session that asks first, then the latest used.',
    access: 'signed-in',
    isAlwaysOpen: true,
    reply: z.array(ownSessionSchema),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/profile/sessions/:id',
    summary: 'Ends one session of the account; answers the same when it has ended already.',
    access: 'signed-in',
    isAlwaysOpen: true,
    status: 204,
    limits,
    params: z.object({ id: sessionIdSchema }),
    reply: noContent,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/profile/sessions',
    summary: 'Ends every session of the account but the one that asks.',
    access: 'signed-in',
    isAlwaysOpen: true,
    status: 204,
    limits,
    reply: noContent,
  }),
}
