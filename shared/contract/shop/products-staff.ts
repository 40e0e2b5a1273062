/** The catalogue as staff fill it. */
import * as z from 'zod/mini'
import { ACTION_MOMENTS, PRODUCT_QUANTITY_MAX } from '#shared/constants/shop/products.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { orderSchema } from '#shared/contract/fields.ts'
import { minecraftNameSchema } from '#shared/contract/games/game-commands.ts'
import {
  productChangeSchema,
  productDraftSchema,
  productShape,
  staffProductSchema,
} from './product-fields.ts'

/** One command as one game server would be sent it. */
export const plannedCommandSchema = z.object({
  when: z.enum(ACTION_MOMENTS),
  gameServerId: z.int(),
  /** Null where it is gone. */
  gameServer: z.nullable(z.string()),
  /** Null as long as it waits for what is not known. */
  command: z.nullable(z.string()),
  waitsFor: z.array(z.string()),
  /** How often it is sent, one after another. */
  times: z.int(),
  requiresOnline: z.boolean(),
  freeSlots: z.int(),
  idempotent: z.boolean(),
})
export type PlannedCommand = z.infer<typeof plannedCommandSchema>

const removedProductSchema = z.extend(
  z.pick(z.object(productShape), { key: true, name_ru: true, name_en: true }),
  { id: z.int(), removedAt: z.iso.datetime() },
)
export type RemovedProduct = z.infer<typeof removedProductSchema>

const changesCommands = ({ actions }: { actions?: readonly { kind: string }[] | undefined }) =>
  actions?.some(({ kind }) => kind === 'command') ?? false

const ERRORS = ['catalogue_full'] as const

export const staffProductEndpoints = {
  listForStaff: endpoint({
    method: 'GET',
    path: '/admin/shop/products',
    summary: 'Every product, hidden ones included, in their order.',
    access: 'manage_shop',
    reply: z.array(staffProductSchema),
  }),
  listRemoved: endpoint({
    method: 'GET',
    path: '/admin/shop/products/removed',
    summary: 'The products that were removed, the latest first: each can be restored.',
    access: 'manage_shop',
    reply: z.array(removedProductSchema),
  }),
  options: endpoint({
    method: 'GET',
    path: '/admin/shop/options',
    summary: 'The Minecraft servers and the roles that actions can name.',
    access: 'manage_shop',
    reply: z.object({
      gameServers: z.array(z.object({ id: z.int(), name: z.string() })),
      /** Whether the caller holds all that a role permits, so that a product may give it. */
      roles: z.array(z.object({ name: z.string(), isAllowed: z.boolean() })),
    }),
  }),
  setOrder: endpoint({
    method: 'PUT',
    path: '/admin/shop/products/order',
    summary:
      'Puts the products in the order of their ids; every one must be named once. An order that is stale is a conflict.',
    access: 'manage_shop',
    body: orderSchema(1000),
    reply: z.array(staffProductSchema),
  }),
  dryRun: endpoint({
    method: 'POST',
    path: '/admin/shop/products/dry-run',
    summary: 'Every command of these actions exactly as it would be sent for a player. Nothing is sent.',
    access: 'manage_shop',
    body: z.object({
      player: minecraftNameSchema,
      /** Under which a game server last named the player, where somebody knows it. */
      uuid: z.optional(z.nullable(z.uuid())),
      quantity: z.int().check(z.minimum(1), z.maximum(PRODUCT_QUANTITY_MAX)),
      durationDays: productShape.durationDays,
      actions: productShape.actions,
    }),
    reply: z.array(plannedCommandSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/shop/products',
    summary:
      'Adds a product behind the others. Commands take the permission `send_game_commands`, LandCoins `manage_balances` as well.',
    access: 'manage_shop',
    status: 201,
    errors: ERRORS,
    needsConfirmation: changesCommands,
    body: productDraftSchema,
    reply: staffProductSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/shop/products/:id',
    summary:
      'Changes the fields given; a stale version is a conflict. Commands take the permission `send_game_commands`, LandCoins `manage_balances` as well.',
    access: 'manage_shop',
    errors: ERRORS,
    needsConfirmation: changesCommands,
    params: idParams,
    body: productChangeSchema,
    reply: staffProductSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/shop/products/:id',
    summary: 'Removes a product; it can be restored.',
    access: 'manage_shop',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/shop/products/:id/restore',
    summary: 'Takes the removal of a product back.',
    access: 'manage_shop',
    errors: ERRORS,
    params: idParams,
    reply: staffProductSchema,
  }),
  double: endpoint({
    method: 'POST',
    path: '/admin/shop/products/:id/double',
    summary:
      'Adds a hidden copy of a product. One with commands takes the permission `send_game_commands`, LandCoins `manage_balances` as well.',
    access: 'manage_shop',
    status: 201,
    errors: ERRORS,
    params: idParams,
    reply: staffProductSchema,
  }),
}
