/**
 * What travels between a shop and Robokassa, written from its own words: docs.robokassa.ru (pay-interface, xml-interfaces, refund API) and
 * the formulas in robokassa/sdk-php at 5bd2791, src/Signature/SignatureService.php. It publishes no schema and no vectors.
 */
import * as z from 'zod'

export const TAXES = [
  'none',
  'vat0',
  'vat10',
  'vat110',
  'vat20',
  'vat22',
  'vat120',
  'vat122',
  'vat5',
  'vat7',
  'vat105',
  'vat107',
]

/** The address a payer is sent to. */
export const paymentAddress = z.strictObject({
  MerchantLogin: z.string().min(1),
  OutSum: z.string().regex(/^\d+\.\d{2}$/),
  InvId: z
    .string()
    .regex(/^[1-9]\d{0,18}$/)
    .refine((text) => BigInt(text) < 2n ** 63n, 'is too large'),
  Description: z.string().max(100).optional(),
  SignatureValue: z.string().regex(/^[\da-f]+$/i),
  Culture: z.enum(['ru', 'en']).optional(),
  Encoding: z.string().optional(),
  Email: z.string().optional(),
  IsTest: z.literal('1').optional(),
  Receipt: z.string().optional(),
})

export const receipt = z.strictObject({
  sno: z.enum(['osn', 'usn_income', 'usn_income_outcome', 'envd', 'esn', 'patent']).optional(),
  items: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(128),
        quantity: z.number().positive(),
        sum: z.number().positive(),
        payment_method: z.string().optional(),
        payment_object: z.string().optional(),
        tax: z.enum(TAXES as [string, ...string[]]),
      }),
    )
    .min(1)
    .max(100),
})

export const stateQuery = z.strictObject({
  MerchantLogin: z.string().min(1),
  InvoiceID: z.string().regex(/^\d{1,19}$/),
  Signature: z.string().regex(/^[\da-f]+$/i),
})

/** As the official SDK asks, src/Service/ReceiptService.php. */
export const receiptQuery = z.strictObject({
  merchantId: z.string().min(1),
  id: z.string().regex(/^\d{1,19}$/),
})

export const refundPayload = z.strictObject({
  OpKey: z.string().min(1),
  RefundSum: z.number().positive().optional(),
  InvoiceItems: z
    .array(
      z.strictObject({
        Name: z.string(),
        Quantity: z.number().positive(),
        Cost: z.number().positive(),
        Tax: z.enum(TAXES as [string, ...string[]]),
        PaymentMethod: z.string(),
        PaymentObject: z.string(),
      }),
    )
    .optional(),
})
