/** The receipt of an order by mail. */
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import { orderPath } from '#shared/constants/shop/orders.ts'
import { fill } from '#shared/texts/words.ts'
import { orderLetterWords } from './order-letter.texts.ts'

/** As the queue of letters knows them; each is about its order, so none takes the place of another's. */
export const ORDER_LETTER = 'order'

export function createOrderLetter({
  orders,
  letters,
}: {
  orders: Pick<OrdersStore, 'findById' | 'linesOf' | 'findBuyer'>
  letters: AccountsServices['letters']
}): WriteLetter {
  return async (userId, about) => {
    const order = about === null ? undefined : await orders.findById(about)
    const buyer = order && (await orders.findBuyer(userId))
    if (!buyer || order.email === null || order.paid_at === null || order.user_id !== userId) return null
    const { number, recipient, total_kopecks: total, uuid } = order
    const lines = await orders.linesOf([order.id])
    const letter = await letters.write(buyer, orderLetterWords, ({ words, language }) => ({
      subject: fill(words.subject, { number }),
      told: [
        fill(words.paid, { number, total: formatRubles(total, language) }),
        ...lines.map(
          (line) =>
            `${line[`name_${language}`]} × ${line.quantity}: ${formatRubles(line.total_kopecks, language)}`,
        ),
        fill(words.recipient, { recipient: recipient ?? '' }),
        ...(order.is_test === 1 ? [words.test] : []),
      ],
      closing: words.closing,
      path: orderPath(uuid),
    }))
    // To an address that is not theirs for sure few letters go.
    const isConfirmed = buyer.email_verified_at !== null && buyer.email === order.email
    return { to: order.email, isConfirmed, letter }
  }
}
