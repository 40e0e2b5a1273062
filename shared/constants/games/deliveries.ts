/** What a command for a game server goes through until it has run. */
export const DELIVERY_STATES = ['queued', 'leased', 'done', 'failed', 'review', 'cancelled'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Those of which something is still to come. */
export const OPEN_DELIVERY_STATES = [
  'queued',
  'leased',
  'failed',
  'review',
] as const satisfies readonly DeliveryState[]

/** Those that stay as they are until somebody of the staff decides. */
export const UNDECIDED_DELIVERY_STATES = ['failed', 'review'] as const satisfies readonly DeliveryState[]

/** What the list of the staff may be asked for: those together, or one state. */
export const DELIVERY_FILTERS = ['undecided', ...DELIVERY_STATES] as const

export const DELIVERY_REASON_MAX = 300
/** What the list may be asked for. */
export const DELIVERY_PLAYER_MAX = 32
export const DELIVERY_ORDER_MAX = 40
export const DELIVERIES_PAGE_SIZE = 100
