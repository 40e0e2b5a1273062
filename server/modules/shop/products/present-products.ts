/** The catalogue as everybody reads it. */
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import type { NotForSale } from '#shared/constants/shop/products.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { fieldsOf } from './product-columns.ts'
import type { ActionRow, ProductRow } from './products.store.ts'

type Catalogue = {
  /** In their order, those of the site that are neither hidden nor removed. */
  products: readonly ProductRow[]
  actions: readonly Pick<ActionRow, 'product_id' | 'moment' | 'kind' | 'is_server_there' | 'role'>[]
}

/** The languages a product is told in: those with name and description. */
export const languagesOf = (row: Pick<ProductRow, `${'name' | 'description'}_${Language}`>): Language[] =>
  LANGUAGES.filter((language) => row[`name_${language}`] !== '' && row[`description_${language}`] !== '')

/** What is paid now, and what would be without a sale that is on. */
export function pricesOf(row: ProductRow, now: number) {
  const { price_kopecks: usual, sale_price_kopecks: lower, sale_starts_at: from, sale_ends_at: until } = row
  const isOn = lower !== null && (from === null || from <= now) && (until === null || now < until)
  return isOn
    ? {
        priceKopecks: lower,
        oldPriceKopecks: usual,
        saleEndsAt: isoTimeOrNull(until),
      }
    : { priceKopecks: usual, oldPriceKopecks: null, saleEndsAt: null }
}

/** Whether chances make a whole; they are as exact as four digits behind the point. */
export const areOddsWhole = (odds: readonly { percent: number }[]) =>
  odds.reduce((sum, { percent }) => sum + Math.round(percent * 1e4), 0) === 1_000_000

export function presentCatalogue({ products, actions }: Catalogue, now: number): Product[] {
  const shown = new Set(products.map(({ id }) => id))
  return products.map((row) => presentProduct(row, notForSale(row), now))

  function notForSale(row: ProductRow): NotForSale | null {
    const own = actions.filter(({ product_id }) => product_id === row.id)
    const { odds, requiredIds } = fieldsOf(row)
    if (!own.some(({ moment }) => moment === 'bought')) return 'no_action'
    if (own.some(({ kind, is_server_there }) => kind === 'command' && is_server_there === 0))
      return 'game_server_gone'
    if (own.some(({ kind, role }) => kind === 'role' && role === null)) return 'role_gone'
    if (requiredIds.some((id) => !shown.has(id))) return 'requirement_gone'
    if (row.category === 'cases' && !areOddsWhole(odds)) return 'odds_missing'
    return row.stock === 0 ? 'sold_out' : null
  }
}

function presentProduct(row: ProductRow, notForSale: NotForSale | null, now: number): Product {
  const {
    actions: _,
    stock,
    isHidden: __,
    isAgainstGameRules: ___,
    ...fields
  } = {
    actions: [],
    ...fieldsOf(row),
  }
  const { priceKopecks: ____, salePriceKopecks: _____, saleStartsAt: ______, ...texts } = fields
  const languages = languagesOf(row)
  const told = (language: Language) => (languages.includes(language) ? language : (languages[0] ?? language))
  const [ru, en] = [told('ru'), told('en')]
  return {
    ...texts,
    id: row.id,
    name_ru: texts[`name_${ru}`],
    name_en: texts[`name_${en}`],
    description_ru: texts[`description_${ru}`],
    description_en: texts[`description_${en}`],
    imageText_ru: texts[`imageText_${ru}`],
    imageText_en: texts[`imageText_${en}`],
    lines_ru: texts[`lines_${ru}`],
    lines_en: texts[`lines_${en}`],
    facts_ru: texts[`facts_${ru}`],
    facts_en: texts[`facts_${en}`],
    odds: texts.odds.map(({ name_ru, name_en, percent }) => ({
      name_ru: name_ru || name_en,
      name_en: name_en || name_ru,
      percent,
    })),
    languages,
    ...pricesOf(row, now),
    stockLeft: stock,
    canBeBought: notForSale === null,
    notForSale,
    version: row.version,
  }
}
