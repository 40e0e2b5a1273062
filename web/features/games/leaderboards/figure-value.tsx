import type { RankedFigure } from '#shared/constants/games/leaderboards.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { leaderboardsTexts } from './leaderboards.texts.ts'

const HOUR = 3_600
const MINUTE = 60

/** A figure as it is read: time in hours, and in minutes below the first. */
export function FigureValue({ by, value }: { by: RankedFigure; value: number }) {
  const { hours, minutes } = useTexts(leaderboardsTexts)
  const { language } = useLanguage()
  if (by !== 'playtime') return formatNumber(value, language)
  if (value < HOUR) return `${Math.floor(value / MINUTE)} ${minutes}`
  return `${formatNumber(Math.floor(value / HOUR), language)} ${hours}`
}
