/** What the shop has earned, as staff read it. Orders of a shop that was a test are in none of it. */
import * as z from 'zod/mini'
import { PAID_BY } from '#shared/constants/shop/orders.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { daysInQuery } from '#shared/contract/fields.ts'
import { file } from '#shared/contract/forms.ts'

const sums = {
  /** Paid in full: what was given back is told beside it. */
  paidKopecks: z.int(),
  refundedKopecks: z.int(),
  /** So many were paid. */
  orders: z.int(),
}

export const revenueSchema = z.object({
  /** Both included, by the clock of the community. */
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.object(sums),
  /** Each of the period, with what was paid and given back on it. */
  days: z.array(z.object({ date: z.iso.date(), ...sums })),
  providers: z.array(z.object({ provider: z.nullable(z.enum(PAID_BY)), ...sums })),
  /** By what was paid in the period, with all that was given back of it since. */
  products: z.array(
    z.object({
      productId: z.int(),
      name_ru: z.string(),
      name_en: z.string(),
      pieces: z.int(),
      paidKopecks: z.int(),
      refundedKopecks: z.int(),
    }),
  ),
})
export type Revenue = z.infer<typeof revenueSchema>

export const revenueQuerySchema = z.object(daysInQuery)
export type RevenueQuery = z.output<typeof revenueQuerySchema>

export const revenueEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/money/revenue',
    summary: 'Revenue by day, provider and product: of thirty days, or of those given, a year at most.',
    access: 'view_orders',
    query: revenueQuerySchema,
    reply: revenueSchema,
  }),
  export: endpoint({
    method: 'GET',
    path: '/admin/money/revenue/export',
    summary:
      'Each payment of an order and each sum that went back, as a CSV file with a UTF-8 mark; is written to the log.',
    access: 'view_orders',
    needsConfirmation: true,
    query: revenueQuerySchema,
    reply: file(['text/csv']),
  }),
}
