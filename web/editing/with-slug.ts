import * as z from 'zod/mini'
import { slugOf } from '#shared/slug.ts'

/** A form in which nobody has to type the part of an address: where it is empty it is made of the first name that is there. */
export const withSlug = <Output>(
  {
    field,
    names,
    start = '',
    max,
  }: { field: string; names: readonly string[]; start?: string; max?: number },
  schema: z.ZodMiniType<Output, unknown>,
): z.ZodMiniType<Output, unknown> =>
  z.pipe(
    z.transform((form: unknown): unknown => {
      const values = form as Readonly<Record<string, unknown>>
      const said = (name: string) => String(values[name] ?? '').trim()
      if (said(field) !== '') return values
      const slug = slugOf(names.map(said).find((name) => name !== '') ?? '', max)
      return slug === '' ? values : { ...values, [field]: start + slug }
    }),
    schema,
  )
