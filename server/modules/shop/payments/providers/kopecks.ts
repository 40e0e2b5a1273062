/** Money and numbers as providers write them; a fraction of a number is never computed with. */
import { HIGHEST_BALANCE } from '#shared/constants/money/currencies.ts'

/** `29900` as `299.00`. */
export function formatKopecks(kopecks: number): string {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new Error(`${kopecks} is no amount.`)
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`
}

/**
 * `299`, `299.5` and `299.000000` in kopecks; null where it is no amount, one that has parts of a kopeck, or more than any book of
 * ours can hold.
 */
export function parseKopecks(text: string): number | null {
  const [, roubles = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text) ?? []
  if (roubles === '' || !/^\d{0,2}0*$/.test(fraction)) return null
  const kopecks = Number(roubles) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  return kopecks <= HIGHEST_BALANCE ? kopecks : null
}

/** Whether a text can be the number of one of our tries. */
export const isOurNumber = (text: string): boolean =>
  /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))
