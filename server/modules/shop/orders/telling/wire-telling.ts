/** What buyers and hooks are told of orders, wired for them. */
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { orderLetterWords } from './order-letters.texts.ts'
import {
  createOrderLetters,
  ORDER_DELIVERED_LETTER,
  ORDER_ENDING_LETTER,
  ORDER_LETTER,
  ORDER_REFUNDED_LETTER,
  ORDER_UNCLAIMED_LETTER,
} from './order-letters.ts'
import { createOrderMessage } from './order-messages.ts'
import { orderDeliveredNotice, orderRefundedNotice, purchaseEndingNotice } from './order-notices.ts'
import { createTelling } from './telling.service.ts'

const DUE_CHECK_MS = 1_000

export function wireTelling({
  platform: { mail, noticeChoices, notices, webhooks, words },
  letters,
  ...tools
}: Omit<Parameters<typeof createTelling>[0], 'mail' | 'notices' | 'noteOwed'> &
  Omit<Parameters<typeof createOrderLetters>[0], 'letters' | 'noticeChoices'> & {
    orders: Parameters<typeof createOrderMessage>[0]
    platform: Pick<PlatformServices, 'mail' | 'noticeChoices' | 'notices' | 'webhooks' | 'words'>
    letters: AccountsServices['letters']
  }) {
  /** Whether letters may wait that nobody's call ends with, as a provider's confirmation. */
  let isOwed = false
  const noteOwed = () => {
    isOwed = true
  }
  const telling = createTelling({ ...tools, mail, notices, noteOwed })
  const written = createOrderLetters({ ...tools, letters, noticeChoices })
  words.enlist(orderLetterWords)
  mail.enlist(ORDER_LETTER, written.paid)
  mail.enlist(ORDER_UNCLAIMED_LETTER, written.unclaimed)
  mail.enlist(ORDER_DELIVERED_LETTER, written.delivered)
  mail.enlist(ORDER_REFUNDED_LETTER, written.refunded)
  mail.enlist(ORDER_ENDING_LETTER, written.ending)
  notices.enlist(orderDeliveredNotice, orderRefundedNotice, purchaseEndingNotice)
  webhooks.enlist(
    'order.paid',
    createOrderMessage(tools.orders, ({ total_kopecks }) => total_kopecks),
  )
  webhooks.enlist(
    'order.refunded',
    createOrderMessage(tools.orders, ({ refunded_kopecks }) => refunded_kopecks),
  )

  /** Sends what was queued, once it is committed. */
  function afterwards(): void {
    mail.deliverSoon()
    webhooks.deliverSoon()
  }

  return {
    telling,
    afterwards,
    noteOwed,
    background: [
      { every: DUE_CHECK_MS, run: () => telling.tellEndings() },
      {
        every: DUE_CHECK_MS,
        async run() {
          if (!isOwed) return
          isOwed = false
          afterwards()
        },
      },
    ],
  }
}
