import * as z from 'zod/mini'
import { ROLE_NAME_MAX } from '#shared/constants/content-limits.ts'
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema, versionSchema } from '#shared/contract/fields.ts'

const permissionsSchema = z.array(z.enum(PERMISSIONS)).check(z.maxLength(100))

export const roleSchema = z.object({
  id: z.int(),
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Whether holders without a second factor can only set one up. */
  requiresSecondFactor: z.boolean(),
  /** How many accounts hold it. */
  holders: z.int(),
  version: z.int(),
})
export type Role = z.infer<typeof roleSchema>

export const roleDraftSchema = z.object({
  name: lineSchema(ROLE_NAME_MAX),
  permissions: permissionsSchema,
  requiresSecondFactor: z.optional(z.boolean()),
})
export type RoleDraft = z.infer<typeof roleDraftSchema>
export const roleChangeSchema = z.extend(z.partial(roleDraftSchema), { version: z.optional(versionSchema) })
export type RoleChange = z.infer<typeof roleChangeSchema>

export const roleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/roles',
    summary: 'The roles with their permissions and the number of holders.',
    access: ['manage_roles', 'view_users'],
    reply: z.array(roleSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/roles',
    summary: 'Creates a role out of permissions the caller holds.',
    access: 'manage_roles',
    errors: ['role_name_taken'],
    needsConfirmation: true,
    status: 201,
    body: roleDraftSchema,
    reply: roleSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/roles/:id',
    summary:
      'Changes a role; a stale version is a conflict; of the role `admin` only `requiresSecondFactor` can be changed.',
    access: 'manage_roles',
    errors: ['role_name_taken', 'role_protected', 'last_administrator'],
    needsConfirmation: true,
    params: idParams,
    body: roleChangeSchema,
    reply: roleSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/roles/:id',
    summary: 'Deletes a role and takes it from its holders; the role `admin` is protected.',
    access: 'manage_roles',
    errors: ['role_protected', 'last_administrator'],
    needsConfirmation: true,
    status: 204,
    params: idParams,
    reply: noContent,
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/admin/permissions',
    summary: 'Every permission there is, with what it allows in the language of the caller.',
    access: 'manage_roles',
    reply: z.array(z.object({ key: z.enum(PERMISSIONS), description: z.string() })),
  }),
}
