/** What is done when a product is bought, when its time has ended and when it is refunded. */
import * as z from 'zod/mini'
import { ROLE_NAME_MAX } from '#shared/constants/content-limits.ts'
import { ACTION_MOMENTS, FREE_SLOTS_MAX, PRODUCT_COUNT_MAX } from '#shared/constants/shop/products.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { answerTextSchema } from '#shared/contract/games/answer-texts.ts'
import { gameCommandSchema } from '#shared/contract/games/game-commands.ts'

const ANSWER_MAX = 200

const when = z.enum(ACTION_MOMENTS)

const commandAction = z.object({
  when,
  kind: z.literal('command'),
  /** Null is every Minecraft server. */
  gameServerId: z.nullable(z.int().check(z.minimum(0))),
  command: gameCommandSchema,
  /** It waits until the player is there. */
  requiresOnline: z.boolean(),
  /** So many places have to be free in the inventory. */
  freeSlots: z.int().check(z.minimum(0), z.maximum(FREE_SLOTS_MAX)),
  /** May be run again where nobody knows whether it was. */
  idempotent: z.boolean(),
  /** What an answer must hold, or must not, for it to be done. */
  success: z.optional(answerTextSchema(ANSWER_MAX)),
  failure: z.optional(answerTextSchema(ANSWER_MAX)),
})
const landcoinsAction = z.object({
  when,
  kind: z.literal('landcoins'),
  amount: z.int().check(z.minimum(1), z.maximum(PRODUCT_COUNT_MAX)),
})

export const productActionSchema = z.discriminatedUnion('kind', [
  commandAction,
  z.object({ when, kind: z.literal('role'), role: lineSchema(ROLE_NAME_MAX) }),
  landcoinsAction,
])
export type ProductAction = z.infer<typeof productActionSchema>

/** The same as it stands: a role may be gone, and a text be of before color codes alone were refused. */
export const staffActionSchema = z.discriminatedUnion('kind', [
  z.extend(commandAction, { success: z.optional(z.string()), failure: z.optional(z.string()) }),
  z.object({ when, kind: z.literal('role'), role: z.nullable(z.string()) }),
  landcoinsAction,
])
export type StaffAction = z.infer<typeof staffActionSchema>
