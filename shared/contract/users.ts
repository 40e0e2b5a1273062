import * as z from 'zod/mini'
import { USERS_PAGE_SIZE, USERS_PAGE_SIZE_MAX } from '#shared/constants/content-limits.ts'
import { discordUsernameSchema, emailSchema, usernameSchema } from './account-fields.ts'
import { endpoint, idParams, noContent } from './endpoint.ts'
import { countInQuery, pageOf, versionSchema } from './fields.ts'

export const userSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  discordUsername: z.nullable(z.string()),
  roles: z.array(z.string()),
  joinDate: z.iso.datetime(),
  version: z.int(),
})
export type User = z.infer<typeof userSchema>

export const USER_SORTS = ['joined-desc', 'joined-asc', 'username-asc', 'username-desc'] as const
export type UserSort = (typeof USER_SORTS)[number]

export const userSearchSchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  role: z.optional(z.string().check(z.maxLength(100))),
  sort: z._default(z.enum(USER_SORTS), 'joined-desc'),
  page: z.prefault(countInQuery(1_000_000), '1'),
  pageSize: z.prefault(countInQuery(USERS_PAGE_SIZE_MAX), String(USERS_PAGE_SIZE)),
})
export type UserSearch = z.output<typeof userSearchSchema>

export const userChangeSchema = z.object({
  username: z.optional(usernameSchema),
  email: z.optional(emailSchema),
  discordUsername: z.optional(z.nullable(discordUsernameSchema)),
  roles: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50))),
  version: z.optional(versionSchema),
})
export type UserChange = z.infer<typeof userChangeSchema>

export const userEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'Accounts, by page; `search` looks in names and addresses, `role` keeps the holders of a role.',
    access: 'manage_users',
    query: userSearchSchema,
    reply: pageOf(userSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/users/:id',
    summary: 'Changes the fields given; nobody can give or take a permission they do not hold.',
    access: 'manage_users',
    params: idParams,
    body: userChangeSchema,
    reply: userSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id',
    summary: 'Deletes an account with everything personal and ends its sessions; its reviews stay, unnamed.',
    access: 'manage_users',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
