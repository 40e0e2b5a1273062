import { firstThatFits, type Setting } from '#server/lib/pictures/letters/letters.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { PlayerWidget } from '#shared/contract/games/widgets.ts'
import { number, shortNumber } from './picture-parts.ts'
import { widgetTexts } from './widgets.texts.ts'

const SECONDS_IN_HOUR = 3_600
/** So many stand beside each other. */
export const FIGURES = 4
/** A figure in full becomes so much smaller before it is said in short. */
const SMALLEST = 0.85

/**
 * What a player has come to, as it stands in pictures, in full or, where that has no room, in short: what is cut would be read as
 * another figure. A dash where no game has told anything.
 */
export function playerFigures(
  player: PlayerWidget,
  language: Language,
  setting: Setting,
  room: number,
): { term: string; value: string }[] {
  const texts = widgetTexts[language]
  const { playtimeSeconds, kills, deaths, kdRatio } = player
  const isUnreported = playtimeSeconds + kills + deaths === 0
  const told = (value: number, digits?: number) =>
    isUnreported
      ? '—'
      : firstThatFits(
          [number(value, language, digits), shortNumber(value, language)],
          setting,
          room / SMALLEST,
        )
  return [
    { term: texts.hours, value: told(Math.floor(playtimeSeconds / SECONDS_IN_HOUR)) },
    { term: texts.kills, value: told(kills) },
    { term: texts.deaths, value: told(deaths) },
    { term: texts.kdRatio, value: told(kdRatio, 2) },
  ]
}
