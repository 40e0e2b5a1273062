import type { ListedOrder, StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { paidOrder } from './sample-orders.ts'

/** A paid one as staff read it. */
export function sampleStaffOrder(changes: Partial<StaffOrder> = {}): StaffOrder {
  const { email, recipient, lines, ...order } = paidOrder()
  return {
    ...order,
    email,
    recipient: recipient.name,
    lines: lines.map((line) => ({ ...line, coinsShort: 0 })),
    buyer: { id: 7, username: 'Ranger' },
    attempts: [
      {
        provider: 'yookassa',
        reference: '2d5f-000',
        state: 'paid',
        reason: null,
        receipt: null,
        amountKopecks: 999_00,
        createdAt: '2026-11-23T04:00:30.000Z',
      },
    ],
    unclaimed: [],
    refunds: [],
    leftKopecks: 999_00,
    isRefundedHere: true,
    postings: [
      {
        at: '2026-11-23T04:01:00.000Z',
        entries: [
          { account: 'provider:yookassa', amount: -999_00, currency: 'RUB' },
          { account: 'sales', amount: 999_00, currency: 'RUB' },
        ],
      },
    ],
    deeds: [],
    ...changes,
  }
}

export function sampleListedOrder(changes: Partial<ListedOrder> = {}): ListedOrder {
  const { id, number, status, createdAt, paidAt, provider, isTest, totalKopecks, refundedKopecks } =
    paidOrder()
  return {
    id,
    number,
    status,
    createdAt,
    paidAt,
    provider,
    isTest,
    totalKopecks,
    refundedKopecks,
    buyer: { id: 7, username: 'Ranger' },
    email: null,
    recipient: 'Ranger_77',
    hasUnclaimed: false,
    items: [{ name_ru: 'Элита', name_en: 'Elite', quantity: 1 }],
    ...changes,
  }
}
