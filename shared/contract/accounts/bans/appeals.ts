/** How a ban is appealed while it stands: whoever knows the password of the account may write once, staff answer. */
import * as z from 'zod/mini'
import { APPEAL_MAX } from '#shared/constants/content-limits.ts'
import { signInSchema } from '#shared/contract/accounts/auth.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { textSchema } from '#shared/contract/fields.ts'

export const appealSchema = z.object({
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** What staff answered, and when; null until they did. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
})
export type Appeal = z.infer<typeof appealSchema>

export const standingBanSchema = z.object({
  reason: z.string(),
  /** Null when only staff can end it. */
  until: z.nullable(z.iso.datetime()),
  appeal: z.nullable(appealSchema),
})
export type StandingBan = z.infer<typeof standingBanSchema>

/** What proves an account that nobody can sign in to. */
const proofSchema = z.pick(signInSchema, { username: true, password: true })
export type AppealProof = z.output<typeof proofSchema>

export const appealMessageSchema = z.object({ message: textSchema(APPEAL_MAX, 'appealEmpty') })
export const appealAnswerSchema = z.object({ answer: textSchema(APPEAL_MAX) })

export const openAppealSchema = z.object({
  userId: z.int(),
  username: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
})
export type OpenAppeal = z.infer<typeof openAppealSchema>

const MINUTE_MS = 60_000
/** It tries passwords as signing in does, so it is limited more. */
const limits = [
  { max: 5, windowMs: 10 * MINUTE_MS, by: 'address-and-username' },
  { max: 30, windowMs: 10 * MINUTE_MS, by: 'address' },
] as const

export const appealEndpoints = {
  read: endpoint({
    method: 'POST',
    path: '/ban-appeal/state',
    summary: 'The ban of the account that the password is of, with its appeal; 404 when none stands.',
    access: 'public',
    isAlwaysOpen: true,
    errors: ['bad_credentials', 'not_found'],
    limits,
    body: proofSchema,
    reply: standingBanSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/ban-appeal',
    summary:
      'Appeals the ban of the account that the password is of, once for each ban; sent again it changes nothing.',
    access: 'public',
    isAlwaysOpen: true,
    errors: ['bad_credentials', 'not_found'],
    status: 201,
    limits,
    body: z.extend(proofSchema, appealMessageSchema.shape),
    reply: standingBanSchema,
  }),
  listOpen: endpoint({
    method: 'GET',
    path: '/admin/appeals',
    summary: 'Appeals of standing bans that nobody has answered, oldest first, 50 at most.',
    access: 'ban_users',
    reply: z.array(openAppealSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/users/:id/appeal',
    summary: 'The appeal of the ban that stands; null when there is none.',
    access: ['view_users', 'ban_users'],
    params: idParams,
    reply: z.object({ appeal: z.nullable(appealSchema) }),
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/admin/users/:id/appeal',
    summary:
      'Answers the appeal of the ban that stands, once, and mails the answer; the ban is lifted by a call of its own.',
    access: 'ban_users',
    params: idParams,
    body: appealAnswerSchema,
    reply: appealSchema,
  }),
}
