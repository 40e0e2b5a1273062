/** Who takes part in the tournaments; the tournaments themselves are a collection. */
import * as z from 'zod/mini'
import { TOURNAMENT_REMOVAL_REASON_MAX, USERS_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { countInQuery, lineSchema, pageOf } from '#shared/contract/fields.ts'
import { file } from '#shared/contract/forms.ts'

/** What shows who is registered; no page does but through the collection, which follows it once a second. */
export const REGISTRATIONS_TOPIC = 'tournament-registrations'

const ownRegistrationSchema = z.object({
  tournamentId: z.int(),
  registeredAt: z.iso.datetime(),
  /** Why staff took the player out; null for whoever takes part. */
  removalReason: z.nullable(z.string()),
})

export const staffRegistrationSchema = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  level: z.int(),
  registeredAt: z.iso.datetime(),
  /** A ban stands; the place is kept, as a ban may end before the start. */
  isBanned: z.boolean(),
  removal: z.nullable(z.object({ at: z.iso.datetime(), reason: z.string() })),
})
export type StaffRegistration = z.infer<typeof staffRegistrationSchema>

/** The order they came in, unless another is asked for. */
export const REGISTRATION_SORTS = [
  'registered-asc',
  'registered-desc',
  'username-asc',
  'username-desc',
] as const
export type RegistrationSort = (typeof REGISTRATION_SORTS)[number]

export const registrationSearchSchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(USERS_SEARCH_MAX))),
  sort: z._default(z.enum(REGISTRATION_SORTS), 'registered-asc'),
  page: z.prefault(countInQuery(1_000_000), '1'),
})
export type RegistrationSearch = z.output<typeof registrationSearchSchema>

export const removalSchema = z.object({ reason: lineSchema(TOURNAMENT_REMOVAL_REASON_MAX) })

const MINUTE_MS = 60_000

export const tournamentEndpoints = {
  listOwn: endpoint({
    method: 'GET',
    path: '/tournaments/registrations',
    part: 'tournaments',
    summary: 'For which tournaments the player is registered, and from which staff took them out.',
    access: 'signed-in',
    reply: z.array(ownRegistrationSchema),
  }),
  register: endpoint({
    method: 'POST',
    path: '/tournaments/:id/registration',
    part: 'tournaments',
    summary: 'Registers the player; whoever is registered stays so and is answered the same.',
    access: 'signed-in',
    errors: ['requirements_not_met', 'tournament_full', 'registration_closed'],
    limits: [{ max: 60, windowMs: MINUTE_MS, by: 'account' }],
    params: idParams,
    reply: z.object({
      tournamentId: z.int(),
      registeredAt: z.iso.datetime(),
      /** `8/64`, with this one. */
      participants: z.string(),
    }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/tournaments/:id/registration',
    part: 'tournaments',
    summary: 'Takes the registration back, until registration ends; answers the same when there is none.',
    access: 'signed-in',
    errors: ['registration_closed'],
    status: 204,
    limits: [{ max: 60, windowMs: MINUTE_MS, by: 'account' }],
    params: idParams,
    reply: noContent,
  }),
  listForStaff: endpoint({
    method: 'GET',
    path: '/admin/tournaments/:id/registrations',
    summary:
      'Who is registered for a tournament, by page, in the order they came or by name; `search` looks in names.',
    access: 'manage_content',
    params: idParams,
    query: registrationSearchSchema,
    reply: pageOf(staffRegistrationSchema),
  }),
  export: endpoint({
    method: 'POST',
    path: '/admin/tournaments/:id/registrations/export',
    summary: 'The whole list as a CSV file with a UTF-8 mark; is written to the log.',
    access: 'manage_content',
    needsConfirmation: true,
    params: idParams,
    reply: file(['text/csv']),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/admin/tournament-registrations/:id/removal',
    summary: 'Takes a player out of a tournament and tells them why; they cannot register for it again.',
    access: 'manage_content',
    errors: ['conflict'],
    params: idParams,
    body: removalSchema,
    reply: staffRegistrationSchema,
  }),
  putBack: endpoint({
    method: 'DELETE',
    path: '/admin/tournament-registrations/:id/removal',
    summary: 'Lets a player whom staff took out back in, as long as there is a place, and tells them.',
    access: 'manage_content',
    errors: ['conflict', 'tournament_full'],
    params: idParams,
    reply: staffRegistrationSchema,
  }),
}
