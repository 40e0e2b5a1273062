/** Whether the shop sells, and who wants to hear that it has opened. */
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

const askedSchema = z.object({ isAsked: z.boolean() })
const MINUTE_MS = 60_000
const LIMITS = [{ max: 60, windowMs: MINUTE_MS, by: 'account' }] as const

export const shopStateSchema = z.object({
  /** Whether anything can be bought now. */
  isOpen: z.boolean(),
  /** Whether players may put roubles on their balances. */
  takesTopUps: z.boolean(),
})
export type ShopState = z.infer<typeof shopStateSchema>

export const shopOpeningEndpoints = {
  state: endpoint({
    method: 'GET',
    path: '/shop/state',
    part: 'shop',
    // The profile stays open, and leads to top-ups where some are taken.
    isAlwaysOpen: true,
    summary: 'Whether the shop sells: it does where its seller is named and somebody takes the money.',
    access: 'public',
    topic: 'products',
    isKept: true,
    reply: shopStateSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/shop/opening',
    part: 'shop',
    summary: 'Whether the player asked to be told when the shop opens.',
    access: 'signed-in',
    reply: askedSchema,
  }),
  ask: endpoint({
    method: 'PUT',
    path: '/shop/opening',
    part: 'shop',
    summary: 'Asks to be told when the shop opens; asking again changes nothing.',
    access: 'signed-in',
    limits: LIMITS,
    reply: askedSchema,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/shop/opening',
    part: 'shop',
    summary: 'Takes that back.',
    access: 'signed-in',
    limits: LIMITS,
    reply: askedSchema,
  }),
}
