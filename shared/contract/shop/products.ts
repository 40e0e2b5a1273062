/** What the shop offers, as everybody reads it. */
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { NOT_FOR_SALE, PRODUCT_CATEGORIES, PRODUCT_TYPES, WORLDS } from '#shared/constants/shop/products.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

/** Something a product gives: `/heal`, or with how much of it, `Homes` and `up to 10`. */
const factSchema = z.object({ name: z.string(), value: z.string() })

export const oddsSchema = z.array(z.object({ name_ru: z.string(), name_en: z.string(), percent: z.number() }))

export const productSchema = z.object({
  id: z.int(),
  /** Names it in its address, `/shop/elite`. */
  key: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  type: z.enum(PRODUCT_TYPES),
  /** The world that a server-specific product is for. */
  server: z.nullable(z.enum(WORLDS)),
  name_ru: z.string(),
  name_en: z.string(),
  description_ru: z.string(),
  description_en: z.string(),
  /** In which languages it is told; the fields of the other one hold the same words. */
  languages: z.array(z.enum(LANGUAGES)),
  imageUrl: z.nullable(z.string()),
  /** What its picture shows; empty where nobody said. */
  imageText_ru: z.string(),
  imageText_en: z.string(),
  /** What its card lists. */
  lines_ru: z.array(z.string()),
  lines_en: z.array(z.string()),
  /** What it gives over the tier below, one by one. */
  facts_ru: z.array(factSchema),
  facts_en: z.array(factSchema),
  /** What one costs now. */
  priceKopecks: z.int(),
  /** What it costs when nothing is taken off; null where nothing is. */
  oldPriceKopecks: z.nullable(z.int()),
  saleEndsAt: z.nullable(z.iso.datetime()),
  /** Null where there are as many as anybody wants. */
  stockLeft: z.nullable(z.int()),
  /** How many one player may have, all players together, and one player within `periodDays`. */
  perPlayerMax: z.nullable(z.int()),
  inAllMax: z.nullable(z.int()),
  perPeriodMax: z.nullable(z.int()),
  periodDays: z.nullable(z.int()),
  /** Tiers of one ladder: a higher one gives what the lower ones do, and where `paysDifference` costs only the difference. */
  ladder: z.nullable(z.string()),
  ladderTier: z.nullable(z.int()),
  paysDifference: z.boolean(),
  /** The ids of what one must have before. */
  requiredIds: z.array(z.int()),
  /** Null is for good. */
  durationDays: z.nullable(z.int()),
  isAdultsOnly: z.boolean(),
  /** What a case may hold, in percent; empty for all else, and until staff have said. */
  odds: oddsSchema,
  canBeBought: z.boolean(),
  /** Why not; null where it can. */
  notForSale: z.nullable(z.enum(NOT_FOR_SALE)),
  version: z.int(),
})
export type Product = z.infer<typeof productSchema>

export const productEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/shop/products',
    part: 'shop',
    summary: 'Everything the shop offers, in the order staff gave it, with what it costs now.',
    access: 'public',
    topic: 'products',
    isKept: true,
    reply: z.array(productSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/shop/products/:key',
    part: 'shop',
    summary: 'One product by its key; 404 when nobody may see it.',
    access: 'public',
    topic: 'products',
    params: z.object({ key: z.string().check(z.regex(/^[A-Za-z0-9-]{2,40}$/)) }),
    reply: productSchema,
  }),
}
