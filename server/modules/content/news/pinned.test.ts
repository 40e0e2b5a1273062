import { expect, test } from 'vitest'
import { NEWS_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { LatestNews } from '#shared/contract/content/latest-news.ts'
import type { NewsExcerpt, NewsItem, StaffNewsItem } from '#shared/contract/content/news.ts'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { openSite } from '#tests/harness/site.ts'

const MINUTE_MS = 60_000

/** A site with so many items, one each minute, and somebody who may pin them. */
async function siteWith(count: number) {
  const site = await openSite()
  const { query } = site.database
  await query.deleteFrom('news').execute()
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    const item = {
      title_ru: `Сводка ${index + 1}`,
      title_en: `Dispatch ${index + 1}`,
      description_ru: 'Текст',
      description_en: 'Text',
      image_ru: null,
      image_en: null,
      image_global: null,
      published_at: site.clock.now.getTime() - (count - index) * MINUTE_MS,
    }
    const row = await query.insertInto('news').values(item).returning('id').executeTakeFirstOrThrow()
    ids.push(row.id)
  }
  const editor = await site.player('Editor', ['manage_news', 'view_audit_log'])
  const pin = async (id: number, isPinned: boolean) =>
    (await editor.call('PUT', `/news/${id}`, { body: { isPinned } })).json<StaffNewsItem>()
  const page = async (number: number) =>
    (await site.anonymous.call('GET', `/news/excerpts?page=${number}`)).json<{ data: NewsExcerpt[] }>().data
  return { ...site, ids, editor, pin, page }
}

test('what is pinned stands first, the newest of it before the others, and on no further page', async () => {
  const site = await siteWith(NEWS_PAGE_SIZE + 3)
  const [oldest = 0, second = 0] = site.ids
  expect((await site.pin(oldest, true)).isPinned).toBe(true)
  await site.pin(second, true)
  const [first, next] = [await site.page(1), await site.page(2)]
  expect(first.slice(0, 3).map(({ id }) => id)).toEqual([second, oldest, site.ids.at(-1)])
  expect(first.map(({ isPinned }) => isPinned).slice(0, 3)).toEqual([true, true, false])
  const all = [...first, ...next].map(({ id }) => id)
  expect(all.toSorted((a, b) => a - b)).toEqual(site.ids)
})

test('home and the list of the panel begin with it; whoever reads by date finds the order of dates', async () => {
  const site = await siteWith(3)
  const [oldest = 0] = site.ids
  await site.pin(oldest, true)
  const latest = (await site.anonymous.call('GET', '/news/latest?lang=en')).json<LatestNews>()
  expect(latest).toMatchObject({ id: oldest, title: 'Dispatch 1', isPinned: true })
  const staff = (await site.editor.call('GET', '/admin/news')).json<{ data: StaffNewsItem[] }>()
  expect(staff.data.map(({ id }) => id)).toEqual([oldest, ...site.ids.slice(1).toReversed()])
  const list = (await site.anonymous.call('GET', '/news')).json<{ data: NewsItem[] }>()
  expect(list.data.map(({ id, isPinned }) => [id, isPinned])).toEqual(
    site.ids.toReversed().map((id) => [id, id === oldest]),
  )
  const feed = await (await site.get('/news/feed.xml')).text()
  const order = [...feed.matchAll(/\/news\/(\d+)-svodka/g)].map(([, id]) => Number(id))
  expect([...new Set(order)]).toEqual(site.ids.toReversed())
})

test('to pin is no change of the text, and is told in the log by its own word', async () => {
  const site = await siteWith(1)
  const [id = 0] = site.ids
  const before = (await site.editor.call('GET', `/admin/news/${id}`)).json<StaffNewsItem>()
  const pinned = await site.pin(id, true)
  expect(pinned).toMatchObject({ updatedAt: before.updatedAt, version: before.version + 1 })
  await site.pin(id, false)
  const log = (await site.editor.call('GET', '/admin/audit')).json<{ data: AuditEntry[] }>()
  expect(log.data.slice(0, 2).map(({ description }) => description)).toEqual([
    'Editor unpinned the article “Dispatch 1”',
    'Editor pinned the article “Dispatch 1”',
  ])
})

test('a draft that is pinned is nobody’s to read, and nobody without the permission pins', async () => {
  const site = await siteWith(2)
  const [first = 0, second = 0] = site.ids
  await site.editor.call('PUT', `/news/${first}`, { body: { isPinned: true, isDraft: true } })
  expect((await site.page(1)).map(({ id }) => id)).toEqual([second])
  const player = await site.player('Player')
  const reply = await player.call('PUT', `/news/${second}`, { body: { isPinned: true } })
  expect(reply.statusCode).toBe(403)
  expect((await site.page(1))[0]?.isPinned).toBe(false)
})
