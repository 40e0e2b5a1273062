/** What the plugin AzLink asks and tells, in its own words. Its key says which game server it is. */
import * as z from 'zod/mini'
import { ONLINE_MAX } from '#shared/constants/games/agents.ts'
import { AZLINK_AMOUNT_MAX, AZLINK_KEY_HEADER } from '#shared/constants/games/azlink.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'

/** What a program calls itself: cut, and without what nobody sees. */
const namedSchema = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
      .trim()
      .slice(0, 60),
  ),
)
const figure = z.catch(z.optional(z.number()), undefined)

export const azlinkPollSchema = z.object({
  platform: z.object({ type: namedSchema, name: namedSchema, version: namedSchema }),
  /** Of the plugin. */
  version: namedSchema,
  /** Who is in the game now. */
  players: z
    .array(z.object({ name: z.string().check(z.maxLength(100)), uuid: z.guid() }))
    .check(z.maxLength(ONLINE_MAX)),
  maxPlayers: z.int(),
  full: z.optional(z.boolean()),
  /** Come each quarter of an hour. */
  system: z.optional(z.nullable(z.object({ ram: figure, cpu: figure }))),
  worlds: z.optional(z.nullable(z.object({ tps: figure, chunks: figure, entities: figure }))),
})
export type AzlinkPoll = z.output<typeof azlinkPollSchema>

export const azlinkAnswerSchema = z.object({
  game: z.literal('minecraft'),
  /** By player, in the order in which they are run. `__proto__` is a name like any other. */
  commands: z.custom<Record<string, string[]>>((value) => typeof value === 'object' && value !== null),
  /** More is ready. */
  retry: z.boolean(),
  /** The one of receipts, and with the scope `economy` those whose LandCoins may be changed: `id` is their account. */
  users: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      /** The UUID under which the game server last named them. */
      uid: z.optional(z.nullable(z.string())),
      money: z.number(),
    }),
  ),
})
export type AzlinkAnswer = z.output<typeof azlinkAnswerSchema>

const MONEY_ERRORS = [
  'missing_scope',
  'unknown_player',
  'ceiling_reached',
  'not_enough_landcoins',
  'balance_too_high',
] as const
const balancesSchema = z.object({ old_balance: z.number(), new_balance: z.number() })
/** A receipt may be any whole number, money only so much. */
const receiptOrAmountSchema = z.object({ amount: z.int().check(z.minimum(1)) })

/** Java before 18 reads by the letters of its machine: of a Russian Windows, or in a container of ASCII alone. */
const ofPlugin = { keyHeader: AZLINK_KEY_HEADER, isAlwaysOpen: true, isAscii: true } as const

export const azlinkEndpoints = {
  greet: endpoint({
    ...ofPlugin,
    method: 'GET',
    path: '/azlink',
    summary: 'Tells AzLink that its key is right. It asks when it starts.',
    access: 'game-server',
    reply: z.object({ status: z.literal('success'), game: z.literal('minecraft') }),
  }),
  poll: endpoint({
    ...ofPlugin,
    method: 'POST',
    path: '/azlink',
    summary:
      'Takes who is in the game and hands commands to AzLink, each once; behind each of them stands the one by which it tells that it ran them.',
    access: 'game-server:deliver',
    errors: ['not_found'],
    body: azlinkPollSchema,
    reply: azlinkAnswerSchema,
  }),
  addMoney: endpoint({
    ...ofPlugin,
    method: 'POST',
    path: '/azlink/user/:id/money/add',
    summary: 'Takes a receipt: the console ran a command up to here. Or gives a player LandCoins.',
    access: 'game-server',
    errors: MONEY_ERRORS,
    params: idParams,
    body: receiptOrAmountSchema,
    reply: balancesSchema,
  }),
  removeMoney: endpoint({
    ...ofPlugin,
    method: 'POST',
    path: '/azlink/user/:id/money/remove',
    summary: 'Takes LandCoins of a player.',
    access: 'game-server',
    errors: MONEY_ERRORS,
    params: idParams,
    body: z.object({ amount: z.int().check(z.minimum(1), z.maximum(AZLINK_AMOUNT_MAX)) }),
    reply: balancesSchema,
  }),
  setMoney: endpoint({
    ...ofPlugin,
    method: 'POST',
    path: '/azlink/user/:id/money/set',
    summary: 'Sets how many LandCoins a player has.',
    access: 'game-server',
    errors: MONEY_ERRORS,
    params: idParams,
    body: z.object({ amount: z.int().check(z.minimum(0), z.maximum(AZLINK_AMOUNT_MAX)) }),
    reply: balancesSchema,
  }),
  register: endpoint({
    ...ofPlugin,
    method: 'POST',
    path: '/azlink/register',
    summary: 'Refused always: who holds the files of a game server makes no accounts.',
    access: 'game-server',
    errors: ['not_allowed'],
    reply: z.never(),
  }),
  changeEmail: endpoint({
    ...ofPlugin,
    method: 'POST',
    path: '/azlink/email',
    summary: 'Refused always: who holds the files of a game server takes no accounts.',
    access: 'game-server',
    errors: ['not_allowed'],
    reply: z.never(),
  }),
  changePassword: endpoint({
    ...ofPlugin,
    method: 'POST',
    path: '/azlink/password',
    summary: 'Refused always: who holds the files of a game server takes no accounts.',
    access: 'game-server',
    errors: ['not_allowed'],
    reply: z.never(),
  }),
}
