/** What stands in the query of an address, where it is of any use. */
const DAY = /^\d{4}-\d{2}-\d{2}$/
const PAGE = /^[1-9]\d{0,5}$/
const TEXT_MAX = 64

export function textIn(address: URLSearchParams, key: string, max = TEXT_MAX): string | undefined {
  return address.get(key)?.trim().slice(0, max) || undefined
}

/** A day of the calendar, such as `2026-03-10`. */
export function dayIn(address: URLSearchParams, key: string): string | undefined {
  const text = address.get(key) ?? ''
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** The number of a page, the first one where none is asked for. */
export function pageIn(address: URLSearchParams): string {
  const text = address.get('page') ?? ''
  return PAGE.test(text) ? text : '1'
}

/** What is asked for, without what is not. */
export function withoutGaps<Query extends object>(
  query: {
    [Key in keyof Query]: Query[Key] | undefined
  },
): Query {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query
}
