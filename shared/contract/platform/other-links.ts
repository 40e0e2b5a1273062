/** Links of the site that are of no kind we know. */
import * as z from 'zod/mini'
import { LINK_NAME_MAX } from '#shared/constants/site.ts'
import { webAddressSchema } from '#shared/contract/address-fields.ts'
import { unfinishedLineSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

export const otherLinkSchema = z
  .object({
    /** One language is enough. */
    text_ru: unfinishedLineSchema(LINK_NAME_MAX),
    text_en: unfinishedLineSchema(LINK_NAME_MAX),
    to: webAddressSchema,
  })
  .check(
    ...(['text_ru', 'text_en'] as const).map((field) =>
      z.refine<{ text_ru: string; text_en: string }>(
        ({ text_ru, text_en }) => text_ru !== '' || text_en !== '',
        {
          path: [field],
          message: say('required'),
        },
      ),
    ),
  )
