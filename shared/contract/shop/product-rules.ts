/** What must hold of a product beyond the form of its single fields: asked by the editor, and by the server. */
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { placeholdersIn } from '#shared/contract/games/game-commands.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import type { StaffAction } from './product-actions.ts'
import type { ProductFields } from './product-fields.ts'

const TOLD = ['name', 'description'] as const

type Fields = Omit<ProductFields, 'actions' | 'requiredIds' | 'key'>

/** The fields that are missing or contradict others. Where texts are missing in several languages alike, the first `asked` for is told, or all of them. */
export function wrongInProduct(
  fields: Fields,
  asked?: readonly Language[],
): Partial<Record<keyof Fields, ValidationKey>> {
  const wrong: Partial<Record<keyof Fields, ValidationKey>> = {}
  for (const name of untold(fields, asked)) wrong[name] = 'required'
  if (fields.type === 'server-specific' && fields.server === null) wrong.server = 'productWorld'
  const { salePriceKopecks: lower, saleStartsAt: from, saleEndsAt: until } = fields
  if (lower !== null && lower >= fields.priceKopecks) wrong.salePriceKopecks = 'saleNotLower'
  if (from !== null && until !== null && Date.parse(until) <= Date.parse(from)) wrong.saleEndsAt = 'endsFirst'
  if ((fields.perPeriodMax === null) !== (fields.periodDays === null))
    wrong[fields.periodDays === null ? 'periodDays' : 'perPeriodMax'] = 'periodIncomplete'
  if ((fields.ladder === null) !== (fields.ladderTier === null))
    wrong[fields.ladder === null ? 'ladder' : 'ladderTier'] = 'ladderTier'
  return wrong
}

/** What everybody reads is whole in one language at least; asked for is what is missing in the one that lacks the fewest. */
function untold(fields: Fields, asked: readonly Language[] | undefined) {
  const missingIn = (language: Language) =>
    TOLD.map((text) => `${text}_${language}` as const).filter((name) => fields[name] === '')
  if (LANGUAGES.some((language) => missingIn(language).length === 0)) return []
  const missing = (asked ?? LANGUAGES).map(missingIn)
  const fewest = Math.min(...missing.map(({ length }) => length))
  const closest = missing.filter(({ length }) => length === fewest)
  return (asked ? closest.slice(0, 1) : closest).flat()
}

/** What an action asks of a product that lasts for good and cannot have. */
export function wrongInAction(
  action: StaffAction,
  durationDays: number | null,
): 'actionEnds' | 'secondsForGood' | undefined {
  if (durationDays !== null) return undefined
  if (action.when === 'ended') return 'actionEnds'
  if (action.kind === 'command' && placeholdersIn(action.command).includes('seconds')) return 'secondsForGood'
  return undefined
}
