/** What the editor of a game server holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { addedFeatureId, featureKeysIn, GAME_SERVER_FEATURES } from '#shared/constants/game-server-choices.ts'
import { isGameServerAddress, readGameServerAddress } from '#shared/contract/games/game-server-address.ts'
import {
  type FoundGameServer,
  type GameServerDraft,
  gameServerDraftSchema,
  type StaffGameServer,
} from '#shared/contract/games/game-servers.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { nullWhenEmpty } from '#web/editing/fields/null-when-empty.ts'
import { TICKED } from '#web/editing/set-fields.ts'

const FIELDS = [
  'name_server',
  'ip',
  'description_ru',
  'description_en',
  'difficulty',
  'features_ru',
  'features_en',
  'icon',
  'uptime',
  'players',
  'edition',
  'universeId',
  'declaredState',
  'isHidden',
] as const
export type ServerFields = Readonly<Record<(typeof FIELDS)[number], string>>

/** How a field of the form is tied to what is edited. */
export type BindServerField = (field: keyof ServerFields) => {
  name: string
  label: string
  value: string
  error: string | undefined
  onText: (text: string) => void
}

const NEW: ServerFields = {
  name_server: '',
  ip: '',
  description_ru: '',
  description_en: '',
  difficulty: 'normal',
  features_ru: '',
  features_en: '',
  icon: 'Swords',
  uptime: '',
  players: '',
  edition: 'java',
  universeId: '',
  declaredState: '',
  isHidden: '',
}

export function serverFieldsOf(server: StaffGameServer | null): ServerFields {
  if (!server) return NEW
  return {
    name_server: server.name_server,
    ip: server.ip,
    description_ru: server.description_ru,
    description_en: server.description_en,
    difficulty: server.difficulty,
    features_ru: listFeatures(server.features_ru).join(),
    features_en: listFeatures(server.features_en).join(),
    icon: server.icon,
    uptime: server.uptime,
    players: server.players,
    edition: server.edition,
    universeId: server.universeId ?? '',
    declaredState: server.declaredState ?? '',
    isHidden: server.isHidden ? TICKED : '',
  }
}

/** The keys of a list such as `openWorld, zombies` that can have names, in their own order, those that staff added last. */
export function listFeatures(list: string): string[] {
  const keys = new Set(featureKeysIn(list))
  const added = [...keys].filter((key) => addedFeatureId(key) !== null)
  return [...GAME_SERVER_FEATURES.filter((key) => keys.has(key)), ...added.toSorted()]
}

export function toggleFeature(list: string, key: string): string {
  const keys = listFeatures(list)
  return (
    keys.includes(key) ? keys.filter((each) => each !== key) : listFeatures([...keys, key].join())
  ).join()
}

const { type: _, ...shape } = gameServerDraftSchema.shape

/** Which game it is the address says. */
export const serverFormSchema = z
  .object({
    ...shape,
    ip: z.pipe(
      z.transform((typed: unknown) => readGameServerAddress(String(typed ?? '')).ip),
      shape.ip,
    ),
    universeId: z.optional(z.pipe(nullWhenEmpty, shape.universeId)),
    declaredState: z.pipe(nullWhenEmpty, shape.declaredState),
  })
  .check(
    z.refine<Record<string, unknown>>(
      ({ ip }) => {
        const address = readGameServerAddress(String(ip ?? ''))
        return isGameServerAddress(address.type, address.ip)
      },
      { path: ['ip'], message: 'gameServerAddress' satisfies ValidationKey, when: () => true },
    ),
  )
export type ServerFormValues = z.output<typeof serverFormSchema>

/** What is sent; of a new one that was not asked yet the server finds out by itself what nobody said. */
export function serverChangeOf(values: ServerFormValues, wasAsked: boolean): GameServerDraft {
  const sent = { ...values, type: readGameServerAddress(values.ip).type }
  if (wasAsked || values.players !== '') return sent
  const { players: _, edition: __, universeId, ...said } = sent
  return { ...said, ...(universeId && { universeId }) }
}

/** The fields that say something of one address alone. */
export const FIELDS_OF_ADDRESS = ['players', 'uptime', 'universeId'] as const satisfies (keyof ServerFields)[]

/** What an answer says of the fields. */
export function fieldsFound({
  type,
  state,
  edition,
  universeId,
  answer,
}: FoundGameServer): Partial<ServerFields> {
  if (type === 'roblox') return universeId ? { universeId } : {}
  if (state !== 'answers') return {}
  return { edition, ...(answer?.maxPlayers && { players: `0/${answer.maxPlayers}` }) }
}
