/** What the editor of a page or short link holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { pageDraftSchema, type StaffPageWithText } from '#shared/contract/content/pages.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { nullWhenEmpty } from '#web/editing/fields/null-when-empty.ts'
import { withSlug } from '#web/editing/with-slug.ts'
import { isMissed } from '#web/features/content/writing/is-missed.ts'
import { dateFieldOf, INTENTS, publishingOf } from '#web/features/content/writing/publishing.ts'
import { asAddress } from '#web/lib/as-address.ts'
import type { PageToMake } from './admin-pages.mutations.ts'

const PARTS = ['title', 'text'] as const
export type PageFields = Readonly<
  Record<`${(typeof PARTS)[number]}_${Language}` | 'path' | 'image' | 'date' | 'redirectTo', string>
>

const dated = (page: StaffPageWithText | null) => page && { isDraft: page.isDraft, date: page.publishAt }

export function pageFieldsOf(page: StaffPageWithText | null, now: Date): PageFields {
  return {
    path: page?.path ?? '',
    title_ru: page?.title_ru ?? '',
    title_en: page?.title_en ?? '',
    text_ru: page?.text_ru ?? '',
    text_en: page?.text_en ?? '',
    image: page?.image ?? '',
    date: dateFieldOf(dated(page), now),
    redirectTo: page?.redirectTo ?? '',
  }
}

const { shape } = pageDraftSchema
const required = 'required' satisfies ValidationKey

/** What everybody will read is whole in one language at least. */
export const pageFormSchema = (asked: readonly Language[]) =>
  withSlug(
    { field: 'path', names: ['title_en', 'title_ru'], start: '/' },
    z
      .object({
        intent: z.enum(INTENTS),
        path: shape.path,
        title_ru: shape.title_ru,
        title_en: shape.title_en,
        text_ru: shape.text_ru,
        text_en: shape.text_en,
        image: z.pipe(nullWhenEmpty, shape.image),
        date: z.string(),
      })
      .check(
        ...LANGUAGES.flatMap((language) =>
          PARTS.map((part) =>
            z.refine<Record<string, unknown>>(
              (values) =>
                values.intent === 'draft' || !isMissed(values, { part, language }, { parts: PARTS, asked }),
              {
                path: [`${part}_${language}`],
                message: required,
                when: () => true,
              },
            ),
          ),
        ),
      ),
  )

export const linkFormSchema = z.object({
  intent: z.enum(INTENTS),
  path: shape.path,
  title_ru: shape.title_ru,
  title_en: shape.title_en,
  redirectTo: z.pipe(
    z.pipe(z.string().check(z.trim(), z.minLength(1, required)), z.transform(asAddress)),
    z
      .string()
      .check(z.refine((to) => shape.redirectTo.safeParse(to).success, 'linkTarget' satisfies ValidationKey)),
  ),
})

/** What is sent of a page; `saved` is as it was read. */
export function pageToSend(
  { intent, date, ...page }: z.output<ReturnType<typeof pageFormSchema>>,
  saved: StaffPageWithText | null,
  now: Date,
): PageToMake {
  const { date: publishAt, isDraft } = publishingOf({ intent, date }, dated(saved), now)
  return { ...page, ...(publishAt !== undefined && { publishAt }), ...(isDraft !== undefined && { isDraft }) }
}

/** A short link works as soon as it is saved. */
export const linkToSend = ({ intent: _, ...link }: z.output<typeof linkFormSchema>): PageToMake => ({
  ...link,
  isDraft: false,
})
