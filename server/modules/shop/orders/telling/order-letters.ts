/** What buyers are told of their orders by mail: each letter as things stand when it is written, to the address of the order. */
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticeChoicesService } from '#server/modules/platform/notices/choices/notice-choices.service.ts'
import type { LineTimesStore } from '#server/modules/shop/orders/kept/line-times.store.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { UnclaimedStore } from '#server/modules/shop/orders/kept/unclaimed.store.ts'
import type { HoldingsStore } from '#server/modules/shop/orders/quote/holdings.store.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import type { Language } from '#shared/constants/languages.ts'
import { type OrderEvent, orderPath } from '#shared/constants/shop/orders.ts'
import { fill } from '#shared/texts/words.ts'
import { longDay } from '#shared/zone-time.ts'
import { orderLetterWords } from './order-letters.texts.ts'

/** As the queue of letters knows them; each is about its order, so none takes the place of another's. */
export const ORDER_LETTER = 'order'
export const ORDER_UNCLAIMED_LETTER = 'order-unclaimed'
export const ORDER_DELIVERED_LETTER = 'order-delivered'
export const ORDER_REFUNDED_LETTER = 'order-refunded'
const MONEY_BACK: readonly OrderEvent[] = ['refunded', 'returned', 'credited']
/** About a line. */
export const ORDER_ENDING_LETTER = 'order-ending'

type Words = (typeof orderLetterWords)['ru']
type Body = { subject: string; told: string[]; closing: string }

export function createOrderLetters({
  orders,
  unclaimed,
  times,
  holdings,
  letters,
  noticeChoices,
  now,
}: {
  times: Pick<LineTimesStore, 'findLine'>
  orders: Pick<OrdersStore, 'findById' | 'linesOf' | 'findBuyer' | 'eventsOf'>
  unclaimed: Pick<UnclaimedStore, 'listOf'>
  holdings: Pick<HoldingsStore, 'findEnd'>
  letters: AccountsServices['letters']
  noticeChoices: Pick<NoticeChoicesService, 'listWanting'>
  now: () => Date
}) {
  /** Null where there is nobody to write to any more. */
  async function write(
    userId: number,
    order: OrderRow | undefined,
    bodyIn: (words: Words, language: Language, timeZone: string) => Body,
  ): ReturnType<WriteLetter> {
    const buyer = order && (await orders.findBuyer(userId))
    if (!buyer || order.email === null || order.user_id !== userId) return null
    const letter = () =>
      letters.write(buyer, orderLetterWords, ({ words, language, site }) => {
        const { subject, told, closing } = bodyIn(words, language, site.timeZone)
        const test = order.is_test === 1 ? [words.test] : []
        return { subject, told: [...told, ...test], closing, path: orderPath(order.uuid) }
      })
    // To an address that is not theirs for sure few letters go.
    const isConfirmed = buyer.email_verified_at !== null && buyer.email === order.email
    return { to: order.email, isConfirmed, letter }
  }

  const find = async (about: number | null) => (about === null ? undefined : orders.findById(about))
  const listed = (lines: readonly LineRow[], language: Language, withPrices: boolean) =>
    lines.map(
      (line) =>
        `${line[`name_${language}`]} × ${line.quantity}${withPrices ? `: ${formatRubles(line.total_kopecks, language)}` : ''}`,
    )

  const paid: WriteLetter = async (userId, about) => {
    const order = await find(about)
    if (!order || order.paid_at === null) return null
    const { number, recipient, total_kopecks: total } = order
    const lines = await orders.linesOf([order.id])
    const isFree = total === 0
    return write(userId, order, (words, language) => ({
      subject: fill(isFree ? words.freeSubject : words.subject, { number }),
      told: [
        fill(isFree ? words.free : words.paid, { number, total: formatRubles(total, language) }),
        ...listed(lines, language, true),
        fill(words.recipient, { recipient: recipient ?? '' }),
      ],
      closing: words.closing,
    }))
  }

  const delivered: WriteLetter = async (userId, about) => {
    const order = await find(about)
    if (!order) return null
    const { number, recipient } = order
    const lines = (await orders.linesOf([order.id])).filter(
      ({ delivered_at, refunded_at }) => delivered_at !== null && refunded_at === null,
    )
    if (lines.length === 0) return null
    return write(userId, order, (words, language) => ({
      subject: fill(words.deliveredSubject, { number }),
      told: [
        fill(words.delivered, { number, recipient: recipient ?? '' }),
        ...listed(lines, language, false),
      ],
      closing: words.deliveredClosing,
    }))
  }

  const sums = {
    /** What nobody has decided of yet. */
    unclaimed: async (order: OrderRow) =>
      (await unclaimed.listOf(order.id)).reduce(
        (sum, { currency, left_kopecks }) => sum + (currency === 'RUB' ? left_kopecks : 0),
        0,
      ),
    /** What has gone back in all. */
    refunded: async (order: OrderRow) =>
      (await orders.eventsOf([order.id])).reduce(
        (sum, { kind, kopecks }) => sum + (MONEY_BACK.includes(kind) ? (kopecks ?? 0) : 0),
        0,
      ),
  }
  const aboutMoney =
    (kind: keyof typeof sums): WriteLetter =>
    async (userId, about) => {
      const order = await find(about)
      if (!order) return null
      const { number } = order
      const sum = await sums[kind](order)
      if (sum === 0) return null
      return write(userId, order, (words, language) => ({
        subject: fill(words[`${kind}Subject`], { number }),
        told: [fill(words[kind], { number, total: formatRubles(sum, language) })],
        closing: words[`${kind}Closing`],
      }))
    }

  /** There is none for whoever has bought more of it, or does not want any. */
  const ending: WriteLetter = async (userId, about) => {
    const line = about === null ? undefined : await times.findLine(about)
    const order = line && (await orders.findById(line.order_id))
    if (!order || order.recipient_folded === null) return null
    const { recipient } = order
    const end = await holdings.findEnd(order.recipient_folded, line.product_id, now().getTime())
    if (line.ends_at === null || line.refunded_at !== null || end !== line.ends_at) return null
    const [wanting] = await noticeChoices.listWanting([userId], 'purchases', 'mail')
    if (wanting === undefined) return null
    const endsAt = new Date(line.ends_at)
    return write(userId, order, (words, language, timeZone) => {
      const name = line[`name_${language}`]
      const day = longDay(endsAt, language, timeZone)
      return {
        subject: fill(words.endingSubject, { name }),
        told: [fill(words.ending, { name, recipient: recipient ?? '', day })],
        closing: words.endingClosing,
      }
    })
  }

  return { paid, unclaimed: aboutMoney('unclaimed'), delivered, refunded: aboutMoney('refunded'), ending }
}
