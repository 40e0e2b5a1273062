/** Keys by which programs call in the place of the staff who made them, such as builds. */
import * as z from 'zod/mini'
import { API_KEY_DAYS, API_KEY_NAME_MAX, SCOPES } from '#shared/constants/security/scopes.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'

export const apiKeyDraftSchema = z.object({
  name: lineSchema(API_KEY_NAME_MAX),
  scopes: z.array(z.enum(SCOPES)).check(z.minLength(1, 'required'), z.maxLength(SCOPES.length)),
  /** In how many days it ends; null, or left out: it does not end by itself. */
  days: z.optional(z.nullable(z.literal(API_KEY_DAYS))),
})
export type ApiKeyDraft = z.output<typeof apiKeyDraftSchema>

export const apiKeySchema = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Who made it, and by whose permissions it acts. */
  owner: z.object({ id: z.int(), username: z.string() }),
  createdAt: z.iso.datetime(),
  /** Null where it does not end by itself. */
  expiresAt: z.nullable(z.iso.datetime()),
  isExpired: z.boolean(),
  /** To five minutes; null as long as nobody used it. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** From where it was used, the latest first: too wide to tell one machine from another. None of others without `view_personal_data`. */
  networks: z.array(z.string()),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const apiKeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/keys',
    summary: 'Keys, the newest first: one’s own, and those of all for whoever holds `view_users`.',
    access: 'access_admin_panel',
    reply: z.array(apiKeySchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/keys',
    summary: 'Makes a key out of scopes whose permissions the caller holds; `key` is told this once.',
    access: 'access_admin_panel',
    needsConfirmation: true,
    status: 201,
    errors: ['too_many_keys'],
    body: apiKeyDraftSchema,
    reply: z.object({ id: z.int(), key: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/keys/:id',
    summary: 'Ends a key at once: one’s own, or with `edit_users` that of an account one may change.',
    access: 'access_admin_panel',
    needsConfirmation: true,
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
