/** What the editor of a product holds as text, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import type { Language } from '#shared/constants/languages.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { PRODUCT_KEY_MAX } from '#shared/constants/shop/products.ts'
import type { StaffAction } from '#shared/contract/shop/product-actions.ts'
import {
  type ProductDraft,
  type ProductFields,
  productShape,
  type StaffProduct,
} from '#shared/contract/shop/product-fields.ts'
import { wrongInAction, wrongInProduct } from '#shared/contract/shop/product-rules.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { fieldsOfSet, setIn, TICKED } from '#web/editing/set-fields.ts'
import { withSlug } from '#web/editing/with-slug.ts'
import { textInEither } from '#web/i18n/other-language.ts'
import { typedKopecks } from '#web/i18n/typed-kopecks.ts'
import { typedNumber } from '#web/i18n/typed-number.ts'
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'

type FieldKind = 'text' | 'empty' | 'price' | 'count' | 'moment' | 'flag' | 'lines' | 'facts' | 'odds'

/** How each field is typed; those of the two sets and the actions stand beside it. */
const KINDS = {
  key: 'empty',
  category: 'text',
  type: 'text',
  server: 'empty',
  name_ru: 'text',
  name_en: 'text',
  description_ru: 'text',
  description_en: 'text',
  imageUrl: 'empty',
  imageText_ru: 'text',
  imageText_en: 'text',
  lines_ru: 'lines',
  lines_en: 'lines',
  facts_ru: 'facts',
  facts_en: 'facts',
  priceKopecks: 'price',
  salePriceKopecks: 'price',
  saleStartsAt: 'moment',
  saleEndsAt: 'moment',
  isHidden: 'flag',
  perPlayerMax: 'count',
  inAllMax: 'count',
  perPeriodMax: 'count',
  periodDays: 'count',
  stock: 'count',
  ladder: 'empty',
  ladderTier: 'count',
  paysDifference: 'flag',
  durationDays: 'count',
  isAdultsOnly: 'flag',
  isAgainstGameRules: 'flag',
  odds: 'odds',
} as const satisfies Partial<Record<keyof typeof productShape, FieldKind>>

export type ProductField = keyof typeof KINDS
export type ProductFormFields = Readonly<
  Record<ProductField | 'actions', string> & Record<`required:${string}`, string>
>
const FIELDS = Object.keys(KINDS) as ProductField[]

const STARTING: Partial<Record<ProductField, string>> = { category: 'privileges', type: 'global' }

export const staffNameOf = ({ name_ru, name_en }: StaffProduct, language: Language): string =>
  textInEither({ ru: name_ru, en: name_en }, language)

export function productFieldsOf(product: StaffProduct | null): ProductFormFields {
  return {
    ...Object.fromEntries(
      FIELDS.map((field) => [
        field,
        product ? textOf(KINDS[field], product[field]) : (STARTING[field] ?? ''),
      ]),
    ),
    ...fieldsOfSet('required', product?.requiredIds.map(String) ?? []),
    actions: JSON.stringify(product?.actions ?? []),
  } as ProductFormFields
}

/** What the release delivers in place of a product, as the editor would hold it: only what differs from what it holds. */
export function deliveredFieldsOf(
  product: StaffProduct,
  fields: ProductFormFields,
): [field: ProductField | 'actions', text: string][] {
  if (!product.delivered) return []
  const delivered = productFieldsOf({ ...product, ...product.delivered })
  return ([...FIELDS, 'actions'] as const)
    .filter((field) => delivered[field] !== fields[field])
    .map((field) => [field, delivered[field]])
}

function textOf(kind: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'flag') return value === true ? TICKED : ''
  if (kind === 'price') return String((value as number) / KOPECKS_IN_ROUBLE)
  if (kind === 'moment') return toLocalMoment(String(value))
  if (kind === 'lines') return (value as string[]).join('\n')
  if (kind === 'facts')
    return (value as StaffProduct['facts_ru'])
      .map((fact) => (fact.value ? `${fact.name}: ${fact.value}` : fact.name))
      .join('\n')
  if (kind === 'odds')
    return (value as StaffProduct['odds'])
      .map(({ name_ru, name_en, percent }) => `${name_ru} | ${name_en} | ${percent}`)
      .join('\n')
  return String(value)
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function valueFrom(kind: FieldKind, text: unknown): unknown {
  if (kind === 'flag') return text === TICKED
  if (typeof text !== 'string') return text
  if (kind === 'text') return text
  if (kind === 'lines') return linesIn(text)
  if (kind === 'facts')
    return linesIn(text).map((line) => {
      const [, name = line, value = ''] = /^(.+?):\s+(.*)$/.exec(line) ?? []
      return { name, value }
    })
  if (kind === 'odds')
    return linesIn(text).map((line) => {
      const parts = line.split('|').map((part) => part.trim())
      const percent = typedNumber(parts.at(-1) ?? '')
      return { name_ru: parts[0] ?? '', name_en: parts.length > 2 ? (parts[1] ?? '') : '', percent }
    })
  if (text.trim() === '') return null
  if (kind === 'price') return typedKopecks(text)
  if (kind === 'count') return typedNumber(text)
  return kind === 'moment' ? fromLocalMoment(text) : text.trim()
}

