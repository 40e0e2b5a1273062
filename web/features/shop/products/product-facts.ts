import type { Language } from '#shared/constants/languages.ts'
import type { Product } from '#shared/contract/shop/products.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { heldFacts } from './compare-products.ts'
import { shopTexts } from './shop.texts.ts'
import { toldProduct } from './told-product.ts'

type Fact = { term: string; details: string[] }

const isCommand = (name: string) => name.startsWith('/')

/** All there is to know about a product before paying for it. */
export function productFacts(product: Product, products: readonly Product[], language: Language): Fact[] {
  const texts = shopTexts[language]
  const held = [...heldFacts(product, products, language)]
  const plain = held.filter(([, value]) => value === '').map(([name]) => name)
  const fact = (term: string, details: readonly (string | null)[]): Fact[] => {
    const told = details.filter((detail) => detail !== null && detail !== '') as string[]
    return told.length > 0 ? [{ term, details: told }] : []
  }
  const where =
    product.server === null ? texts.allServers : texts.oneServer(texts.gameServers[product.server])
  const isPrivilege = product.category === 'privileges'
  return [
    ...fact(texts.commandsTitle, [plain.filter(isCommand).join(' ')]),
    ...fact(
      texts.gives,
      plain.filter((name) => !isCommand(name)),
    ),
    ...held.filter(([, value]) => value !== '').flatMap(([name, value]) => fact(name, [value])),
    ...fact(texts.term, [termOf(product, language, isPrivilege)]),
    ...fact(texts.where, [where]),
    ...fact(texts.start, [isPrivilege ? texts.instantly : null]),
    ...fact(texts.requires, requiredNames(product, products, language)),
    ...fact(texts.limits, limitsOf(product, language)),
    ...fact(texts.forWhom, [product.isAdultsOnly ? texts.adultsOnly : null]),
  ]
}

function daysIn(days: number, language: Language): string {
  return `${formatNumber(days, language)} ${shopTexts[language].days(days)}`
}

function termOf({ durationDays }: Product, language: Language, isPrivilege: boolean): string | null {
  if (durationDays !== null) return daysIn(durationDays, language)
  return isPrivilege ? shopTexts[language].forever : null
}

function requiredNames({ requiredIds }: Product, products: readonly Product[], language: Language): string[] {
  return products
    .filter(({ id }) => requiredIds.includes(id))
    .map((required) => toldProduct(required, language).name)
}

function limitsOf(product: Product, language: Language): (string | null)[] {
  const texts = shopTexts[language]
  const { perPlayerMax, perPeriodMax, periodDays, inAllMax, stockLeft } = product
  const count = (value: number) => formatNumber(value, language)
  return [
    perPlayerMax === null ? null : texts.perPlayer(count(perPlayerMax)),
    perPeriodMax === null || periodDays === null
      ? null
      : texts.perPeriod(count(perPeriodMax), daysIn(periodDays, language)),
    inAllMax === null ? null : texts.inAll(count(inAllMax)),
    stockLeft === null ? null : texts.left(count(stockLeft)),
  ]
}
