/** Commands on their way to game servers, as staff see them. */
import * as z from 'zod/mini'
import {
  DELIVERIES_PAGE_SIZE,
  DELIVERY_FILTERS,
  DELIVERY_ORDER_MAX,
  DELIVERY_PLAYER_MAX,
  DELIVERY_REASON_MAX,
  DELIVERY_STATES,
} from '#shared/constants/games/deliveries.ts'
import { FREE_SLOTS_MAX } from '#shared/constants/shop/products.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { countInQuery, lineSchema, pageOf } from '#shared/contract/fields.ts'
import { gameNameSchema, playerUuidSchema } from './bridge.ts'
import { gameCommandSchema } from './game-commands.ts'

export const deliverySchema = z.object({
  id: z.uuid(),
  state: z.enum(DELIVERY_STATES),
  /** Counts from 1; 0 as long as nobody has had it. */
  attempt: z.int(),
  /** As it would be sent now; with its placeholders where a value is not known. */
  command: z.string(),
  player: z.string(),
  gameServerId: z.int(),
  /** Null where it is gone. */
  gameServer: z.nullable(z.string()),
  orderId: z.nullable(z.uuid()),
  orderNumber: z.nullable(z.string()),
  requiresOnline: z.boolean(),
  freeSlots: z.int(),
  idempotent: z.boolean(),
  /** It takes back what another gave. */
  isRevoke: z.boolean(),
  /** The money for it went back while a game had it, or nobody knew whether one had run it. */
  isRefunded: z.boolean(),
  /** What the game answered; null as long as there is nothing. */
  output: z.nullable(z.string()),
  /** Whether the game or the staff said that it was done; false where it was sent, and nobody tells. Null as long as it is not done. */
  isConfirmed: z.nullable(z.boolean()),
  /** Why it stands where it stands, where somebody said. */
  reason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
})
export type Delivery = z.infer<typeof deliverySchema>

/** A moment in which one came to stand where it stood. */
export const deliveryEventSchema = z.object({
  at: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  attempt: z.int(),
  output: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Who of the staff decided so; null where nobody did, or whose account is gone. */
  by: z.nullable(z.string()),
})
export type DeliveryEvent = z.infer<typeof deliveryEventSchema>

export const deliverySearchSchema = z.object({
  state: z.optional(z.enum(DELIVERY_FILTERS)),
  gameServerId: z.optional(countInQuery(9_999_999)),
  /** The id or the number of an order. */
  order: z.optional(z.string().check(z.trim(), z.maxLength(DELIVERY_ORDER_MAX))),
  player: z.optional(z.string().check(z.trim(), z.maxLength(DELIVERY_PLAYER_MAX))),
  page: z.prefault(countInQuery(1_000_000), '1'),
  pageSize: z.prefault(countInQuery(DELIVERIES_PAGE_SIZE), String(DELIVERIES_PAGE_SIZE)),
})
export type DeliverySearch = z.output<typeof deliverySearchSchema>

export const deliveryReasonSchema = z.object({ reason: lineSchema(DELIVERY_REASON_MAX) })

/** A command that nobody bought. */
export const deliveryByHandSchema = z.object({
  gameServerId: z.int(),
  player: z.object({ name: gameNameSchema, uuid: playerUuidSchema }),
  command: gameCommandSchema,
  /** Neither, unless it is said. */
  requires: z.optional(
    z.object({
      online: z.optional(z.boolean()),
      freeSlots: z.optional(z.int().check(z.minimum(0), z.maximum(FREE_SLOTS_MAX))),
    }),
  ),
  /** Whether it does no harm when it is run twice; it does, unless it is said. */
  idempotent: z.optional(z.boolean()),
})
export type DeliveryByHand = z.output<typeof deliveryByHandSchema>

export const deliveryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/deliveries',
    summary: 'Commands for game servers, newest first.',
    access: 'manage_deliveries',
    query: deliverySearchSchema,
    reply: pageOf(deliverySchema),
  }),
  send: endpoint({
    method: 'POST',
    path: '/admin/deliveries',
    summary: 'Sends a command to a game server, as its console would run it; written to the log.',
    access: 'send_game_commands',
    needsConfirmation: true,
    status: 201,
    body: deliveryByHandSchema,
    reply: deliverySchema,
  }),
  story: endpoint({
    method: 'GET',
    path: '/admin/deliveries/:id/story',
    summary: 'What has become of one since it was written down, in that order.',
    access: 'manage_deliveries',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ data: z.array(deliveryEventSchema) }),
  }),
  markDone: endpoint({
    method: 'POST',
    path: '/admin/deliveries/:id/done',
    summary: 'Says that it was given by hand; written to the log. One that is settled is refused.',
    access: 'manage_deliveries',
    errors: ['delivery_settled', 'conflict'],
    params: z.object({ id: z.uuid() }),
    body: deliveryReasonSchema,
    reply: deliverySchema,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/deliveries/:id/retry',
    summary:
      'Has it handed out again, at once; written to the log. One that a game has now is refused, and one whose money went back.',
    access: 'manage_deliveries',
    errors: ['delivery_settled', 'delivery_out', 'delivery_refunded', 'conflict'],
    params: z.object({ id: z.uuid() }),
    body: deliveryReasonSchema,
    reply: deliverySchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/admin/deliveries/:id/cancel',
    summary: 'Has it handed out no more; written to the log. One that a game has now is refused.',
    access: 'manage_deliveries',
    errors: ['delivery_settled', 'delivery_out', 'conflict'],
    params: z.object({ id: z.uuid() }),
    body: deliveryReasonSchema,
    reply: deliverySchema,
  }),
}