/** What is said of a field in which something stands that is no number: it is not that nothing was typed. */
const UNREADABLE: Partial<Record<FieldKind, ValidationKey>> = {
  price: 'priceInRoubles',
  count: 'countOutOfBounds',
  odds: 'percentOutOfBounds',
}

const isNoNumber = (value: unknown): boolean =>
  Number.isNaN(value) ||
  (Array.isArray(value) && value.some((each: { percent?: unknown }) => Number.isNaN(each.percent)))

const shapeOf = (field: ProductField): z.ZodMiniType =>
  field === 'key' ? z.nullable(productShape.key) : productShape[field]

const FIELD_SCHEMAS = Object.fromEntries(
  FIELDS.map((field) => [
    field,
    z.pipe(
      z.pipe(
        z.unknown(),
        z.transform((text: unknown, { issues }) => {
          const value = valueFrom(KINDS[field], text)
          const message = isNoNumber(value) && UNREADABLE[KINDS[field]]
          if (message) issues.push({ code: 'custom', input: text, message })
          return value
        }),
      ),
      shapeOf(field),
    ),
  ]),
)

/**
 * Asks of the form all at once what the server will; `asked` are the languages of the site, that of whoever writes first: one is enough.
 * Actions come along only where they are others: whoever changes a price need not hold what commands take.
 */
export function productFormSchema(
  before: StaffProduct | null,
  { asked, products }: { asked: readonly Language[]; products: readonly StaffProduct[] },
) {
  const standing = before?.actions ?? []
  const actions = z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text === JSON.stringify(standing) ? undefined : JSON.parse(text))),
    ),
    z.optional(productShape.actions),
  )
  const others = products.filter(({ id }) => id !== before?.id)
  return withSlug(
    { field: 'key', names: ['name_en', 'name_ru'], max: PRODUCT_KEY_MAX },
    z.object({ ...FIELD_SCHEMAS, actions }).check(
      z.superRefine(
        (values, { addIssue }) => {
          for (const [field, message] of Object.entries(
            wrongIn(values as Typed, standing, { asked, others }),
          ))
            addIssue({ code: 'custom', path: [field], message })
        },
        { when: () => true },
      ),
    ),
  )
}

/** What stands in the form as it is: nothing in place of a key or a price that was not typed. */
type Typed = Omit<ProductFields, 'key' | 'priceKopecks' | 'actions'> & {
  key: string | null
  priceKopecks: number | null
  actions: readonly StaffAction[] | undefined
}

function wrongIn(
  values: Typed,
  standing: readonly StaffAction[],
  { asked, others }: { asked: readonly Language[]; others: readonly StaffProduct[] },
): Record<string, ValidationKey> {
  const { key, durationDays, actions = standing } = values
  // Below a price that is still to be typed anything may stand.
  const wrong = wrongInProduct({ ...values, priceKopecks: values.priceKopecks ?? Number.NaN }, asked)
  const action = actions.map((each) => wrongInAction(each, durationDays)).find(Boolean)
  const isNamed = values.name_ru !== '' || values.name_en !== ''
  const isTaken = others.some((other) => other.key === key)
  return {
    ...wrong,
    ...(key === null && isNamed && { key: 'required' }),
    ...(isTaken && { key: 'productKeyTaken' }),
    ...(action && { actions: action }),
  }
}

export const actionsIn = (fields: Pick<ProductFormFields, 'actions'>) =>
  JSON.parse(fields.actions) as StaffAction[]

/** What is sent. */
export const productDraftOf = (
  values: Readonly<Record<string, unknown>>,
  fields: ProductFormFields,
): ProductDraft =>
  ({ ...values, requiredIds: setIn('required', fields).map(Number) }) as unknown as ProductDraft
