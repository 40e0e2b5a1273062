import { AppError } from '#server/lib/app-error.ts'
import { renderMarkdown } from '#server/lib/markdown.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { ImagesService } from '#server/modules/platform/images/images.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { WebhookSender } from '#server/modules/platform/webhooks/webhook-sender.ts'
import {
  DELETED_KEPT_MS,
  NEWS_LIST_MAX,
  NEWS_LIST_MAX_BYTES,
  NEWS_PAGE_SIZE,
  STAFF_PAGE_SIZE,
} from '#shared/constants/content-limits.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import type { LatestNews } from '#shared/contract/content/latest-news.ts'
import { newsAudit } from '#shared/contract/content/news.audit.texts.ts'
import type {
  NewsChange,
  NewsDraft,
  NewsItem,
  NewsStory,
  StaffNewsItem,
} from '#shared/contract/content/news.ts'
import type { NewsRow, NewsStore } from './news.store.ts'
import { imagesOfNews } from './news-images.ts'
import {
  languagesOf,
  presentExcerpt,
  presentForStaff,
  presentLatest,
  presentMessage,
  presentNews,
  presentPlace,
  presentStory,
} from './present-news.ts'

/** A site map holds 50,000 addresses at most. */
const PLACES_MAX = 10_000
const TEXTS = ['title_ru', 'title_en', 'description_ru', 'description_en'] as const

