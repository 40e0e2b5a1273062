/** What a new game server is where only its name and its address were given. */
import type { GameServerIcon } from '#shared/constants/game-server-choices.ts'
import { readGameServerAddress } from '#shared/contract/games/game-server-address.ts'
import type {
  FoundGameServer,
  GameServerDraft,
  StaffGameServer,
} from '#shared/contract/games/game-servers.ts'

/** What stands of a new one where nobody said. No figure is among it: none was measured. */
const NOTHING_SAID = {
  description_ru: '',
  description_en: '',
  features_ru: '',
  features_en: '',
  difficulty: 'normal',
  uptime: '',
  players: '',
} as const
const ICONS = { minecraft: 'Swords', roblox: 'Gamepad2' } as const satisfies Record<string, GameServerIcon>

/** Where the type is said the address is taken as it stands, else it is read and says which game it is. */
export const addressOf = ({ ip, type }: Pick<GameServerDraft, 'ip' | 'type'>) =>
  type === undefined ? readGameServerAddress(ip) : { type, ip }

/** `found` is what was found at the address, null where nobody asked. */
export function derivedFrom({ type }: Pick<StaffGameServer, 'type'>, found: FoundGameServer | null) {
  const places = type === 'minecraft' ? found?.answer?.maxPlayers : undefined
  return {
    ...NOTHING_SAID,
    icon: ICONS[type],
    ...(found && { edition: found.edition, universeId: found.universeId }),
    ...(places && { players: `0/${places}` }),
  }
}
