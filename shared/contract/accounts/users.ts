import * as z from 'zod/mini'
import { USERS_PAGE_SIZE, USERS_PAGE_SIZE_MAX, USERS_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import { SECURITY_NETWORK_MAX } from '#shared/constants/security/security-events.ts'
import { STAFF_RANKS } from '#shared/constants/staff-ranks.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { countInQuery, emailSchema, pageOf, versionSchema } from '#shared/contract/fields.ts'
import { file } from '#shared/contract/forms.ts'
import { discordUsernameSchema, usernameSchema } from './account-fields.ts'
import { banSchema } from './bans/bans.ts'
import { sessionIdSchema } from './own-sessions.ts'
import { profileSchema } from './profile.ts'

export const userSchema = z.object({
  id: z.int(),
  username: z.string(),
  /** Null for whoever may not see personal data. */
  email: z.nullable(z.string()),
  /** What takes the place of `email` once it is confirmed; null for the same, too. */
  pendingEmail: z.nullable(z.string()),
  emailVerified: z.boolean(),
  discordUsername: z.nullable(z.string()),
  /** A key of the rank texts, which staff have given; null where they gave none. */
  rank: z.nullable(z.string()),
  roles: z.array(z.string()),
  joinDate: z.iso.datetime(),
  /** To a few minutes; null for whoever was never signed in. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  /** What the account was called before, the latest first. */
  formerNames: z.array(z.object({ username: z.string(), until: z.iso.datetime() })),
  /** Null when the account is not banned; a ban without an end has no `until`, one whose maker has left no `by`. */
  ban: z.nullable(
    z.object({
      reason: z.string(),
      at: z.iso.datetime(),
      until: z.nullable(z.iso.datetime()),
      by: z.nullable(z.string()),
    }),
  ),
  /** When the account is erased that its owner has deleted; null where nobody has. */
  deletionAt: z.nullable(z.iso.datetime()),
  version: z.int(),
})
export type User = z.infer<typeof userSchema>

export const USER_SORTS = [
  'joined-desc',
  'joined-asc',
  'username-asc',
  'username-desc',
  'seen-desc',
  'seen-asc',
] as const
export type UserSort = (typeof USER_SORTS)[number]

/** Beside a day, before which somebody was last seen. */
export const SEEN_CHOICES = ['never', 'over-30-days'] as const

/** A yes or no as it stands in a query. */
const flagInQuery = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)

const filterShape = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(USERS_SEARCH_MAX))),
  role: z.optional(z.string().check(z.maxLength(100))),
  seen: z.optional(z.union([z.enum(SEEN_CHOICES), z.iso.date()])),
  network: z.optional(z.string().check(z.trim(), z.maxLength(SECURITY_NETWORK_MAX))),
  sort: z._default(z.enum(USER_SORTS), 'joined-desc'),
}

export const userSearchSchema = z.object({
  ...filterShape,
  banned: z.optional(flagInQuery),
  unverified: z.optional(flagInQuery),
  page: z.prefault(countInQuery(1_000_000), '1'),
  pageSize: z.prefault(countInQuery(USERS_PAGE_SIZE_MAX), String(USERS_PAGE_SIZE)),
})
export type UserSearch = z.output<typeof userSearchSchema>

/** A whole list, as it is searched and ordered page by page. */
export const userExportSchema = z.object({
  ...filterShape,
  banned: z.optional(z.boolean()),
  unverified: z.optional(z.boolean()),
})
export type UserExport = z.output<typeof userExportSchema>

export const userPageSchema = z.extend(pageOf(userSchema), {
  /** True when more than `total` match: counting stops at 10,000. */
  hasMore: z.boolean(),
})

export const userChangeSchema = z.object({
  username: z.optional(usernameSchema),
  /** Null, as whoever may not see it is told, changes nothing. */
  email: z.optional(z.nullable(emailSchema)),
  discordUsername: z.optional(z.nullable(discordUsernameSchema)),
  /** It stands before what was earned in the games; null takes it back. */
  rank: z.optional(z.nullable(z.enum(STAFF_RANKS))),
  roles: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))),
  version: z.optional(versionSchema),
})
export type UserChange = z.infer<typeof userChangeSchema>

