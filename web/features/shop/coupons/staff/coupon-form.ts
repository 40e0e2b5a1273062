/** What the editor of a coupon holds as text, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { type CouponFields, couponShape, type StaffCoupon } from '#shared/contract/shop/coupons.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { fieldsOfSet, setIn, TICKED } from '#web/editing/set-fields.ts'
import { typedKopecks } from '#web/i18n/typed-kopecks.ts'
import { typedNumber } from '#web/i18n/typed-number.ts'
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'

const say = (key: ValidationKey) => key

export type CouponFormFields = Readonly<
  Record<'code' | 'kind' | 'value' | 'startsAt' | 'endsAt' | 'usesMax' | 'usesEachMax' | 'isOff', string> &
    Record<`product:${string}`, string>
>

const textOf = (value: number | null) => (value === null ? '' : String(value))

export function couponFieldsOf(coupon: StaffCoupon | null): CouponFormFields {
  const { percent = null, amountKopecks = null } = coupon ?? {}
  return {
    code: coupon?.code ?? '',
    kind: amountKopecks === null ? 'percent' : 'amount',
    value: textOf(amountKopecks === null ? percent : amountKopecks / KOPECKS_IN_ROUBLE),
    startsAt: coupon?.startsAt ? toLocalMoment(coupon.startsAt) : '',
    endsAt: coupon?.endsAt ? toLocalMoment(coupon.endsAt) : '',
    usesMax: textOf(coupon?.usesMax ?? null),
    usesEachMax: textOf(coupon?.usesEachMax ?? null),
    isOff: coupon?.isOff ? TICKED : '',
    ...fieldsOfSet('product', coupon?.productIds.map(String) ?? []),
  }
}

const typed = <Schema extends z.ZodMiniType>(read: (text: string) => unknown, schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => (text.trim() === '' ? null : read(text))),
    ),
    schema,
  )

export const couponFormSchema = z
  .object({
    code: couponShape.code,
    kind: z.enum(['percent', 'amount']),
    value: z.string().check(z.refine((text) => text.trim() !== '', say('required'))),
    startsAt: typed(fromLocalMoment, couponShape.startsAt),
    endsAt: typed(fromLocalMoment, couponShape.endsAt),
    usesMax: typed(typedNumber, couponShape.usesMax),
    usesEachMax: typed(typedNumber, couponShape.usesEachMax),
  })
  .check(
    z.refine(
      ({ kind, value }) => kind === 'amount' || couponShape.percent.safeParse(typedNumber(value)).success,
      { path: ['value'], message: say('couponPercent') },
    ),
    z.refine(
      ({ kind, value }) =>
        kind === 'percent' || couponShape.amountKopecks.safeParse(typedKopecks(value)).success,
      { path: ['value'], message: say('priceOutOfBounds') },
    ),
    z.refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || endsAt > startsAt, {
      path: ['endsAt'],
      message: say('endsFirst'),
    }),
  )

export function couponDraftOf(
  { kind, value, ...values }: z.output<typeof couponFormSchema>,
  fields: CouponFormFields,
): CouponFields {
  return {
    ...values,
    percent: kind === 'percent' ? typedNumber(value) : null,
    amountKopecks: kind === 'amount' ? typedKopecks(value) : null,
    productIds: setIn('product', fields).map(Number),
    isOff: fields.isOff === TICKED,
  }
}
