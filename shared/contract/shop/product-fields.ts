/** All that staff say of a product. */
import * as z from 'zod/mini'
import {
  NOT_FOR_SALE,
  PRODUCT_ACTIONS_MAX,
  PRODUCT_CATEGORIES,
  PRODUCT_COUNT_MAX,
  PRODUCT_DAYS_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_KEY_MAX,
  PRODUCT_KEYS_TAKEN,
  PRODUCT_LINE_MAX,
  PRODUCT_LINES_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_ODDS_MAX,
  PRODUCT_PICTURE_TEXT_MAX,
  PRODUCT_PRICE_MAX,
  PRODUCT_REQUIREMENTS_MAX,
  PRODUCT_TYPES,
  WORLDS,
} from '#shared/constants/shop/products.ts'
import { imagePathSchema } from '#shared/contract/address-fields.ts'
import {
  lineSchema,
  momentSchema,
  unfinishedLineSchema,
  unfinishedTextSchema,
  versionSchema,
} from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { productActionSchema, staffActionSchema } from './product-actions.ts'

const say = (key: ValidationKey) => key

const LADDER_TIERS_MAX = 100

const KEY = new RegExp(`^[a-z0-9-]{2,${PRODUCT_KEY_MAX}}$`)

const lines = z.array(lineSchema(PRODUCT_LINE_MAX)).check(z.maxLength(PRODUCT_LINES_MAX, say('tooManyLines')))
const facts = z
  .array(z.object({ name: lineSchema(PRODUCT_LINE_MAX), value: unfinishedLineSchema(PRODUCT_LINE_MAX) }))
  .check(z.maxLength(PRODUCT_LINES_MAX, say('tooManyLines')))
const count = z
  .int()
  .check(z.minimum(1, say('countOutOfBounds')), z.maximum(PRODUCT_COUNT_MAX, say('countOutOfBounds')))
const days = z
  .int()
  .check(z.minimum(1, say('countOutOfBounds')), z.maximum(PRODUCT_DAYS_MAX, say('countOutOfBounds')))
const price = z
  .int()
  .check(z.minimum(1, say('priceOutOfBounds')), z.maximum(PRODUCT_PRICE_MAX, say('priceOutOfBounds')))
/** As exact as four digits behind the point. */
const percent = z.number().check(
  z.refine((value) => value > 0 && value <= 100, say('percentOutOfBounds')),
  z.refine((value) => Math.abs(value * 1e4 - Math.round(value * 1e4)) < 1e-6, say('percentOutOfBounds')),
)

export const productShape = {
  key: z.string().check(
    z.trim(),
    z.regex(KEY, say('productKey')),
    z.refine((key) => !PRODUCT_KEYS_TAKEN.includes(key), say('productKeyTaken')),
  ),
  category: z.enum(PRODUCT_CATEGORIES),
  type: z.enum(PRODUCT_TYPES),
  server: z.nullable(z.enum(WORLDS)),
  name_ru: unfinishedLineSchema(PRODUCT_NAME_MAX),
  name_en: unfinishedLineSchema(PRODUCT_NAME_MAX),
  description_ru: unfinishedTextSchema(PRODUCT_DESCRIPTION_MAX),
  description_en: unfinishedTextSchema(PRODUCT_DESCRIPTION_MAX),
  imageUrl: z.nullable(imagePathSchema),
  imageText_ru: unfinishedLineSchema(PRODUCT_PICTURE_TEXT_MAX),
  imageText_en: unfinishedLineSchema(PRODUCT_PICTURE_TEXT_MAX),
  lines_ru: lines,
  lines_en: lines,
  facts_ru: facts,
  facts_en: facts,
  priceKopecks: price,
  salePriceKopecks: z.nullable(price),
  /** Without them the lower price stands from now on, and for good. */
  saleStartsAt: z.nullable(momentSchema),
  saleEndsAt: z.nullable(momentSchema),
  isHidden: z.boolean(),
  perPlayerMax: z.nullable(count),
  inAllMax: z.nullable(count),
  perPeriodMax: z.nullable(count),
  periodDays: z.nullable(days),
  /** How many are left. */
  stock: z.nullable(z.int().check(z.minimum(0), z.maximum(PRODUCT_COUNT_MAX, say('countOutOfBounds')))),
  ladder: z.nullable(z.string().check(z.trim(), z.regex(KEY, say('productKey')))),
  ladderTier: z.nullable(z.int().check(z.minimum(1), z.maximum(LADDER_TIERS_MAX))),
  paysDifference: z.boolean(),
  requiredIds: z.array(z.int()).check(z.maxLength(PRODUCT_REQUIREMENTS_MAX, say('tooManyLines'))),
  durationDays: z.nullable(days),
  isAdultsOnly: z.boolean(),
  /** Mojang's rules for commercial use, read strictly, forbid to sell it. */
  isAgainstGameRules: z.boolean(),
  odds: z
    .array(
      z.object({
        name_ru: unfinishedLineSchema(PRODUCT_NAME_MAX),
        name_en: unfinishedLineSchema(PRODUCT_NAME_MAX),
        percent,
      }),
    )
    .check(
      z.maxLength(PRODUCT_ODDS_MAX, say('tooManyLines')),
      z.refine((odds) => odds.every(({ name_ru, name_en }) => name_ru || name_en), say('required')),
    ),
  actions: z.array(productActionSchema).check(z.maxLength(PRODUCT_ACTIONS_MAX, say('tooManyLines'))),
}

/** All that is said of a product. */
export const productFieldsSchema = z.object(productShape)
export type ProductFields = z.infer<typeof productFieldsSchema>

/** A new product: what is not said is empty, none or no. */
export const productDraftSchema = z.extend(z.partial(productFieldsSchema), {
  key: productShape.key,
  category: productShape.category,
  type: productShape.type,
  priceKopecks: productShape.priceKopecks,
})
export type ProductDraft = z.infer<typeof productDraftSchema>
export const productChangeSchema = z.extend(z.partial(productFieldsSchema), {
  version: z.optional(versionSchema),
})
export type ProductChange = z.infer<typeof productChangeSchema>

/** A product as staff see it: hidden ones too, each text as it was written. */
export const staffProductSchema = z.extend(z.object(productShape), {
  id: z.int(),
  actions: z.array(staffActionSchema),
  /** Why nobody can buy it; null where one can. */
  notForSale: z.nullable(z.enum(NOT_FOR_SALE)),
  /** As a release delivered it, changed by nobody. */
  isSample: z.boolean(),
  /** What the release has in its place, where that is another than when staff saved it last. */
  delivered: z.nullable(
    z.extend(z.omit(productFieldsSchema, { key: true, actions: true }), {
      actions: z.array(staffActionSchema),
    }),
  ),
  version: z.int(),
})
export type StaffProduct = z.infer<typeof staffProductSchema>
