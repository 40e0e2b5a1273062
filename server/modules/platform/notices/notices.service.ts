/** What players are told under their bell. */
import { setImmediate } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import type { NoticeKind } from '#server/lib/notices/notice-kind.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import { isOpenAddress } from '#shared/address-parts.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { NOTICES_KEPT_DAYS, NOTICES_PAGE_SIZE } from '#shared/constants/notices/notices.ts'
import type { Parts } from '#shared/constants/parts.ts'
import type { Notice, Notices } from '#shared/contract/platform/notices.ts'
import type { NoticeChoicesService } from './choices/notice-choices.service.ts'
import type { NoticeRow, NoticesStore } from './notices.store.ts'
import { WRITTEN, type Written } from './written.ts'

const KEPT_MS = NOTICES_KEPT_DAYS * 24 * 60 * 60 * 1000
const FORGOTTEN_AT_ONCE = 500

/** What one notice tells, and where it leads. */
export type Told<Values extends object> = {
  kind: NoticeKind<Values>
  values: NoInfer<Values>
  /** A page of this site by its path, or an address on the web. */
  url?: string | null
}

export type NoticesService = ReturnType<typeof createNoticesService>
export function createNoticesService({
  notices,
  choices,
  site,
  database,
  now,
}: {
  notices: NoticesStore
  choices: Pick<NoticeChoicesService, 'listWanting'>
  site: Pick<SiteService, 'parts'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const kinds = new Map<string, NoticeKind<never>>()
  /** What nobody can put into words any more is not counted either. */
  const readerOf = (userId: number) => ({ userId, since: keptSince(), kinds: [WRITTEN, ...kinds.keys()] })
  const keptSince = () => now().getTime() - KEPT_MS

  async function tellAll<Values extends object>(
    userIds: readonly number[],
    { kind, values, url = null }: Told<Values>,
  ): Promise<void> {
    if (!kinds.has(kind.name)) throw new Error(`nobody has enlisted notices of the kind ${kind.name}`)
    const notice = { kind: kind.name, data: JSON.stringify(values), url, created_at: now().getTime() }
    const wanting = kind.topic ? await choices.listWanting(userIds, kind.topic, 'bell') : userIds
    await notices.insert(wanting.map((user_id) => ({ ...notice, user_id })))
  }

  const countUnread = (userId: number) => notices.countUnread(readerOf(userId))

  return {
    /** Has notices of some kinds put into words; whoever tells them enlists them. */
    enlist(...known: readonly NoticeKind<never>[]): void {
      for (const kind of known) kinds.set(kind.name, kind)
    },

    /** Tells one player something, in the transaction of the caller. */
    tell: <Values extends object>(userId: number, told: Told<Values>): Promise<void> =>
      tellAll([userId], told),
    /** The same for some players, a few hundred at most. */
    tellAll,

    countUnread,
    async list(userId: number, before: number | undefined, language: Language): Promise<Notices> {
      const parts = await site.parts()
      const rows = await notices.list(readerOf(userId), { before, limit: NOTICES_PAGE_SIZE })
      return {
        data: rows.map((row) => present(row, language, parts)),
        unread: await countUnread(userId),
      }
    },
    async markRead(
      userId: number,
      which: { ids?: readonly number[] | undefined; upTo?: number | undefined },
    ): Promise<{ unread: number }> {
      await database.transaction(() => notices.markRead(readerOf(userId), which, now().getTime()))
      return { unread: await countUnread(userId) }
    },

    keptSince,
    /** Forgets what has been kept for long enough, a piece after the other, so that nobody waits for long. */
    async forgetOld(): Promise<void> {
      while (await notices.forgetSome(keptSince(), FORGOTTEN_AT_ONCE)) await setImmediate()
    },
  }

  function present(row: NoticeRow, language: Language, parts: Parts): Notice {
    return {
      id: row.id,
      ...wordsOf(row, language),
      url: row.url !== null && isOpenAddress(row.url, parts) ? row.url : null,
      isRead: row.read_at !== null,
      createdAt: new Date(row.created_at).toISOString(),
    }
  }

  function wordsOf({ kind, data }: NoticeRow, language: Language): Pick<Notice, 'text' | 'languages'> {
    const values: unknown = JSON.parse(data)
    const known = kinds.get(kind)
    if (known) return { text: known.texts[language](values as never), languages: [...LANGUAGES] }
    const written = values as Written
    const languages = LANGUAGES.filter((each) => written[each] !== '')
    return { text: written[language] || written[languages[0] ?? language], languages }
  }
}
