/** A product between what is said of it and its row. */

import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { ProductFields } from '#shared/contract/shop/product-fields.ts'
import type { ProductRow } from './products.store.ts'

const timeOf = (moment: string | null | undefined) =>
  moment === undefined || moment === null ? moment : Date.parse(moment)
const bit = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? 1 : 0)
const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))

/** Fields of which some may not be said. */
type Given = { [Field in keyof Omit<ProductFields, 'actions'>]?: ProductFields[Field] | undefined }

/** The columns of the fields that are given. */
export function columnsOf<Fields extends Given>(fields: Fields) {
  return withoutUndefined({
    key: fields.key,
    category: fields.category,
    type: fields.type,
    world: fields.server,
    name_ru: fields.name_ru,
    name_en: fields.name_en,
    description_ru: fields.description_ru,
    description_en: fields.description_en,
    image: fields.imageUrl,
    image_text_ru: fields.imageText_ru,
    image_text_en: fields.imageText_en,
    lines_ru: json(fields.lines_ru),
    lines_en: json(fields.lines_en),
    facts_ru: json(fields.facts_ru),
    facts_en: json(fields.facts_en),
    price_kopecks: fields.priceKopecks,
    sale_price_kopecks: fields.salePriceKopecks,
    sale_starts_at: timeOf(fields.saleStartsAt),
    sale_ends_at: timeOf(fields.saleEndsAt),
    is_hidden: bit(fields.isHidden),
    each_max: fields.perPlayerMax,
    in_all_max: fields.inAllMax,
    per_period_max: fields.perPeriodMax,
    period_days: fields.periodDays,
    stock: fields.stock,
    ladder: fields.ladder,
    ladder_tier: fields.ladderTier,
    pays_difference: bit(fields.paysDifference),
    required_ids: json(fields.requiredIds),
    duration_days: fields.durationDays,
    is_adults_only: bit(fields.isAdultsOnly),
    is_against_game_rules: bit(fields.isAgainstGameRules),
    odds: json(fields.odds),
  })
}

/** What a row says, in the words of the wire. */
export function fieldsOf(row: Omit<ProductRow, 'id' | 'position'>): Omit<ProductFields, 'actions'> {
  return {
    key: row.key,
    category: row.category,
    type: row.type,
    server: row.world,
    name_ru: row.name_ru,
    name_en: row.name_en,
    description_ru: row.description_ru,
    description_en: row.description_en,
    imageUrl: row.image,
    imageText_ru: row.image_text_ru,
    imageText_en: row.image_text_en,
    lines_ru: JSON.parse(row.lines_ru),
    lines_en: JSON.parse(row.lines_en),
    facts_ru: JSON.parse(row.facts_ru),
    facts_en: JSON.parse(row.facts_en),
    priceKopecks: row.price_kopecks,
    salePriceKopecks: row.sale_price_kopecks,
    saleStartsAt: isoTimeOrNull(row.sale_starts_at),
    saleEndsAt: isoTimeOrNull(row.sale_ends_at),
    isHidden: row.is_hidden === 1,
    perPlayerMax: row.each_max,
    inAllMax: row.in_all_max,
    perPeriodMax: row.per_period_max,
    periodDays: row.period_days,
    stock: row.stock,
    ladder: row.ladder,
    ladderTier: row.ladder_tier,
    paysDifference: row.pays_difference === 1,
    requiredIds: JSON.parse(row.required_ids),
    durationDays: row.duration_days,
    isAdultsOnly: row.is_adults_only === 1,
    isAgainstGameRules: row.is_against_game_rules === 1,
    odds: JSON.parse(row.odds),
  }
}
