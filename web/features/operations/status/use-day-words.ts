import { STATUS_DAYS } from '#shared/constants/status.ts'
import type { DayMinutes, StatusHistory } from '#shared/contract/operations/status.ts'
import { formatDate, formatNumber, formatPercent, type PluralForms, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { DayRun } from './runs-of-days.ts'
import { statusTexts } from './status.texts.ts'

const MINUTES_IN_HOUR = 60

/** What was measured, in words of the interface language. */
export function useDayWords() {
  const texts = useTexts(statusTexts)
  const { language } = useLanguage()
  const plural = (count: number, forms: PluralForms) => pluralForm(count, forms, language)
  const counted = (count: number, forms: PluralForms) =>
    `${formatNumber(count, language)} ${plural(count, forms)}`
  const share = (part: number) => formatPercent(part, language, 2)
  const day = (date: string) => formatDate(date, 'date', language, 'UTC')

  function length(minutes: number): string {
    const hours = Math.floor(minutes / MINUTES_IN_HOUR)
    const rest = minutes % MINUTES_IN_HOUR
    const parts = [hours > 0 && counted(hours, texts.hours), rest > 0 && counted(rest, texts.minutes)]
    return parts.filter(Boolean).join(' ')
  }

  return {
    share,
    ago: (days: number) => texts.ago(counted(days, texts.days)),
    days: ({ from, to }: Pick<DayRun, 'from' | 'to'>) =>
      from === to ? day(from) : `${day(from)} – ${day(to)}`,

    /** What was found on one day, or on several. */
    found([up, down, maintenance]: DayMinutes = [0, 0, 0]): string {
      const parts = [
        down > 0 && texts.wasUp(share(Math.floor((up / (up + down)) * 10_000) / 10_000)),
        down > 0 && texts.wasDown(length(down)),
        down === 0 && up > 0 && texts.allUp,
        maintenance > 0 && texts.hadMaintenance(length(maintenance)),
      ].filter(Boolean)
      return parts.length > 0 ? parts.join(', ') : texts.nothingMeasured
    },

    /** The share of working time, and of how many days it is. */
    uptime({ uptime, measuredDays }: StatusHistory): string {
      if (uptime === null) return texts.noUptime
      const all = formatNumber(STATUS_DAYS, language)
      const of = texts.measuredDays(formatNumber(measuredDays, language), measuredDays, all, plural)
      return `${texts.uptime} ${share(uptime / 100)} · ${of}`
    },
  }
}
