import * as z from 'zod/mini'
import type { WebhookKind } from '#shared/constants/security/webhooks.ts'
import { webhookChangeSchema } from '#shared/contract/platform/webhooks.ts'

export type TargetField = 'url' | 'botToken' | 'chat'

/** Which fields say where a hook of a kind goes. */
export const FIELDS_BY_KIND = {
  standard: ['url'],
  discord: ['url'],
  telegram: ['botToken', 'chat'],
} as const satisfies Record<WebhookKind, readonly TargetField[]>

/** A change as it is typed: a field that is left empty changes nothing. */
export const typedChangeSchema = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((typed) =>
      Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== '' || field === 'name')),
    ),
  ),
  webhookChangeSchema,
)
