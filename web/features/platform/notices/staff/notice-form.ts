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

const said = { text_ru: shape.text_ru, text_en: shape.text_en, url: z.pipe(nullWhenEmpty, noticeLinkSchema) }
const isSaid = z.refine<{ text_ru?: string | undefined; text_en?: string | undefined }>(
  ({ text_ru, text_en }) => Boolean(text_ru || text_en),
  { path: ['text_ru'], message: say('required') },
)

/** What is told, whoever it is told to. */
export const noticeSaidSchema = z.object(said).check(isSaid)

export const noticeFormSchema = z
  .object({
    audience: z.enum(AUDIENCES),
    /** The name of the player or the role; fields of the server are told of it as `to`. */
    to: z.optional(z.string().check(z.trim(), z.maxLength(USERNAME_MAX * 2))),
    ...said,
  })
  .check(
    z.refine(({ audience, to }) => audience === 'all' || Boolean(to), {
      path: ['to'],
      message: say('required'),
    }),
    isSaid,
  )

export const draftOf = ({ audience, to = '', ...said }: z.output<typeof noticeFormSchema>): NoticeDraft => ({
  ...said,
  to: audience === 'all' ? 'all' : audience === 'role' ? { role: to } : { username: to },
})
