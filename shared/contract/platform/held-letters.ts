/** Letters that were waiting when a backup was made: after it has been restored they go only when staff say so. */
import * as z from 'zod/mini'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'

export const heldLettersSchema = z.object({
  count: z.number(),
  /** When the site was restored; null where none is held. */
  heldAt: z.nullable(z.string()),
})
export type HeldLetters = z.infer<typeof heldLettersSchema>

export const heldLetterEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/held-letters',
    summary: 'How many letters are held since the site was restored from a backup.',
    access: 'manage_site',
    reply: heldLettersSchema,
  }),
  release: endpoint({
    method: 'POST',
    path: '/admin/held-letters/release',
    summary: 'Lets all letters go that are held.',
    access: 'manage_site',
    status: 204,
    reply: noContent,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/held-letters',
    summary: 'Throws all letters away that are held: nobody is told.',
    access: 'manage_site',
    status: 204,
    reply: noContent,
  }),
}
