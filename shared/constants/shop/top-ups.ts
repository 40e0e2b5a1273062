/** What may be put on a balance at once, in kopecks: 10 to 15,000 roubles. */
export const TOP_UP_LEAST = 1_000
export const TOP_UP_MOST = 1_500_000

/** `review`: money came that is nobody's until staff have decided; `expired`: nobody paid, though late money still counts. */
export const TOP_UP_STATES = [
  'awaiting_payment',
  'paid',
  'expired',
  'partly_refunded',
  'refunded',
  'review',
] as const
export type TopUpState = (typeof TOP_UP_STATES)[number]

export const TOP_UPS_PAGE_SIZE = 50
