type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown

const keepNumbersAsWritten: Reviver = (_key, value, { source }) =>
  typeof value === 'number' ? source : value

/** Reads JSON whose numbers come as the texts that they were written as, so that `100.10` stays that; undefined where it is none. */
export function parseExactJson(text: string): unknown {
  try {
    // The third argument of a reviver is younger than the types.
    return JSON.parse(text, keepNumbersAsWritten as (key: string, value: unknown) => unknown)
  } catch {
    return undefined
  }
}
