import * as z from 'zod/mini'

/** Of a field that may be left empty: nothing in the place of no letters, before the rules of the contract are asked. */
export const nullWhenEmpty = z.transform((text: unknown) =>
  typeof text === 'string' && text.trim() === '' ? null : text,
)
