import type { Language } from '#shared/constants/languages.ts'
import type { PlayerWidget } from '#shared/contract/games/widgets.ts'
import { number } from './picture-parts.ts'
import { widgetTexts } from './widgets.texts.ts'

const SECONDS_IN_HOUR = 3_600

/** What a player has come to, as it stands in pictures; a dash where no game has told anything. */
export function playerFigures(player: PlayerWidget, language: Language): { term: string; value: string }[] {
  const texts = widgetTexts[language]
  const { playtimeSeconds, kills, deaths, kdRatio } = player
  const isUnreported = playtimeSeconds + kills + deaths === 0
  const told = (value: number, digits?: number) => (isUnreported ? '—' : number(value, language, digits))
  return [
    { term: texts.hours, value: told(Math.floor(playtimeSeconds / SECONDS_IN_HOUR)) },
    { term: texts.kills, value: told(kills) },
    { term: texts.deaths, value: told(deaths) },
    { term: texts.kdRatio, value: told(kdRatio, 2) },
  ]
}
