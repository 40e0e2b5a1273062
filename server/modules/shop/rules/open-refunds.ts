import type { RefundState } from '#shared/constants/shop/orders.ts'

/** Those of which it is not clear whether the money has gone back. */
export const OPEN_REFUNDS: readonly RefundState[] = ['pending', 'review']
