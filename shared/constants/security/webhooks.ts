/** What hooks tell of, as it stands on the wire. */
export const WEBHOOK_EVENTS = ['news.published', 'player.registered', 'order.paid', 'order.refunded'] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** How it is told: signed by Standard Webhooks to a program of one's own, or as a message in a channel. */
export const WEBHOOK_KINDS = ['standard', 'discord', 'telegram'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** `held`: it was waiting when a backup was made, and goes when staff say so. */
export const DELIVERY_STATES = ['waiting', 'held', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const WEBHOOKS_MAX = 20
export const WEBHOOK_NAME_MAX = 60
export const DELIVERIES_KEPT_DAYS = 30
