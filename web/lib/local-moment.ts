/** Between moments (ISO 8601) and what `<input type="datetime-local">` holds: this browser's own time, to the minute. */

/** `2025-11-20T18:30:00.000Z` → `2025-11-20T21:30` in Moscow. */
export function toLocalMoment(moment: string): string {
  const date = new Date(moment)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The other way round; null when nothing, or nothing sensible, was entered. */
export function fromLocalMoment(text: string): string | null {
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** This browser's zone in words: `Europe/Moscow, GMT+3`. Only for what is shown after the page has come alive. */
export function nameOfLocalZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const offset = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  return [timeZone, offset].filter(Boolean).join(', ')
}
