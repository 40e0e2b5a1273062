import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleNewsItem } from '#web/testing/samples.ts'
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
  api.refuse(newsEndpoints.list, 'internal', 'сломалось')
  const { user } = renderScreen(<NewsPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Ошибка при загрузке новостей')
  expect(screen.getByRole('heading', { name: 'Обновление серверов' })).toBeTruthy()
  expect(log).toHaveBeenCalled()
  api.reply(newsEndpoints.list, { data: [sampleNewsItem()] })
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByRole('heading', { name: 'Северный мост' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says it in English', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.fail(newsEndpoints.list)
  renderScreen(<NewsPage />, { language: 'en' })
  expect((await screen.findByRole('alert')).textContent).toContain('Error loading news')
  expect(screen.getByRole('heading', { name: 'Server update' })).toBeTruthy()
})

it('says that there is no news yet', async () => {
  api.reply(newsEndpoints.list, { data: [] })
  renderScreen(<NewsPage />)
  expect(await screen.findByText(/Новостей пока нет/)).toBeTruthy()
})

it('lists the news in the language of the page, each with its date', async () => {
  api.reply(newsEndpoints.list, { data: [sampleNewsItem(), sampleNewsItem({ id: 2, title_en: 'Older' })] })
  renderScreen(<NewsPage />, { language: 'en' })
  const entry = (await screen.findByRole('heading', { name: 'The North Bridge' })).closest('article')!
  expect(within(entry).getByText('The bridge is ours again')).toBeTruthy()
  expect(entry.querySelector('time')?.dateTime).toBe('2025-11-20T18:30:00.000Z')
  expect(entry.querySelector('time')?.textContent).toMatch(/^November \d+, 2025$/)
  expect(screen.getByRole('heading', { name: 'Older' })).toBeTruthy()
})

it('folds a long story, and unfolds it on request', async () => {
  const long = 'слово '.repeat(200)
  api.reply(newsEndpoints.list, { data: [sampleNewsItem({ description_ru: long })] })
  const { user } = renderScreen(<NewsPage />)
  const button = await screen.findByRole('button', { name: 'Читать полностью' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Свернуть' }).getAttribute('aria-expanded')).toBe('true')
})
