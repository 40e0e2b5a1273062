import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleNewsPage, sampleNewsStory } from '#web/testing/samples.ts'
import { NewsPage } from './news-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})
afterEach(() => void vi.restoreAllMocks())

it('says that it loads', async () => {
  renderScreen(<NewsPage />)
  expect((await screen.findByRole('status')).textContent).toContain('Загрузка...')
})

it('says that the news could not be loaded, shows the sample, and asks again on request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  api.refuse(newsEndpoints.excerpts, 'internal', 'сломалось')
  const { user } = renderScreen(<NewsPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Ошибка при загрузке новостей')
  expect(screen.getByRole('heading', { name: 'Обновление серверов' })).toBeTruthy()
  expect(log).toHaveBeenCalled()
  api.reply(newsEndpoints.excerpts, sampleNewsPage(sampleNewsStory()))
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByRole('heading', { name: 'Северный мост' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says it in English', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.fail(newsEndpoints.excerpts)
  renderScreen(<NewsPage />, { language: 'en' })
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading news')
  expect(screen.getByRole('heading', { name: 'Server update' })).toBeTruthy()
})

it('says that there is no news yet', async () => {
  api.reply(newsEndpoints.excerpts, sampleNewsPage())
  renderScreen(<NewsPage />)
  expect(await screen.findByText(/Новостей пока нет/)).toBeTruthy()
})

it('lists the news in the language of the page, each with its date', async () => {
  api.reply(
    newsEndpoints.excerpts,
    sampleNewsPage(sampleNewsStory(), sampleNewsStory({ id: 2, title_en: 'Older' })),
  )
  renderScreen(<NewsPage />, { language: 'en' })
  const entry = (await screen.findByRole('heading', { name: 'The North Bridge' })).closest('article')!
  expect(within(entry).getByText('The bridge is ours again')).toBeTruthy()
  expect(entry.querySelector('time')?.dateTime).toBe('2025-11-20T18:30:00.000Z')
  expect(entry.querySelector('time')?.textContent).toMatch(/^November \d+, 2025$/)
  expect(screen.getByRole('heading', { name: 'Older' })).toBeTruthy()
})

it('leads to each item in the language of the page', async () => {
  api.reply(newsEndpoints.excerpts, sampleNewsPage(sampleNewsStory()))
  renderScreen(<NewsPage />, { language: 'en' })
  const link = await screen.findByRole('link', { name: 'The North Bridge' })
  expect(link.getAttribute('href')).toBe('/news/1-the-north-bridge')
  expect(screen.getByRole('link', { name: 'Atom feed' }).getAttribute('href')).toBe('/news/feed.xml?lang=en')
})

it('leads on to older ones, whose address says so, and back', async () => {
  api.on(newsEndpoints.excerpts, ({ query }) =>
    answered(200, {
      data: [sampleNewsStory({ title_ru: `Сводка ${query.get('page')}` })],
      total: 41,
      page: Number(query.get('page')),
      pageSize: 20,
    }),
  )
  const { user } = renderScreen(<NewsPage />, { path: '/news?page=2' })
  expect(await screen.findByRole('heading', { name: 'Сводка 2' })).toBeTruthy()
  expect(screen.queryByText('Последняя сводка')).toBeNull()
  expect(screen.getByRole('link', { name: 'Назад' }).getAttribute('href')).toBe('/news#list')
  await user.click(screen.getByRole('link', { name: 'Дальше' }))
  expect(await screen.findByRole('heading', { name: 'Сводка 3' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Дальше' })).toBeNull()
})

it('says that there is nothing on a page after the last, and leads to the first', async () => {
  api.reply(newsEndpoints.excerpts, { data: [], total: 3, page: 9, pageSize: 20 })
  renderScreen(<NewsPage />, { path: '/news?page=9' })
  const link = await screen.findByRole('link', { name: 'К первой странице' })
  expect(link.getAttribute('href')).toBe('/news#list')
})

it('begins with what is pinned and says so; the newest is the newest still', async () => {
  api.reply(
    newsEndpoints.excerpts,
    sampleNewsPage(
      sampleNewsStory({ id: 1, title_ru: 'Старая', date: '2025-01-01T00:00:00.000Z', isPinned: true }),
      sampleNewsStory({ id: 3, title_ru: 'Новая', date: '2025-11-20T00:00:00.000Z' }),
      sampleNewsStory({ id: 2, title_ru: 'Прошлая', date: '2025-11-19T00:00:00.000Z' }),
    ),
  )
  renderScreen(<NewsPage />)
  const textOf = (name: string) => screen.getByRole('heading', { name }).closest('article')?.textContent
  await screen.findByRole('heading', { name: 'Старая' })
  expect(textOf('Старая')).toContain('Закреплено')
  expect(textOf('Новая')).toContain('Последняя сводка')
  expect(textOf('Прошлая')).not.toMatch(/Закреплено|Последняя/)
})
