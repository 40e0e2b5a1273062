/** Whether every payment is on the books once, and every paid order was paid once. */
import type { PaidOnceStore } from '#server/modules/shop/orders/kept/paid-once.store.ts'
import type { Language } from '#shared/constants/languages.ts'
import { fill } from '#shared/texts/words.ts'
import { paidOnceTexts } from './paid-once.texts.ts'

export const createPaidOnce = (store: PaidOnceStore) => ({
  name: 'paid_once',

  async check(language: Language): Promise<{ isSound: boolean; detail: string }> {
    const { sound, payments, orders } = paidOnceTexts[language]
    const wrong = [
      ...listed(payments, await store.listPayments()),
      ...listed(orders, await store.listOrders()),
    ]
    return { isSound: wrong.length === 0, detail: wrong.join('. ') || sound }
  },
})

function listed(words: string, rows: readonly { name: string; count: number }[]): string[] {
  const [first] = rows
  if (!first) return []
  const names = rows.map(({ name }) => name).join(', ')
  const more = Number(first.count) > rows.length ? ', …' : ''
  return [`${fill(words, { count: String(first.count) })}: ${names}${more}`]
}
