/** Texts that may be left out, as staff write them: apart from the fields that every form of visitors carries. */
import * as z from 'zod/mini'

/** A text that may be left out of a change: null says so as an empty one does. */
export function emptyWhereNull(text: z.ZodMiniType<string, string>) {
  return z.pipe(
    z.nullable(text),
    z.transform((given: string | null) => given ?? ''),
  )
}

/** A text that may be left out: null where it is, and an empty one says the same. */
export function nullWhereEmpty(text: z.ZodMiniType<string, string>) {
  const orNull = z.pipe(
    z.nullable(text),
    z.transform((given: string | null) => given || null),
  )
  return z.pipe(orNull, z.nullable(z.string()))
}
