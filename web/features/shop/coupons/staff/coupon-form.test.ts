import { expect, it } from 'vitest'
import { couponDraftOf, couponFieldsOf, couponFormSchema } from './coupon-form.ts'

const fieldsWith = (kind: string, value: string) => ({ ...couponFieldsOf(null), code: 'SPRING', kind, value })

it('reads a sum as the other forms of the shop do, and a share as a number', () => {
  const read = (kind: string, value: string) => {
    const fields = fieldsWith(kind, value)
    const { percent, amountKopecks } = couponDraftOf(couponFormSchema.parse(fields), fields)
    return [percent, amountKopecks]
  }
  expect(read('amount', '1,500')).toEqual([null, 150_000])
  expect(read('amount', '1 500,50 ₽')).toEqual([null, 150_050])
  expect(read('percent', '15 %')).toEqual([15, null])
})

it('takes nothing else', () => {
  for (const [kind, value] of [
    ['amount', ''],
    ['amount', '1e3'],
    ['amount', '0'],
    ['percent', ''],
    ['percent', '101'],
    ['percent', 'half'],
  ] as const)
    expect(couponFormSchema.safeParse(fieldsWith(kind, value)).success, `${kind} ${value}`).toBe(false)
})
