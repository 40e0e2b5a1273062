/** Where the site tells by itself what happens on it: calls that it makes, signed, and messages in channels. */
import * as z from 'zod/mini'
import { LINK_MAX } from '#shared/constants/content-limits.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import {
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
  WEBHOOK_KINDS,
  WEBHOOK_NAME_MAX,
} from '#shared/constants/security/webhooks.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { countInQuery, lineSchema, pageOf, versionSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** What is too long or empty is not looked at any further. */
const shapedSchema = (max: number, shape: RegExp, misshapen: ValidationKey) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: say('required'), abort: true }),
      z.maxLength(max, { error: say('tooLong'), abort: true }),
      z.regex(shape, misshapen),
    )

const common = {
  name: lineSchema(WEBHOOK_NAME_MAX),
  events: z
    .array(z.enum(WEBHOOK_EVENTS))
    .check(z.minLength(1, say('required')), z.maxLength(WEBHOOK_EVENTS.length)),
  /** In which one messages are written. */
  language: z._default(z.enum(LANGUAGES), 'ru'),
}
/** Where a hook of each kind goes. */
const targets = {
  standard: { url: shapedSchema(LINK_MAX, /^https?:\/\/[^\s/]\S*$/i, 'webAddress') },
  discord: {
    url: shapedSchema(
      LINK_MAX,
      /^https:\/\/((ptb|canary)\.)?discord(app)?\.com\/api\/webhooks\/\d+\/[\w-]+$/,
      'discordWebhook',
    ),
  },
  telegram: {
    botToken: shapedSchema(LINK_MAX, /^\d{5,20}:[\w-]{30,80}$/, 'telegramToken'),
    chat: shapedSchema(LINK_MAX, /^(-?\d{1,20}|@\w{4,32})$/, 'telegramChat'),
  },
}

export const webhookDraftSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('standard'), ...common, ...targets.standard }),
  z.object({ kind: z.literal('discord'), ...common, ...targets.discord }),
  z.object({ kind: z.literal('telegram'), ...common, ...targets.telegram }),
])
export type WebhookDraft = z.output<typeof webhookDraftSchema>

const changed = { ...common, version: z.optional(versionSchema) }
/** What is not said of where it goes stays as it is. */
export const webhookChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('standard'), ...changed, url: z.optional(targets.standard.url) }),
  z.object({ kind: z.literal('discord'), ...changed, url: z.optional(targets.discord.url) }),
  z.object({
    kind: z.literal('telegram'),
    ...changed,
    botToken: z.optional(targets.telegram.botToken),
    chat: z.optional(targets.telegram.chat),
  }),
])
export type WebhookChange = z.output<typeof webhookChangeSchema>

export const webhookSchema = z.object({
  id: z.int(),
  kind: z.enum(WEBHOOK_KINDS),
  name: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  language: z.enum(LANGUAGES),
  /** Where it goes, without what would let others go there; null where the key of the site does not open it. */
  target: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const deliverySchema = z.object({
  id: z.int(),
  webhook: z.object({ id: z.int(), name: z.string() }),
  event: z.enum(WEBHOOK_EVENTS),
  state: z.enum(DELIVERY_STATES),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  /** Of the last try: when, and what came back. */
  triedAt: z.nullable(z.iso.datetime()),
  answer: z.nullable(z.string()),
  /** When it is tried again, while it waits. */
  nextAt: z.nullable(z.iso.datetime()),
})
export type Delivery = z.infer<typeof deliverySchema>

const access = 'manage_site'

export const webhookEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/webhooks',
    summary: 'The hooks, the newest first, with how many messages are held since the site was restored.',
    access,
    reply: z.object({ data: z.array(webhookSchema), held: z.int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/webhooks',
    summary: 'Makes a hook; `secret`, by which the receiver checks signatures, is told this once.',
    access,
    needsConfirmation: true,
    status: 201,
    errors: ['too_many_webhooks'],
    body: webhookDraftSchema,
    reply: z.object({ id: z.int(), secret: z.nullable(z.string()) }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/webhooks/:id',
    summary:
      'Changes what a hook tells and where; its kind and its secret stay. What waits goes where it goes from now on.',
    access,
    needsConfirmation: true,
    params: idParams,
    body: webhookChangeSchema,
    reply: webhookSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/webhooks/:id',
    summary: 'Removes a hook with what waits for it and what was told by it.',
    access,
    status: 204,
    params: idParams,
    reply: noContent,
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/webhooks/:id/test',
    summary: 'Sends an example at once, and says what came back.',
    access,
    limits: [{ max: 20, windowMs: 10 * 60_000, by: 'account' }],
    params: idParams,
    reply: z.object({ isSent: z.boolean(), answer: z.string() }),
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/admin/webhook-deliveries',
    summary: 'What was told and what waits, the newest first; kept for 30 days.',
    access,
    query: z.object({ page: z.prefault(countInQuery(1_000_000), '1') }),
    reply: pageOf(deliverySchema),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/admin/webhook-deliveries/:id/resend',
    summary: 'Sends a message again, under its id, so that the receiver knows it.',
    access,
    params: idParams,
    reply: deliverySchema,
  }),
  releaseHeld: endpoint({
    method: 'POST',
    path: '/admin/webhook-deliveries/release',
    summary: 'Lets all messages go that are held.',
    access,
    status: 204,
    reply: noContent,
  }),
  removeHeld: endpoint({
    method: 'DELETE',
    path: '/admin/webhook-deliveries/held',
    summary: 'Throws all messages away that are held.',
    access,
    status: 204,
    reply: noContent,
  }),
}
