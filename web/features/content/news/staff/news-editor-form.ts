/** What the news editor holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { type NewsDraft, newsDraftSchema, type StaffNewsItem } from '#shared/contract/content/news.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { TICKED } from '#web/editing/set-fields.ts'
import { dateFieldOf, INTENTS, publishingOf } from '#web/features/content/writing/publishing.ts'

const TEXTS = ['title_ru', 'title_en', 'description_ru', 'description_en'] as const
const IMAGES = ['image_ru', 'image_en', 'image_global'] as const

export type NewsFields = Readonly<
  Record<(typeof TEXTS)[number] | (typeof IMAGES)[number] | 'date' | 'isPinned', string>
>

const EMPTY: NewsFields = {
  title_ru: '',
  title_en: '',
  description_ru: '',
  description_en: '',
  image_ru: '',
  image_en: '',
  image_global: '',
  date: '',
  isPinned: '',
}

/** The fields of an item, or of a new one. */
export function newsFieldsOf(item: StaffNewsItem | null, now: Date): NewsFields {
  if (!item) return EMPTY
  return {
    title_ru: item.title_ru ?? '',
    title_en: item.title_en ?? '',
    description_ru: item.description_ru ?? '',
    description_en: item.description_en ?? '',
    image_ru: item.image_ru ?? '',
    image_en: item.image_en ?? '',
    image_global: item.image_global ?? '',
    date: dateFieldOf(item, now),
    isPinned: item.isPinned ? TICKED : '',
  }
}

const nullWhenEmpty = z.transform((text: unknown) =>
  typeof text === 'string' && text.trim() === '' ? null : text,
)
const { shape } = newsDraftSchema

const isThere = (values: Record<string, unknown>, field: string) => String(values[field] ?? '').trim() !== ''

/** Whether players would miss what stands in a field: one language is enough, so it is the one that was begun. */
function isMissed(values: Record<string, unknown>, field: string): boolean {
  const isWhole = LANGUAGES.some(
    (each) => isThere(values, `title_${each}`) && isThere(values, `description_${each}`),
  )
  const begun = LANGUAGES.filter(
    (each) => isThere(values, `title_${each}`) || isThere(values, `description_${each}`),
  )
  const isAsked = begun.length === 0 || begun.some((each) => field.endsWith(each))
  return !isWhole && isAsked && !isThere(values, field)
}

/** What players will see has to be there in one language at least. */
export const newsFormSchema = z
  .object({
    intent: z.enum(INTENTS),
    title_ru: shape.title_ru,
    title_en: shape.title_en,
    description_ru: shape.description_ru,
    description_en: shape.description_en,
    image_ru: z.pipe(nullWhenEmpty, shape.image_ru),
    image_en: z.pipe(nullWhenEmpty, shape.image_en),
    image_global: z.pipe(nullWhenEmpty, shape.image_global),
    date: z.string(),
    isPinned: shape.isPinned,
  })
  .check(
    ...TEXTS.map((field) =>
      z.refine<Record<string, unknown>>((values) => values.intent === 'draft' || !isMissed(values, field), {
        path: [field],
        message: 'required' satisfies ValidationKey,
        when: () => true,
      }),
    ),
  )
export type NewsFormValues = z.output<typeof newsFormSchema>

/** What is sent; `saved` is the item as it was read. */
export function newsChangeOf(
  { intent, date, ...fields }: NewsFormValues,
  saved: StaffNewsItem | null,
  now: Date,
): NewsDraft {
  return { ...fields, ...publishingOf({ intent, date }, saved, now) }
}
