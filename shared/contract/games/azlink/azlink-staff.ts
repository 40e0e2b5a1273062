/** AzLink beside a game server, as staff see and set it. */
import * as z from 'zod/mini'
import { AZLINK_WAKE_PORT, WAKE_HOST_MAX } from '#shared/constants/games/azlink.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

export const azlinkSettingsSchema = z.object({
  /** Where the plugin is told that there is something for it; null: nowhere, it asks each minute. A name or an address. */
  wakeHost: z.nullable(
    z.pipe(
      z
        .string()
        .check(z.trim(), z.maxLength(WAKE_HOST_MAX, say('tooLong')), z.regex(/^[\w.:-]*$/, say('hostname'))),
      z.transform((host: string) => (host === '' ? null : host)),
    ),
  ),
  wakePort: z._default(
    z.int(say('wholeNumber')).check(z.minimum(1, say('outOfBounds')), z.maximum(65_535, say('outOfBounds'))),
    AZLINK_WAKE_PORT,
  ),
  /** It is the console of a proxy, as staff know. */
  isProxy: z.boolean(),
  /** Commands count as sent although nobody tells that they ran. */
  isWithoutReceipts: z.boolean(),
})
export type AzlinkSettings = z.output<typeof azlinkSettingsSchema>

/** Of what stands between a plugin and commands. */
const AZLINK_STATES = [
  'never_polled',
  'silent',
  'proxy_unmarked',
  'no_receipts',
  'ready',
  'without_receipts',
] as const

const azlinkPluginSchema = z.object({
  keyName: z.string(),
  /** Of the plugin, and of what it runs in; null before it first asked. */
  version: z.nullable(z.string()),
  platform: z.nullable(z.string()),
  polledAt: z.nullable(z.iso.datetime()),
  /** How many commands it was last sent. */
  told: z.int(),
  state: z.enum(AZLINK_STATES),
  /** From how many addresses it asked in the last minutes: of one plugin there is one. */
  addresses: z.int(),
  /** It asks from one address more often than one plugin does. */
  asksTwice: z.boolean(),
  /** Of its machine and its worlds, as it tells each quarter of an hour; null before, and where it told none. */
  load: z.nullable(
    z.object({
      /** Megabytes that the game uses. */
      ram: z.nullable(z.number()),
      /** Percent. */
      cpu: z.nullable(z.number()),
      tps: z.nullable(z.number()),
      chunks: z.nullable(z.number()),
      entities: z.nullable(z.number()),
    }),
  ),
})
export type AzlinkPlugin = z.infer<typeof azlinkPluginSchema>

export const azlinkViewSchema = z.object({
  /** What the plugin is set up with, before the key. */
  siteUrl: z.string(),
  settings: z.object({
    wakeHost: z.nullable(z.string()),
    wakePort: z.int(),
    isProxy: z.boolean(),
    isWithoutReceipts: z.boolean(),
    version: z.int(),
  }),
  /** By key, the last heard first. */
  plugins: z.array(azlinkPluginSchema),
})
export type AzlinkView = z.infer<typeof azlinkViewSchema>

/** What came of waking: it answered, nobody did, it has another key, it is not set up. */
export const WAKE_OUTCOMES = ['reached', 'refused', 'other_key', 'not_set_up'] as const
export type WakeOutcome = (typeof WAKE_OUTCOMES)[number]

export const azlinkStaffEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/servers/:id/azlink',
    summary: 'What the plugin AzLink of a game server is, and what is set for it.',
    access: 'manage_game_servers',
    params: idParams,
    reply: azlinkViewSchema,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/admin/servers/:id/azlink',
    summary:
      'Sets where AzLink is woken, whether it is the console of a proxy, and whether it is believed without receipts.',
    access: 'manage_game_servers',
    params: idParams,
    body: z.extend(azlinkSettingsSchema, { version: z.int() }),
    reply: azlinkViewSchema,
  }),
  tryWaking: endpoint({
    method: 'POST',
    path: '/admin/servers/:id/azlink/wake',
    summary: 'Wakes AzLink where it is set to be, and tells no more than what came of it.',
    access: 'manage_game_servers',
    params: idParams,
    reply: z.object({ outcome: z.enum(WAKE_OUTCOMES) }),
  }),
}
