/** What the editor of the announcement holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import {
  type Announcement,
  type announcementChangeSchema,
  announcementSchema,
} from '#shared/contract/platform/announcement.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { TICKED } from '#web/editing/set-fields.ts'
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'

const say = (key: ValidationKey) => key

export type AnnouncementFields = Readonly<
  Record<'text_ru' | 'text_en' | 'url' | 'from' | 'until' | 'isClosable', string>
>

export function announcementFieldsOf({
  text_ru,
  text_en,
  url,
  from,
  until,
  isClosable,
}: Announcement): AnnouncementFields {
  return {
    text_ru: text_ru ?? '',
    text_en: text_en ?? '',
    url: url ?? '',
    from: from ? toLocalMoment(from) : '',
    until: until ? toLocalMoment(until) : '',
    isClosable: isClosable ? TICKED : '',
  }
}

const { shape } = announcementSchema
const nullWhenEmpty = z.pipe(
  z.string().check(z.trim()),
  z.transform((text: string) => text || null),
)
const localMoment = z
  .string()
  .check(z.refine((text) => text === '' || fromLocalMoment(text) !== null, say('invalid')))

export const announcementFormSchema = z
  .object({
    text_ru: shape.text_ru,
    text_en: shape.text_en,
    url: z.pipe(nullWhenEmpty, shape.url),
    from: localMoment,
    until: localMoment,
  })
  .check(
    z.refine(({ from, until }) => from === '' || until === '' || from < until, {
      path: ['until'],
      message: say('endsFirst'),
    }),
  )

/** What is sent; a moment only when it was chosen: the fields know no seconds. */
export function announcementChangeOf(
  { from, until, ...values }: z.output<typeof announcementFormSchema>,
  fields: AnnouncementFields,
  saved: Announcement,
): z.input<typeof announcementChangeSchema> {
  const before = announcementFieldsOf(saved)
  return {
    ...values,
    ...(from !== before.from && { from: fromLocalMoment(from) }),
    ...(until !== before.until && { until: fromLocalMoment(until) }),
    isClosable: fields.isClosable === TICKED,
  }
}
