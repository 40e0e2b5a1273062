/** Tells buyers what becomes of their orders, by letter and under the bell. */
import type { Database } from '#server/db/database.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { LineTimesStore } from '#server/modules/shop/orders/kept/line-times.store.ts'
import type { OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { HoldingsStore } from '#server/modules/shop/orders/quote/holdings.store.ts'
import { orderPath } from '#shared/constants/shop/orders.ts'
import {
  ORDER_DELIVERED_LETTER,
  ORDER_ENDING_LETTER,
  ORDER_LETTER,
  ORDER_REFUNDED_LETTER,
  ORDER_UNCLAIMED_LETTER,
} from './order-letters.ts'
import { orderDeliveredNotice, orderRefundedNotice, purchaseEndingNotice } from './order-notices.ts'

/** So long before its end somebody is told of it, and of what lasts no longer nobody is. */
const BEFORE_END_DAYS = 3
const DAY_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 100

type Told = Pick<OrderRow, 'id' | 'uuid' | 'number' | 'user_id'>

/** All but the last join the transaction of what they tell of. */
export type Telling = ReturnType<typeof createTelling>
export function createTelling({
  orders,
  times,
  holdings,
  mail,
  notices,
  noteOwed,
  database,
  now,
}: {
  orders: Pick<OrdersStore, 'findById'>
  times: Pick<LineTimesStore, 'listEnding' | 'claim'>
  holdings: Pick<HoldingsStore, 'findEnd'>
  mail: Pick<MailService, 'queueAbout'>
  notices: Pick<NoticesService, 'tell'>
  /** Told where letters and messages will wait once the transaction is over. */
  noteOwed: () => void
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function send(kind: string, userId: number | null, about: number): Promise<void> {
    if (userId === null) return
    await mail.queueAbout(kind, [userId], about)
    noteOwed()
  }

  async function tellEnding(lineId: number, time: number): Promise<void> {
    const line = await times.claim(lineId, 'end_told_at', time)
    const order = line && (await orders.findById(line.order_id))
    if (!order || order.user_id === null || order.recipient_folded === null) return
    // Where more of it was bought, what ends is that purchase alone.
    if ((await holdings.findEnd(order.recipient_folded, line.product_id, time)) !== line.ends_at) return
    const { name_ru, name_en } = line
    const url = orderPath(order.uuid)
    await notices.tell(order.user_id, { kind: purchaseEndingNotice, values: { name_ru, name_en }, url })
    await send(ORDER_ENDING_LETTER, order.user_id, line.id)
  }

  return {
    paid: ({ user_id, id }: Told) => send(ORDER_LETTER, user_id, id),

    unclaimed: ({ user_id, id }: Told) => send(ORDER_UNCLAIMED_LETTER, user_id, id),

    async delivered({ user_id, id, uuid, number }: Told): Promise<void> {
      if (user_id === null) return
      await notices.tell(user_id, { kind: orderDeliveredNotice, values: { number }, url: orderPath(uuid) })
      await send(ORDER_DELIVERED_LETTER, user_id, id)
    },

    async refunded({ user_id, id, uuid, number }: Told, kopecks: number): Promise<void> {
      if (user_id === null) return
      const values = { number, kopecks }
      await notices.tell(user_id, { kind: orderRefundedNotice, values, url: orderPath(uuid) })
      await send(ORDER_REFUNDED_LETTER, user_id, id)
    },

    /** Tells those of whom something ends in three days, each once. Meant to be called every second. */
    async tellEndings(): Promise<void> {
      const time = now().getTime()
      const span = BEFORE_END_DAYS * DAY_MS
      for (const id of await times.listEnding(
        { from: time, until: time + span, longerThan: BEFORE_END_DAYS },
        AT_ONCE,
      ))
        await database.transaction(() => tellEnding(id, time))
    },
  }
}
