import type { GameServer } from '#shared/contract/games/game-servers.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { playerCountTexts } from './player-count.texts.ts'

type Count = Pick<GameServerStatus, 'players' | 'maxPlayers'>

/**
 * Says who is on a game server: `34/200`, and of a Roblox game `164 playing`, as the maximum that Roblox tells is that of
 * one instance among many.
 */
export function usePlayerCount(): (type: GameServer['type'], count: Count) => string {
  const texts = useTexts(playerCountTexts)
  const { language } = useLanguage()
  const format = (value: number) => formatNumber(value, language)
  return (type, { players, maxPlayers }) =>
    type === 'roblox'
      ? `${format(players)} ${pluralForm(players, texts.playing, language)}`
      : `${format(players)}/${format(maxPlayers)}`
}
