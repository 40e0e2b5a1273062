import * as z from 'zod/mini'

/** A number as it is typed, spaces between its digits left aside; the rules are those of `schema`. */
export const numberInText = <Output>(schema: z.ZodMiniType<Output, number | undefined>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string): number | undefined => Number(text.replace(/\s/g, ''))),
    ),
    schema,
  )
