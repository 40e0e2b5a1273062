/** What the editor of a game server holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { addedFeatureId, featureKeysIn, GAME_SERVER_FEATURES } from '#shared/constants/game-server-choices.ts'
import {
  gameServerDraftSchema,
  isGameServerAddress,
  type StaffGameServer,
} from '#shared/contract/games/game-servers.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { TICKED } from '#web/editing/set-fields.ts'

const FIELDS = [
  'name_server',
  'type',
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
  type: 'minecraft',
  ip: '',
  description_ru: '',
  description_en: '',
  difficulty: 'normal',
  features_ru: '',
  features_en: '',
  icon: 'Swords',
  uptime: '99.9%',
  players: '0/100',
  edition: 'java',
  universeId: '',
  declaredState: '',
  isHidden: '',
}

export function serverFieldsOf(server: StaffGameServer | null): ServerFields {
  if (!server) return NEW
  return {
    name_server: server.name_server,
    type: server.type,
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

const nullWhenEmpty = z.transform((text: unknown) =>
  typeof text === 'string' && text.trim() === '' ? null : text,
)
const { shape } = gameServerDraftSchema

/** Of which one is enough. */
const DESCRIPTIONS = ['description_ru', 'description_en'] as const

/** Fields that a type has no use for are not on the screen, so they are not sent. */
export const serverFormSchema = z
  .object({
    ...shape,
    universeId: z.optional(z.pipe(nullWhenEmpty, shape.universeId)),
    declaredState: z.pipe(nullWhenEmpty, shape.declaredState),
  })
  .check(
    z.refine<Record<string, unknown>>(
      ({ type, ip }) =>
        isGameServerAddress(type === 'roblox' ? 'roblox' : 'minecraft', String(ip ?? '').trim()),
      { path: ['ip'], message: 'gameServerAddress' satisfies ValidationKey, when: () => true },
    ),
    ...DESCRIPTIONS.map((field) =>
      z.refine<Record<string, unknown>>(
        (values) => DESCRIPTIONS.some((each) => String(values[each] ?? '').trim() !== ''),
        { path: [field], message: 'required' satisfies ValidationKey, when: () => true },
      ),
    ),
  )
