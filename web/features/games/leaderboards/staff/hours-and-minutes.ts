const MINUTE = 60
const HOUR = 60 * MINUTE
const HOURS_AND_MINUTES = /^(\d+):([0-5]?\d)$/
const HOURS = /^\d+(?:[.,]\d+)?$/

/** Seconds as staff read and type them: `72:05`, what is less than a minute left out. */
export const hoursOf = (seconds: number): string =>
  `${Math.floor(seconds / HOUR)}:${String(Math.floor((seconds % HOUR) / MINUTE)).padStart(2, '0')}`

/** What was typed, as `72:05` or in hours alone, in whole seconds; NaN for anything else. */
export function secondsIn(text: string): number {
  const typed = text.trim()
  const [, hours, minutes] = HOURS_AND_MINUTES.exec(typed) ?? []
  if (hours !== undefined) return Number(hours) * HOUR + Number(minutes) * MINUTE
  return HOURS.test(typed) ? Math.round(Number(typed.replace(',', '.')) * HOUR) : Number.NaN
}
