/** A menu of the site: entries in order, each leading to a page, to a link out, or holding entries of its own. */
import * as z from 'zod/mini'
import { MENU_ENTRIES_MAX, MENU_ITEMS_MAX, MENU_TEXT_MAX } from '#shared/constants/site.ts'
import { linkTargetSchema } from '#shared/contract/address-fields.ts'
import { unfinishedLineSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

const itemShape = {
  /** A path of this site or a link out. */
  to: z.string(),
  text_ru: z.string(),
  text_en: z.string(),
  isShown: z.boolean(),
}
const menuItemSchema = z.object(itemShape)
export type MenuItem = z.infer<typeof menuItemSchema>

export const menuEntrySchema = z.object({
  ...itemShape,
  /** Null for what only holds others. */
  to: z.nullable(z.string()),
  /** What stands below it; null where nothing does. */
  items: z.nullable(z.array(menuItemSchema)),
})
export type MenuEntry = z.infer<typeof menuEntrySchema>

export const menuSchema = z.array(menuEntrySchema)

const text = unfinishedLineSchema(MENU_TEXT_MAX)
const isNamed = (['text_ru', 'text_en'] as const).map((field) =>
  z.refine<{ text_ru?: string | null | undefined; text_en?: string | null | undefined }>(
    ({ text_ru, text_en }) => Boolean(text_ru || text_en),
    { error: say('required'), path: [field] },
  ),
)
/** Without a name in one language it bears the other one's; nothing said, it is shown. */
const given = {
  text_ru: z.optional(z.nullable(text)),
  text_en: z.optional(z.nullable(text)),
  isShown: z.optional(z.nullable(z.boolean())),
}
const named = <E extends z.infer<z.ZodMiniObject<typeof given>>>({
  text_ru,
  text_en,
  isShown,
  ...entry
}: E) => ({
  ...entry,
  text_ru: text_ru || text_en || '',
  text_en: text_en || text_ru || '',
  isShown: isShown ?? true,
})

const itemChangeSchema = z.pipe(
  z
    .object({
      ...given,
      /** Whether a page of this site stands there only the server knows. */
      to: linkTargetSchema,
      items: z.optional(z.nullable(z.array(z.unknown()).check(z.maxLength(0, say('menuTooDeep'))))),
    })
    .check(...isNamed),
  z.transform(({ items: _, ...item }) => named(item)),
)

const entryChangeSchema = z.pipe(
  z
    .object({
      ...given,
      to: z.optional(z.nullable(linkTargetSchema)),
      items: z.optional(
        z.nullable(z.array(itemChangeSchema).check(z.maxLength(MENU_ITEMS_MAX, say('menuTooMany')))),
      ),
    })
    .check(
      ...isNamed,
      z.refine(({ to, items }) => Boolean(to || items?.length), { error: say('required'), path: ['to'] }),
    ),
  z.transform(
    ({ to, items, ...entry }): MenuEntry => ({
      ...named(entry),
      to: to ?? null,
      items: items?.length ? items : null,
    }),
  ),
)

/** As staff send a menu. */
export const menuChangeSchema = z
  .array(entryChangeSchema)
  .check(z.maxLength(MENU_ENTRIES_MAX, say('menuTooMany')))
