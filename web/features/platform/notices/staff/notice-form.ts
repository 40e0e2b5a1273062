/** What the form of a notice holds, and what is sent of it. */
import * as z from 'zod/mini'
import { USERNAME_MAX } from '#shared/constants/account-limits.ts'
import { type NoticeDraft, noticeDraftSchema, noticeLinkSchema } from '#shared/contract/platform/notices.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key
const { shape } = noticeDraftSchema

export const AUDIENCES = ['player', 'role', 'all'] as const
export type Audience = (typeof AUDIENCES)[number]

const nullWhenEmpty = z.pipe(
  z.string().check(z.trim()),
  z.transform((text: string) => text || null),
)

export const noticeFormSchema = z
  .object({
    audience: z.enum(AUDIENCES),
    /** The name of the player or the role; fields of the server are told of it as `to`. */
    to: z.optional(z.string().check(z.trim(), z.maxLength(USERNAME_MAX * 2))),
    text_ru: shape.text_ru,
    text_en: shape.text_en,
    url: z.pipe(nullWhenEmpty, noticeLinkSchema),
  })
  .check(
    z.refine(({ audience, to }) => audience === 'all' || Boolean(to), {
      path: ['to'],
      message: say('required'),
    }),
    z.refine(({ text_ru, text_en }) => Boolean(text_ru || text_en), {
      path: ['text_ru'],
      message: say('required'),
    }),
  )

export const draftOf = ({ audience, to = '', ...said }: z.output<typeof noticeFormSchema>): NoticeDraft => ({
  ...said,
  to: audience === 'all' ? 'all' : audience === 'role' ? { role: to } : { username: to },
})
