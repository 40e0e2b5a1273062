/** Fields that hold addresses, which only staff write: apart from the others, so that no visitor loads them. */
import * as z from 'zod/mini'
import { LINK_MAX } from '#shared/constants/content-limits.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** A picture of our own: an absolute path on this site, such as `/images/1.jpg`. */
export const imagePathSchema = z
  .string()
  .check(z.trim(), z.maxLength(300, say('tooLong')), z.regex(/^\/(?!\/)[\w./-]+$/, say('imagePath')))

/** 0 to 65535. */
const PORT = String.raw`(?:0*(?:[1-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))`

/** What browsers make an address on the web of, such as not of `https://[`; without what turns its letters around unseen. */
const WEB_ADDRESS = String.raw`https?:\/\/(?:\[[\da-f:.]+\]|[^\s\p{Cc}\p{Cf}\/?#@\\[\]%<>^|:"]+)(?::${PORT})?(?:[\/?#][^\s\p{Cc}\p{Cf}\\]*)?`

/** Where a link of the operator's may lead: to a page of this site by its path, or out to the web. */
export const linkTargetSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LINK_MAX, say('tooLong')),
    z.regex(
      new RegExp(String.raw`^(?:${WEB_ADDRESS}|\/(?!\/)[^\s\p{Cc}\p{Cf}\\]*)$`, 'iu'),
      say('linkTarget'),
    ),
  )

/** An address on the web; in a form it is empty where there is none. */
export const webAddressSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LINK_MAX, say('tooLong')),
    z.regex(new RegExp(`^${WEB_ADDRESS}$`, 'iu'), say('webAddress')),
  )
