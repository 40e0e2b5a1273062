import { createHash } from 'node:crypto'

/** Values by name as JSON that does not depend on the order in which they came. */
export function storedText(values: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))),
  )
}

/** What was delivered, by which it is known again. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
