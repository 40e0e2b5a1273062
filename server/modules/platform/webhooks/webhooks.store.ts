import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { holdTable } from '#server/db/hold-table.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import type { WebhookEvent, WebhookKind } from '#shared/constants/security/webhooks.ts'

export type WebhooksStore = ReturnType<typeof createWebhooksStore>
export function createWebhooksStore(database: Database) {
  return {
    list: () => database.query.selectFrom('webhooks').selectAll().orderBy('id', 'desc').execute(),
    find: (id: number) =>
      database.query.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Has whoever else makes or changes one wait until the transaction ends. */
    hold: (): Promise<void> => holdTable(database, 'webhooks'),
    /** Its target is sealed for its row, whose number is known only now. */
    async insert(hook: {
      kind: WebhookKind
      name: string
      events: string
      language: string
      created_at: number
      seal: (id: number) => string
    }): Promise<number> {
      const { seal, ...columns } = hook
      const { id } = await database.query
        .insertInto('webhooks')
        .values({ ...columns, sealed_target: '' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await database.query
        .updateTable('webhooks')
        .set({ sealed_target: seal(id) })
        .where('id', '=', id)
        .execute()
      return id
    },
    update: (
      id: number,
      fields: Partial<Pick<WebhookRow, 'name' | 'events' | 'language' | 'sealed_target'>>,
      version: number,
    ): Promise<WebhookRow | undefined> =>
      saveVersion(database, 'webhooks', id, fields, version).returningAll().executeTakeFirst(),
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('webhooks').where('id', '=', id).execute()
    },
  }
}
export type WebhookRow = Selectable<Schema['webhooks']>

export type DeliveriesStore = ReturnType<typeof createDeliveriesStore>
export function createDeliveriesStore(database: Database) {
  const named = () =>
    database.query
      .selectFrom('webhook_deliveries')
      .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
      .selectAll('webhook_deliveries')
      .select('webhooks.name as webhook_name')

  return {
    async insert(rows: readonly NewDelivery[]): Promise<void> {
      if (rows.length > 0)
        await database.query
          .insertInto('webhook_deliveries')
          .values([...rows])
          .execute()
    },
    /** Whether it was told already, or is being told. */
    isTold: async (event: WebhookEvent, subjectId: number): Promise<boolean> =>
      (await database.query
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('event', '=', event)
        .where('subject_id', '=', subjectId)
        .where('attempts', '>', 0)
        .limit(1)
        .executeTakeFirst()) !== undefined,
    /** Takes back what was not tried yet. */
    async withdraw(event: WebhookEvent, subjectId: number): Promise<void> {
      await database.query
        .deleteFrom('webhook_deliveries')
        .where('event', '=', event)
        .where('subject_id', '=', subjectId)
        .where('attempts', '=', 0)
        .execute()
    },

    /** Claims one that is due, so that no other process sends it before `retryAt`. */
    claimDue: (now: number, retryAt: number) =>
      database.query
        .updateTable('webhook_deliveries')
        .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: retryAt }))
        .where('id', '=', (row) =>
          row
            .selectFrom('webhook_deliveries as due')
            .select('due.id')
            .where('due.state', '=', 'waiting')
            .where('due.next_attempt_at', '<=', now)
            .where('due.held_at', 'is', null)
            .orderBy('due.next_attempt_at')
            .orderBy('due.id')
            .limit(1),
        )
        // Once more: whoever waited for the row finds it as the other one left it.
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .returningAll()
        .executeTakeFirst(),

    find: (id: number) => named().where('webhook_deliveries.id', '=', id).executeTakeFirst(),
    list: (limit: number, offset: number) =>
      named().orderBy('webhook_deliveries.id', 'desc').limit(limit).offset(offset).execute(),
    async count(): Promise<number> {
      const rows = database.query.selectFrom('webhook_deliveries')
      return (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
        .count
    },

    async update(id: number, columns: Partial<Omit<NewDelivery, 'webhook_id'>> & Outcome): Promise<void> {
      await database.query.updateTable('webhook_deliveries').set(columns).where('id', '=', id).execute()
    },
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('webhook_deliveries').where('id', '=', id).execute()
    },
    async removeBefore(time: number): Promise<void> {
      await database.query
        .deleteFrom('webhook_deliveries')
        .where('created_at', '<', time)
        .where('state', '!=', 'waiting')
        .execute()
    },

    async countHeld(): Promise<number> {
      const { count } = await held().executeTakeFirstOrThrow()
      return count
    },
    async releaseHeld(now: number): Promise<void> {
      await database.query
        .updateTable('webhook_deliveries')
        .set({ held_at: null, attempts: 0, next_attempt_at: now })
        .where('held_at', 'is not', null)
        .where('state', '=', 'waiting')
        .execute()
    },
    async removeHeld(): Promise<void> {
      await database.query
        .deleteFrom('webhook_deliveries')
        .where('held_at', 'is not', null)
        .where('state', '=', 'waiting')
        .execute()
    },
  }

  function held() {
    return database.query
      .selectFrom('webhook_deliveries')
      .where('held_at', 'is not', null)
      .where('state', '=', 'waiting')
      .select(({ fn }) => fn.countAll<number>().as('count'))
  }
}
type NewDelivery = {
  webhook_id: number
  event: WebhookEvent
  subject_id: number
  user_id: number | null
  message_id: string
  state: 'waiting' | 'sent' | 'failed'
  next_attempt_at: number
  created_at: number
}
type Outcome = { data?: string; attempts?: number; tried_at?: number; answer?: string; held_at?: null }
export type DeliveryRow = NonNullable<Awaited<ReturnType<DeliveriesStore['find']>>>
export type ClaimedDelivery = NonNullable<Awaited<ReturnType<DeliveriesStore['claimDue']>>>
