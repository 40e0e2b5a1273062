/** The hooks as staff see them: where the site tells by itself what happens on it. */

import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { AppError, refuseFields } from '#server/lib/app-error.ts'
import { isoTime, isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#shared/constants/languages.ts'
import { DELIVERIES_KEPT_DAYS, WEBHOOKS_MAX, type WebhookEvent } from '#shared/constants/security/webhooks.ts'
import { webhookAudit } from '#shared/contract/platform/webhooks.audit.texts.ts'
import type { Delivery, Webhook, WebhookChange, WebhookDraft } from '#shared/contract/platform/webhooks.ts'
import { secretOf } from './sign-message.ts'
import { targetPlace, type WebhookSender } from './webhook-sender.ts'
import type { DeliveriesStore, DeliveryRow, WebhookRow, WebhooksStore } from './webhooks.store.ts'
import { describeTarget, type Message } from './write-call.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type WebhooksService = ReturnType<typeof createWebhooksService>
export function createWebhooksService({
  hooks,
  deliveries,
  sender,
  secrets,
  audit,
  versioned,
  siteUrl,
  database,
  now,
}: {
  hooks: WebhooksStore
  deliveries: DeliveriesStore
  sender: WebhookSender
  secrets: Secrets
  audit: AuditService
  versioned: VersionedChanges
  siteUrl: string
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const changes = versioned.of(webhookAudit, (row: WebhookRow) => ({
    name: row.name,
    kind: row.kind,
    events: JSON.parse(row.events) as string[],
    language: row.language,
    target: shownTarget(row),
  }))
  const { record } = changes

  function shownTarget(row: WebhookRow): string | null {
    const target = sender.open(row)
    return target && describeTarget(target)
  }
  const presentHook = (row: WebhookRow): Webhook => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    events: JSON.parse(row.events) as Webhook['events'],
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    target: shownTarget(row),
    createdAt: isoTime(row.created_at),
    version: row.version,
  })
  /** Where it goes from now on. Receivers go on to check by the secret they have. */
  function move(row: WebhookRow, kind: WebhookChange['kind'], moved: object): { sealed_target?: string } {
    if (kind !== row.kind) refuseFields({ kind: 'invalid' })
    const said = withoutUndefined(moved)
    const parts = Object.keys(said).length
    if (parts === 0) return {}
    const before = sender.open(row)
    // Nobody knows its secret any more, or the part that was not said.
    if (before === null && (kind === 'standard' || (kind === 'telegram' && parts < 2)))
      refuseFields({ kind: 'invalid' })
    return { sealed_target: seal(row.id, { ...before, kind, ...said }) }
  }
  const seal = (id: number, target: object) => secrets.seal(JSON.stringify(target), targetPlace(id))
  async function getHook(id: number): Promise<WebhookRow> {
    const row = await hooks.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  return {
    forgetOld: () => deliveries.removeBefore(now().getTime() - DELIVERIES_KEPT_DAYS * DAY_MS),

    list: async () => ({
      data: (await hooks.list()).map(presentHook),
      held: await deliveries.countHeld(),
    }),

    create: ({ name, events, language, ...rest }: WebhookDraft, actor: Actor) =>
      database.transaction(async () => {
        await hooks.hold()
        if ((await hooks.list()).length >= WEBHOOKS_MAX) throw new AppError('too_many_webhooks')
        const secret = rest.kind === 'standard' ? secretOf(randomBytes(32)) : null
        const target = rest.kind === 'standard' ? { ...rest, secret } : rest
        const id = await hooks.insert({
          kind: rest.kind,
          name,
          language,
          events: JSON.stringify([...new Set(events)]),
          created_at: now().getTime(),
          seal: (row) => seal(row, target),
        })
        await record('create', actor, null, await getHook(id))
        return { id, secret }
      }),

    update: (
      id: number,
      { version, kind, name, language, events, ...moved }: WebhookChange,
      actor: Actor,
    ): Promise<Webhook> =>
      database.transaction(async () => {
        const row = await changes.update(actor, {
          read: () => getHook(id),
          version,
          edit: (before) => ({
            name,
            language,
            events: JSON.stringify([...new Set(events)]),
            ...move(before, kind, moved),
          }),
          save: (fields, before) => hooks.update(id, fields, before.version),
        })
        return presentHook(row)
      }),

    remove: (id: number, actor: Actor): Promise<void> =>
      database.transaction(async () => {
        const before = await getHook(id)
        await hooks.remove(id)
        await record('delete', actor, before, null)
      }),

    async test(id: number): Promise<{ isSent: boolean; answer: string }> {
      const hook = await getHook(id)
      const [event = 'news.published'] = JSON.parse(hook.events) as WebhookEvent[]
      const message: Message = {
        event,
        data: { isTest: true },
        title: { ru: 'проверка связи', en: 'a test' },
        link: { ru: siteUrl, en: siteUrl },
      }
      const { isSent, answer } = await sender.send(hook, message, {
        id: `msg_${randomUUID()}`,
        createdAt: now().getTime(),
      })
      return { isSent, answer }
    },

    listDeliveries: async (page: number) => ({
      data: (await deliveries.list(STAFF_PAGE_SIZE, (page - 1) * STAFF_PAGE_SIZE)).map(present),
      total: await deliveries.count(),
      page,
      pageSize: STAFF_PAGE_SIZE,
    }),

    async resend(id: number, actor: Actor): Promise<Delivery> {
      const sent = await database.transaction(async () => {
        const row = await deliveries.find(id)
        if (!row) throw new AppError('not_found')
        const state = {
          state: 'waiting',
          attempts: 0,
          next_attempt_at: now().getTime(),
          held_at: null,
        } as const
        await deliveries.update(id, state)
        await record('restore', actor, null, await getHook(row.webhook_id))
        return present({ ...row, ...state })
      })
      sender.deliverSoon()
      return sent
    },

    async releaseHeld(actor: Actor): Promise<void> {
      await decideHeld('restore', actor, () => deliveries.releaseHeld(now().getTime()))
      sender.deliverSoon()
    },
    removeHeld: (actor: Actor): Promise<void> => decideHeld('delete', actor, deliveries.removeHeld),
  }

  function decideHeld(
    action: 'restore' | 'delete',
    actor: Actor,
    change: () => Promise<void>,
  ): Promise<void> {
    return database.transaction(async () => {
      const count = await deliveries.countHeld()
      if (count === 0) return
      await change()
      const entry = { noun: webhookAudit, action, nounId: 0, actorId: actor.id }
      await audit.record({ ...entry, before: { count }, after: null })
    })
  }
}

function present(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    webhook: { id: row.webhook_id, name: row.webhook_name },
    event: row.event,
    state: row.state === 'waiting' && row.held_at !== null ? 'held' : row.state,
    createdAt: isoTime(row.created_at),
    attempts: row.attempts,
    triedAt: isoTimeOrNull(row.tried_at),
    answer: row.answer,
    nextAt: row.state === 'waiting' && row.held_at === null ? isoTime(row.next_attempt_at) : null,
  }
}
