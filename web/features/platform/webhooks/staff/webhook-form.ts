import type { WebhookKind } from '#shared/constants/security/webhooks.ts'

/** Which fields say where a hook of a kind goes. */
export const FIELDS_BY_KIND = {
  standard: ['url'],
  discord: ['url'],
  telegram: ['botToken', 'chat'],
} as const satisfies Record<WebhookKind, readonly ('url' | 'botToken' | 'chat')[]>
