import { expect, it } from 'vitest'
import { sampleStaffProduct } from '#web/testing/sample-staff-product.ts'
import { productFieldsOf, productFormSchema } from './product-form.ts'

it('reads prices as the other forms of the shop do', () => {
  const schema = productFormSchema(null, { asked: ['ru', 'en'], products: [] })
  const priceOf = (text: string) => {
    const { data } = schema.safeParse({ ...productFieldsOf(sampleStaffProduct()), priceKopecks: text })
    return (data as { priceKopecks?: number } | undefined)?.priceKopecks
  }
  expect(['1,299', '1 299,50 ₽', '₽1,299.50'].map(priceOf)).toEqual([129_900, 129_950, 129_950])
  expect(['1e3', '0x10', '0,500', ''].map(priceOf)).toEqual([undefined, undefined, undefined, undefined])
})

it('says of what is no number what belongs there, not that nothing was typed', () => {
  const schema = productFormSchema(null, { asked: ['ru', 'en'], products: [] })
  const saidOf = (change: object) =>
    schema
      .safeParse({ ...productFieldsOf(sampleStaffProduct()), ...change })
      .error?.issues.map(({ path, message }) => [path[0], message])
  for (const typed of ['abc', '12.345', '1 0']) {
    expect(saidOf({ priceKopecks: typed })).toEqual([['priceKopecks', 'priceInRoubles']])
    expect(saidOf({ salePriceKopecks: typed })).toEqual([['salePriceKopecks', 'priceInRoubles']])
  }
  expect(saidOf({ stock: 'abc' })).toEqual([['stock', 'countOutOfBounds']])
  expect(saidOf({ odds: 'Алмаз | Diamond | abc' })).toEqual([['odds', 'percentOutOfBounds']])
})
