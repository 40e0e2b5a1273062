/** Orders as they are made, paid, given up or over before that. */

import { createOrderMaking } from './making.service.ts'
import { createOrderExpiry } from './order-expiry.ts'
import { createOrderPayments } from './order-payments.ts'
import { createOrderPaying } from './paying.service.ts'

type Making = Omit<Parameters<typeof createOrderMaking>[0], 'payments'>
type Paying = Omit<Parameters<typeof createOrderPaying>[0], 'payments'>
type Expiry = Pick<Parameters<typeof createOrderExpiry>[0], 'attempts'>
type Payments = Parameters<typeof createOrderPayments>[0]

export function wireMaking(tools: Making & Paying & Expiry & Payments) {
  const payments = createOrderPayments(tools)
  return {
    making: createOrderMaking({ ...tools, payments }),
    paying: createOrderPaying({ ...tools, payments }),
    expiry: createOrderExpiry(tools),
  }
}
