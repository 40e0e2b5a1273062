/** What the row of the switch says to visitors at a moment. */
import type { Closure } from '#server/lib/closure.ts'
import { PLACED_PARTS } from '#shared/closable-parts.ts'
import type { Part } from '#shared/constants/parts.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import type { MaintenanceModeRow } from './maintenance-mode.store.ts'

/** Where nobody said when it is over. */
const RETRY_AFTER_SECONDS = 300
/** It may be over sooner than was said, so nobody shall stay away for longer. */
const LONGEST_RETRY_SECONDS = 3_600

/** What is closed; none of them is the whole site. */
export function partsOf({ parts }: Pick<MaintenanceModeRow, 'parts'>): Part[] {
  const kept: unknown = JSON.parse(parts)
  return PLACED_PARTS.filter((part) => Array.isArray(kept) && kept.includes(part))
}

/** When it is over by itself. */
export const endOf = ({ until }: Pick<MaintenanceModeRow, 'until'>): number =>
  until ?? Number.POSITIVE_INFINITY

export const isClosedAt = (row: Pick<MaintenanceModeRow, 'until'>, time: number): boolean => time < endOf(row)

/** Where staff wrote in one language that text stands for both, where they wrote nothing a sentence of ours. */
export function closureFor({ text_ru, text_en, until }: MaintenanceModeRow, time: number): Closure {
  const isToldInNone = text_ru === '' && text_en === ''
  return {
    text: {
      ru: text_ru || text_en || errorTexts.ru.maintenance,
      en: text_en || text_ru || errorTexts.en.maintenance,
    },
    writtenIn: {
      ru: text_ru || isToldInNone ? 'ru' : 'en',
      en: text_en || isToldInNone ? 'en' : 'ru',
    },
    until,
    retryAfter:
      until === null
        ? RETRY_AFTER_SECONDS
        : Math.min(Math.max(Math.ceil((until - time) / 1000), 1), LONGEST_RETRY_SECONDS),
  }
}
