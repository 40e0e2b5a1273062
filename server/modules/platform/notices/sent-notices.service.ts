/** What staff tell players by hand. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { IdempotencyService } from '#server/modules/platform/idempotency/idempotency.service.ts'
import { STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { noticeAudit } from '#shared/contract/platform/notices.audit.texts.ts'
import type {
  NoticeAudiences,
  NoticeDraft,
  NoticeRecipient,
  SentNotice,
} from '#shared/contract/platform/notices.ts'
import type { SentNoticeRow, SentNoticesStore } from './sent-notices.store.ts'
import type { Written } from './written.ts'

export type SentNoticesService = ReturnType<typeof createSentNoticesService>
export function createSentNoticesService({
  sent,
  audit,
  idempotency,
  mayLeadTo,
  keptSince,
  database,
  now,
}: {
  sent: SentNoticesStore
  audit: AuditService
  idempotency: Pick<IdempotencyService, 'once'>
  /** Whether something stands at an address, or will. */
  mayLeadTo: (address: string) => Promise<boolean>
  keptSince: () => number
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const record = audit.of(noticeAudit, snapshot)

  /** In one row, however many it goes to: it is sent wholly or not at all, and nobody waits for it. */
  async function insert({ to, text_ru = '', text_en = '', url = null }: NoticeDraft, actor: Actor) {
    const recipients = await findRecipients(to)
    const at = now().getTime()
    const id = await sent.insert({
      ...recipients,
      data: JSON.stringify({ ru: text_ru, en: text_en } satisfies Written),
      url,
      sent_by: actor.id,
      created_at: at,
      changed_at: at,
    })
    const row = await get(id)
    await record('create', actor, null, row)
    return present(row)
  }

  return {
    async list(page: number) {
      const rows = await sent.list(keptSince(), STAFF_PAGE_SIZE, (page - 1) * STAFF_PAGE_SIZE)
      return {
        data: rows.map(present),
        total: await sent.count(keptSince()),
        page,
        pageSize: STAFF_PAGE_SIZE,
      }
    },

    async listAudiences(): Promise<NoticeAudiences> {
      const { count } = await sent.countAccounts()
      return { all: count, roles: await sent.listRoles() }
    },

    /** With a key it is sent once, however often that comes. */
    async send(draft: NoticeDraft, key: string | undefined, actor: Actor): Promise<SentNotice> {
      if (!draft.text_ru && !draft.text_en)
        throw new AppError('validation_failed', { fields: { text_ru: 'required' } })
      if (draft.url && !(await mayLeadTo(draft.url)))
        throw new AppError('validation_failed', { fields: { url: 'menuTargetUnknown' } })
      const work = () => insert(draft, actor)
      if (key === undefined) return database.transaction(work)
      return idempotency.once({ userId: actor.id, key, request: { call: 'send-notice', ...draft } }, work)
    },

    withdraw: (id: number, actor: Actor): Promise<void> =>
      database.transaction(async () => {
        const row = await get(id)
        if (!(await sent.withdraw(id, now().getTime()))) throw new AppError('not_found')
        await record('delete', actor, row, null)
      }),
  }

  async function get(id: number): Promise<SentNoticeRow> {
    const row = await sent.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  async function findRecipients(to: NoticeRecipient) {
    const { count, lastId } = await sent.countAccounts()
    const many = { user_id: null, role_id: null, last_account_id: lastId }
    if (to === 'all') return { ...many, audience: 'all' as const, recipients: count }
    if ('username' in to) {
      const player = await sent.findPlayer(to.username)
      if (!player) throw new AppError('validation_failed', { fields: { to: 'playerUnknown' } })
      return { ...many, audience: 'player' as const, user_id: player.id, recipients: 1 }
    }
    const folded = foldForSearch(to.role)
    const role = (await sent.listRoles()).find(({ name_folded }) => name_folded === folded)
    if (!role) throw new AppError('validation_failed', { fields: { to: 'roleUnknown' } })
    return { ...many, audience: 'role' as const, role_id: role.id, recipients: role.holders }
  }
}

function present(row: SentNoticeRow): SentNotice {
  const { ru, en } = JSON.parse(row.data) as Written
  return {
    id: row.id,
    to:
      row.audience === 'all'
        ? 'all'
        : row.audience === 'player'
          ? { username: row.player ?? '' }
          : { role: row.role },
    text_ru: ru,
    text_en: en,
    url: row.url,
    by: row.sender,
    createdAt: new Date(row.created_at).toISOString(),
    isWithdrawn: row.withdrawn_at !== null,
    recipients: row.recipients,
    reads: row.reads,
  }
}

/** Without names of players: they may have to be forgotten. */
function snapshot(row: SentNoticeRow) {
  const { text_ru, text_en, url, recipients } = present(row)
  return { to: row.audience, userId: row.user_id, role: row.role, text_ru, text_en, url, recipients }
}
