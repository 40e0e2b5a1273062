/** What the news editor holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { type NewsDraft, newsDraftSchema, type StaffNewsItem } from '#shared/contract/content/news.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { nullWhenEmpty } from '#web/editing/fields/null-when-empty.ts'
import { TICKED } from '#web/editing/set-fields.ts'
import { isMissed } from '#web/features/content/writing/is-missed.ts'
import { dateFieldOf, INTENTS, publishingOf } from '#web/features/content/writing/publishing.ts'

const PARTS = ['title', 'description'] as const
const IMAGES = ['image_ru', 'image_en', 'image_global'] as const

export type NewsFields = Readonly<
  Record<`${(typeof PARTS)[number]}_${Language}` | (typeof IMAGES)[number] | 'date' | 'isPinned', string>
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

const { shape } = newsDraftSchema

/** What players will see has to be there in one language at least. */
export const newsFormSchema = (asked: readonly Language[]) =>
  z
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
      ...LANGUAGES.flatMap((language) =>
        PARTS.map((part) =>
          z.refine<Record<string, unknown>>(
            (values) =>
              values.intent === 'draft' || !isMissed(values, { part, language }, { parts: PARTS, asked }),
            {
              path: [`${part}_${language}`],
              message: 'required' satisfies ValidationKey,
              when: () => true,
            },
          ),
        ),
      ),
    )
export type NewsFormValues = z.output<ReturnType<typeof newsFormSchema>>

/** What is sent; `saved` is the item as it was read. */
export function newsChangeOf(
  { intent, date, ...fields }: NewsFormValues,
  saved: StaffNewsItem | null,
  now: Date,
): NewsDraft {
  return { ...fields, ...publishingOf({ intent, date }, saved, now) }
}
