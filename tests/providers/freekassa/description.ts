/** What travels between a shop and FreeKassa, written from docs.freekassa.net (payment form, notifications, API v1). It publishes no schema. */
import * as z from 'zod'

/** The address a payer is sent to. */
export const paymentAddress = z.strictObject({
  m: z.string().regex(/^\d+$/),
  oa: z.string().regex(/^\d+(\.\d{1,2})?$/),
  currency: z.enum(['RUB', 'USD', 'EUR', 'UAH', 'KZT']),
  o: z.string().min(1),
  s: z.string().regex(/^[\da-f]{32}$/),
  em: z.string().optional(),
  lang: z.enum(['ru', 'en']).optional(),
})

const signed = { shopId: z.int(), nonce: z.int(), signature: z.string().regex(/^[\da-f]{64}$/) }
export const balanceCall = z.strictObject(signed)
export const ordersCall = z.strictObject({
  ...signed,
  paymentId: z.string().optional(),
  dateFrom: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    .optional(),
  dateTo: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    .optional(),
  page: z.coerce.number().int().min(1).optional(),
})

export const order = z.strictObject({
  merchant_order_id: z.string(),
  fk_order_id: z.int(),
  amount: z.number(),
  currency: z.string(),
  email: z.string(),
  account: z.string(),
  date: z.string(),
  /** New, paid, error, cancelled. */
  status: z.union([z.literal(0), z.literal(1), z.literal(8), z.literal(9)]),
})
export type Order = z.output<typeof order>
export const orders = z.strictObject({ type: z.literal('success'), pages: z.int(), orders: z.array(order) })
