import { AppError } from '#server/lib/app-error.ts'
import type { Staff } from '#server/lib/grants.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { AuditService } from '#server/modules/audit/audit.service.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import { NEWS_FALLBACK_IMAGE, NEWS_LIST_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { LatestNews, NewsChange, NewsDraft, NewsItem } from '#shared/contract/news.ts'
import type { NewsRow, NewsStore } from './news.store.ts'

export type NewsService = ReturnType<typeof createNewsService>
export function createNewsService({
  news,
  audit,
  content,
  now,
}: {
  news: NewsStore
  audit: AuditService
  content: ContentService
  now: () => Date
}) {
  return {
    async list(): Promise<NewsItem[]> {
      return (await news.listPublished(now().getTime(), NEWS_LIST_MAX)).map(present)
    },

    async getLatest(language: Language): Promise<LatestNews> {
      const [item] = await news.listPublished(now().getTime(), 1)
      if (!item) throw new AppError('not_found')
      return {
        title: item[`title_${language}`],
        description: item[`description_${language}`],
        date: new Date(item.published_at).toISOString(),
        image: item[`image_${language}`] ?? item.image_global ?? NEWS_FALLBACK_IMAGE,
      }
    },

    create: (draft: NewsDraft, actor: Staff): Promise<NewsItem> =>
      content.change('news', async () => {
        const { date, ...fields } = draft
        const published_at = date ? Date.parse(date) : now().getTime()
        const item = present(
          await news.insert({
            image_ru: null,
            image_en: null,
            image_global: null,
            ...withoutUndefined(fields),
            published_at,
          }),
        )
        await audit.record(entry('create', item.id, actor, null, item))
        return item
      }),

    update: (id: number, change: NewsChange, actor: Staff): Promise<NewsItem> =>
      content.change('news', async () => {
        const before = await getItem(id)
        const { date, version, ...fields } = change
        const published_at = date === undefined ? undefined : Date.parse(date)
        const row = await news.update(
          id,
          withoutUndefined({ ...fields, published_at }),
          version ?? before.version,
        )
        if (!row) throw new AppError('conflict')
        const after = present(row)
        await audit.record(entry('update', id, actor, before, after))
        return after
      }),

    remove: (id: number, actor: Staff): Promise<void> =>
      content.change('news', async () => {
        const before = await getItem(id)
        await news.remove(id)
        await audit.record(entry('delete', id, actor, before, null))
      }),
  }

  async function getItem(id: number): Promise<NewsItem> {
    const row = await news.find(id)
    if (!row) throw new AppError('not_found')
    return present(row)
  }
}

function present({ published_at, ...row }: NewsRow): NewsItem {
  return { ...row, date: new Date(published_at).toISOString() }
}

function entry(
  action: 'create' | 'update' | 'delete',
  nounId: number,
  actor: Staff,
  before: NewsItem | null,
  after: NewsItem | null,
) {
  return { action, noun: 'news', nounId, actorId: actor.id, before, after } as const
}