/** Everything staff may see of one account. */
export const userDetailsSchema = z.extend(userSchema, {
  balance: profileSchema.shape.balance,
  level: z.int(),
  tier: profileSchema.shape.tier,
  /** Since when signing in takes a second factor, and when that ends because staff ended it; null where it does not. */
  secondFactor: z.nullable(z.object({ since: z.iso.datetime(), endsAt: z.nullable(z.iso.datetime()) })),
  /** Whether anything was ever told of the player: else the figures are zeros that nobody counted. */
  hasFigures: z.boolean(),
  ...z.pick(profileSchema, { playtimeMinutes: true, kills: true, deaths: true }).shape,
  /** Where it is open now; absent for whoever may not see personal data. */
  sessions: z.optional(
    z.array(
      z.object({
        /** By which it can be ended; opens nothing. */
        id: z.string(),
        /** Whether it is the one that asks. */
        isCurrent: z.boolean(),
        /** The browser and what it runs on, in the language of the caller. */
        device: z.string(),
        /** Too wide to tell one machine from another. */
        network: z.nullable(z.string()),
        createdAt: z.iso.datetime(),
        /** To five minutes. */
        usedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
        isRemembered: z.boolean(),
      }),
    ),
  ),
  /** The latest reviews, hidden ones included. */
  reviews: z.array(
    z.object({ id: z.int(), message: z.string(), date: z.iso.datetime(), isHidden: z.boolean() }),
  ),
})
export type UserDetails = z.infer<typeof userDetailsSchema>

const roleNames = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))
export const bulkRoleChangeSchema = z.object({
  ids: z.array(z.int()).check(z.minLength(1), z.maxLength(200)),
  add: z.optional(roleNames),
  remove: z.optional(roleNames),
})
export type BulkRoleChange = z.infer<typeof bulkRoleChangeSchema>

export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary:
      'Accounts, by page. `search` looks in names and, for whoever may see them, in addresses (one or two letters: at their start), and at the start of former names. `role` keeps the holders of a role, `banned` those who are, `unverified` those whose address nobody has confirmed, `seen` those who `never` were signed in, were not for `over-30-days`, or were last before a day (UTC); `network`, an address or a CIDR range and only with `view_personal_data`, those who signed in from there in the last 90 days.',
    access: 'view_users',
    query: userSearchSchema,
    reply: userPageSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/users/:id',
    summary:
      'Changes the fields given; nobody can give or take a permission they do not hold, nor change an address they may not see.',
    access: 'edit_users',
    errors: ['username_taken', 'email_taken', 'last_administrator'],
    params: idParams,
    body: userChangeSchema,
    needsConfirmation: ({ email, roles }) => email !== undefined || roles !== undefined,
    reply: userSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/users/:id',
    summary: 'One account with everything staff may see.',
    access: 'view_users',
    params: idParams,
    reply: userDetailsSchema,
  }),
  ban: endpoint({
    method: 'POST',
    path: '/admin/users/:id/ban',
    summary: 'Bans an account, until a time or until it is lifted; every call of it is refused at once.',
    access: 'ban_users',
    errors: ['last_administrator', 'conflict'],
    params: idParams,
    body: banSchema,
    reply: userSchema,
  }),
  unban: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id/ban',
    summary: 'Lifts the ban of an account; where `known` is sent, the `at` of a ban, no other one than that.',
    access: 'ban_users',
    errors: ['conflict'],
    params: idParams,
    query: z.object({ known: z.optional(z.iso.datetime()) }),
    reply: userSchema,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id/sessions',
    summary: 'Signs an account out everywhere, except for the session that asks.',
    access: 'edit_users',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id/sessions/:session',
    summary: 'Ends one session of an account; answers the same when it has ended already.',
    access: 'edit_users',
    status: 204,
    params: z.extend(idParams, { session: sessionIdSchema }),
    reply: noContent,
  }),
  changeRoles: endpoint({
    method: 'POST',
    path: '/admin/users/roles',
    summary: 'Gives roles to accounts and takes others away, for all of them or for none.',
    access: 'edit_users',
    errors: ['not_found', 'last_administrator'],
    body: bulkRoleChangeSchema,
    needsConfirmation: true,
    reply: z.array(userSchema),
  }),
  export: endpoint({
    method: 'POST',
    path: '/admin/users/export',
    summary:
      'The whole list as a CSV file with a UTF-8 mark, delimited by `;` in Russian and `,` in English, with the filters of the list, without addresses for whoever may not see them; is written to the log.',
    access: 'view_users',
    body: userExportSchema,
    needsConfirmation: true,
    reply: file(['text/csv']),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id',
    summary: 'Deletes an account with everything personal and ends its sessions; its reviews stay, unnamed.',
    access: 'delete_users',
    errors: ['last_administrator'],
    status: 204,
    needsConfirmation: true,
    params: idParams,
    reply: noContent,
  }),
}
