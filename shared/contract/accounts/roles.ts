import * as z from 'zod/mini'
import { colorContrast } from '#shared/color-contrast.ts'
import { ROLE_NAME_MAX, ROLES_MAX } from '#shared/constants/content-limits.ts'
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import { ROLE_CONTRAST_MIN, ROLE_GROUND, ROLE_ICONS } from '#shared/constants/roles/role-looks.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema, orderSchema, versionSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const permissionsSchema = z.array(z.enum(PERMISSIONS)).check(z.maxLength(100))

const say = (key: ValidationKey) => key

/** As `#rrggbb`, with words that can be read on every ground of the site. */
export const roleColorSchema = z.string().check(
  z.trim(),
  z.regex(/^#[0-9a-f]{6}$/i, say('color')),
  z.refine((color) => colorContrast(color, ROLE_GROUND) >= ROLE_CONTRAST_MIN, say('colorContrast')),
)

export const roleSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Of its badge; null for that of any. */
  color: z.nullable(z.string()),
  icon: z.nullable(z.enum(ROLE_ICONS)),
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
  color: z.optional(z.nullable(roleColorSchema)),
  icon: z.optional(z.nullable(z.enum(ROLE_ICONS))),
})
export type RoleDraft = z.infer<typeof roleDraftSchema>
export const roleChangeSchema = z.extend(z.partial(roleDraftSchema), { version: z.optional(versionSchema) })
export type RoleChange = z.infer<typeof roleChangeSchema>

export const roleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/roles',
    summary: 'The roles with their permissions and the number of holders, the highest first.',
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
      'Changes a role; a stale version is a conflict; of the role `admin` only `requiresSecondFactor` and its look can be changed.',
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
  double: endpoint({
    method: 'POST',
    path: '/admin/roles/:id/double',
    summary: 'Adds a copy of a role under a name of its own, below it; nobody holds it yet.',
    access: 'manage_roles',
    errors: ['role_name_taken'],
    needsConfirmation: true,
    status: 201,
    params: idParams,
    reply: roleSchema,
  }),
  setOrder: endpoint({
    method: 'PUT',
    path: '/admin/roles/order',
    summary: 'Puts all roles in order: whoever holds several is shown with the highest first.',
    access: 'manage_roles',
    errors: ['conflict'],
    body: orderSchema(ROLES_MAX),
    reply: z.array(roleSchema),
  }),
  permissions: endpoint({
    method: 'GET',
    path: '/admin/permissions',
    summary: 'Every permission there is, with what it allows in the language of the caller.',
    access: 'manage_roles',
    reply: z.array(z.object({ key: z.enum(PERMISSIONS), description: z.string() })),
  }),
}