export type NewsService = ReturnType<typeof createNewsService>
export function createNewsService({
  news,
  versioned,
  invalidation,
  images,
  webhooks,
  siteUrl,
  now,
}: {
  news: NewsStore
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  images: Pick<ImagesService, 'assertKept' | 'describe' | 'enlist'>
  webhooks: Pick<WebhookSender, 'enlist' | 'retell'>
  siteUrl: string
  now: () => Date
}) {
  const present = (row: NewsRow) => presentForStaff(row, now().getTime())
  const changes = versioned.of(newsAudit, present)
  const timeOf = (date: string) => (date === 'now' ? now().getTime() : Date.parse(date))
  let lookedAt = now().getTime()
  images.enlist({
    topics: ['news'],
    listUses: async () => (await news.listWithUploads()).flatMap(imagesOfNews),
  })
  webhooks.enlist('news.published', async (id) => {
    const row = await news.findPublished(id, now().getTime())
    return row ? presentMessage(row, siteUrl) : null
  })
  const isOut = (row: NewsRow, at = now().getTime()) => row.is_draft === 0 && row.published_at <= at
  /** Hooks tell of it when it is out; nothing of a draft. */
  const announce = (row: NewsRow) =>
    webhooks.retell('news.published', row.id, row.is_draft === 1 ? null : row.published_at)

  return {
    /** Whole texts, as many as fit into a reply; those older than `beforeId`, when it is given. */
    async list(beforeId?: number): Promise<NewsItem[]> {
      const before = beforeId === undefined ? undefined : await news.findPosition(beforeId, now().getTime())
      if (beforeId !== undefined && !before) throw new AppError('not_found')
      const items: NewsItem[] = []
      let bytes = 0
      for (const row of await news.listPublished({ now: now().getTime(), before, limit: NEWS_LIST_MAX })) {
        const item = presentNews(row)
        bytes += Buffer.byteLength(JSON.stringify(item))
        if (items.length > 0 && bytes > NEWS_LIST_MAX_BYTES) break
        items.push(item)
      }
      return items
    },

    async listExcerpts(page: number) {
      const at = now().getTime()
      const offset = (page - 1) * NEWS_PAGE_SIZE
      const rows = await news.listFirst({ now: at, limit: NEWS_PAGE_SIZE, offset })
      const descriptions = await describe(rows)
      const data = rows.map((row) => presentExcerpt(row, descriptions))
      return { data, total: await news.countPublished(at), page, pageSize: NEWS_PAGE_SIZE }
    },

    async getStory(id: number): Promise<NewsStory> {
      const at = now().getTime()
      const row = await news.findPublished(id, at)
      if (!row) throw new AppError('not_found')
      const newer = await news.findNewer(row, at)
      const [older] = await news.listPublished({ now: at, before: row, limit: 1 })
      return presentStory(row, { newer, older }, await describe([row]))
    },

    /** Where each item has its page. */
    listPlaces: async () =>
      (await news.listTitles({ now: now().getTime(), limit: PLACES_MAX })).map(presentPlace),

    async getLatest(language: Language): Promise<LatestNews> {
      const [item] = await news.listFirst({ now: now().getTime(), limit: 1 })
      if (!item) throw new AppError('not_found')
      return presentLatest(item, language, await describe([item]))
    },

    async listForStaff(page: number) {
      const rows = await news.list({ limit: STAFF_PAGE_SIZE, offset: (page - 1) * STAFF_PAGE_SIZE })
      return { data: rows.map(present), total: await news.count(), page, pageSize: STAFF_PAGE_SIZE }
    },

    getForStaff: async (id: number): Promise<StaffNewsItem> => present(await getItem(id)),
    preview: renderMarkdown,

    create: (draft: NewsDraft, actor: Actor): Promise<StaffNewsItem> =>
      invalidation.change('news', async () => {
        const row = await news.insert({
          title_ru: '',
          title_en: '',
          description_ru: '',
          description_en: '',
          ...columnsOf(draft),
          published_at: timeOf(draft.date ?? 'now'),
        })
        assertComplete(row)
        await images.assertKept(picturesOf(row))
        await changes.record('create', actor, null, row)
        await announce(row)
        return present(row)
      }),

    /** A draft that is published without a date of its own is dated now. */
    update: (id: number, { version, ...change }: NewsChange, actor: Actor): Promise<StaffNewsItem> =>
      invalidation.change('news', async () => {
        const row = await changes.update(actor, {
          read: () => getItem(id),
          version,
          edit: (before) => {
            const isPublishing = before.is_draft === 1 && change.isDraft === false
            const date = change.date ?? (isPublishing ? 'now' : undefined)
            return { ...columnsOf(change), published_at: date === undefined ? undefined : timeOf(date) }
          },
          save: async (fields, before) => {
            assertComplete({ ...before, ...fields })
            await images.assertKept(picturesOf(fields))
            const isRewritten = Object.keys(fields).some((field) => field !== 'is_pinned')
            const changed_at = isRewritten ? now().getTime() : before.changed_at
            const after = await news.update(id, { ...fields, is_sample: 0, changed_at }, before.version)
            if (after && !isOut(before)) await announce(after)
            return after
          },
        })
        return present(row)
      }),

    remove: (id: number, actor: Actor): Promise<void> =>
      invalidation.change('news', async () => {
        const before = await news.setDeleted(id, now().getTime())
        if (!before) throw new AppError('not_found')
        await changes.record('delete', actor, before, null)
      }),

    /** Hooks tell of what came out while it was deleted; they were told of what had been out before. */
    restore: (id: number, actor: Actor): Promise<StaffNewsItem> =>
      invalidation.change('news', async () => {
        const before = await news.findDeleted(id)
        const after = before && (await news.setDeleted(id, null))
        if (!after) throw new AppError('not_found')
        await changes.record('restore', actor, null, after)
        if (!isOut(before, before.deleted_at ?? undefined)) await announce(after)
        return present(after)
      }),

    listSamples: news.listSamples,

    /** Puts what the site began with away, or brings it back. Joins the caller's transaction. */
    async setSamplesShown(areShown: boolean, actor: Actor): Promise<void> {
      for (const { id, deleted_at } of await news.listSamples()) {
        if ((deleted_at === null) === areShown) continue
        const row = await news.setDeleted(id, areShown ? null : now().getTime())
        if (!row) continue
        await (areShown
          ? changes.record('restore', actor, null, row)
          : changes.record('delete', actor, row, null))
      }
    },

    /** Tells the pages of what has become due since the last look. Meant to be called every second. */
    async checkDue(): Promise<void> {
      const since = lookedAt
      lookedAt = now().getTime()
      if (await news.hasPublishedWithin(since, lookedAt)) invalidation.invalidate('news')
    },

    removeLongDeleted: () => news.removeDeletedBefore(now().getTime() - DELETED_KEPT_MS),
  }

  function describe(rows: readonly NewsRow[]) {
    return images.describe(
      rows.flatMap(({ image_ru, image_en, image_global }) => [image_ru, image_en, image_global]),
    )
  }

  async function getItem(id: number): Promise<NewsRow> {
    const row = await news.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }
}

const picturesOf = ({
  image_ru,
  image_en,
  image_global,
  description_ru,
  description_en,
}: Partial<NewsRow>) => ({ image_ru, image_en, image_global, description_ru, description_en })

function columnsOf({ date: _, isDraft, isPinned, ...fields }: NewsDraft) {
  const flag = (isSet: boolean | undefined) => (isSet === undefined ? undefined : isSet ? 1 : 0)
  return withoutUndefined({ ...fields, is_draft: flag(isDraft), is_pinned: flag(isPinned) })
}

/** What everybody reads is whole in one language at least; asked for is what is missing in those that were begun. */
function assertComplete(row: NewsRow): void {
  if (row.is_draft === 1 || languagesOf(row).length > 0) return
  const isBegun = LANGUAGES.filter((language) => row[`title_${language}`] || row[`description_${language}`])
  const missing = TEXTS.filter(
    (field) =>
      row[field] === '' && (isBegun.length === 0 || isBegun.some((language) => field.endsWith(language))),
  )
  throw new AppError('validation_failed', {
    fields: Object.fromEntries(missing.map((field) => [field, 'required' as const])),
  })
}
