import * as z from 'zod/mini'
import { WEBHOOK_EVENTS, type WebhookKind } from '#shared/constants/security/webhooks.ts'
import { type Webhook, webhookChangeSchema } from '#shared/contract/platform/webhooks.ts'
import type { Fields } from '#web/editing/merge-edits.ts'
import { fieldsOfSet, setIn } from '#web/editing/set-fields.ts'

export type TargetField = 'url' | 'botToken' | 'chat'

/** Which fields say where a hook of a kind goes. */
export const FIELDS_BY_KIND = {
  standard: ['url'],
  discord: ['url'],
  telegram: ['botToken', 'chat'],
} as const satisfies Record<WebhookKind, readonly TargetField[]>

/** What is kept in the tab until it is saved; where a hook goes is not among it. */
type KeptFields = Readonly<Record<'name' | 'language' | `events:${string}`, string>>
export const webhookFieldsOf = ({ name, language, events }: Webhook): KeptFields => ({
  ...{ name, language },
  ...fieldsOfSet('events', events),
})
export const eventsIn = (fields: Fields) =>
  WEBHOOK_EVENTS.filter((event) => setIn('events', fields).includes(event))

/** A change as it is typed: a field that is left empty changes nothing. */
export const typedChangeSchema = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((typed) => ({
      ...Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== '' || field === 'name')),
      events: eventsIn(typed as Fields),
    })),
  ),
  webhookChangeSchema,
)
