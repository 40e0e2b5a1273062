/** What staff delete is kept for 30 days, so that it can be taken back; then it is gone for good. */
import { expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const KEPT_HOURS = 30 * 24

const nouns = {
  news: {
    create: '/news',
    draft: { title_ru: 'Новость', title_en: 'News', description_ru: 'Текст', description_en: 'Text' },
    remove: (id: number) => `/news/${id}`,
    restore: (id: number) => `/admin/news/${id}/restore`,
  },
  feedback: {
    create: '/feedback',
    draft: { message: 'Отлично!' },
    remove: (id: number) => `/admin/feedback/${id}`,
    restore: (id: number) => `/admin/feedback/${id}/restore`,
  },
} as const

test.each(Object.keys(nouns) as (keyof typeof nouns)[])(
  'a deletion of %s can be taken back for 30 days, and for no longer',
  async (noun) => {
    const { create, draft, remove, restore } = nouns[noun]
    const site = await createTestApp()
    const staff = await site.createUser('Editor', ['manage_news', 'manage_feedback'])
    const call = async (...request: Parameters<TestClient['call']>) =>
      (await site.signIn(staff)).call(...request)
    const { id } = (await call('POST', create, { body: draft })).json()
    const other = (await call('POST', create, { body: draft })).json()
    const passHours = async (count: number) => {
      site.clock.advance(count * HOUR_MS)
      await site.runBackgroundWork(HOUR_MS)
    }
    const kept = async () => {
      const rows = await site.database.query.selectFrom(noun).select('id').orderBy('id').execute()
      return rows.map((row) => row.id).filter((known) => known === id || known === other.id)
    }

    expect((await call('DELETE', remove(id))).statusCode).toBe(204)
    await passHours(KEPT_HOURS - 1)
    expect((await call('POST', restore(id))).statusCode).toBe(200)

    expect((await call('DELETE', remove(id))).statusCode).toBe(204)
    await passHours(KEPT_HOURS)
    expect(await kept()).toEqual([id, other.id])
    await passHours(1)
    expect(await kept()).toEqual([other.id])
    expect((await call('POST', restore(id))).statusCode).toBe(404)
  },
)
