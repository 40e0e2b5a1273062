import { isoTime } from '#server/lib/iso-time.ts'
import type { Game } from '#shared/constants/games/games.ts'
import type { OwnGameName } from '#shared/contract/games/game-names.ts'
import type { GameNameCodeRow, GameNameRow } from './game-names.store.ts'

/** As its account reads it. */
export const presentGameName = (
  game: Game,
  row: GameNameRow | undefined,
  code: GameNameCodeRow | undefined,
): OwnGameName => ({
  game,
  name: row?.name ?? null,
  confirmedAt: row ? isoTime(row.confirmed_at) : null,
  isFrozen: row !== undefined && row.frozen_at !== null,
  waiting: code
    ? { by: code.name === null ? 'agent' : 'chat', name: code.name, expiresAt: isoTime(code.expires_at) }
    : null,
})
