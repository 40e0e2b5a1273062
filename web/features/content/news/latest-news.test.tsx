import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latestNewsEndpoints } from '#shared/contract/content/latest-news.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleLatestNews } from '#web/testing/samples.ts'
import { latestNewsQuery } from './latest-news.queries.ts'
import { LatestNews } from './latest-news.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})
afterEach(() => void vi.restoreAllMocks())

it('says that it loads', async () => {
  renderScreen(<LatestNews />)
  expect((await screen.findByRole('status')).textContent).toContain('Загрузка...')
})

it('shows the newest item in the language of the page, and leads to it and to the others', async () => {
  api.reply(latestNewsEndpoints.latest, sampleLatestNews({ title: 'The North Bridge' }))
  renderScreen(<LatestNews />, { language: 'en' })
  const title = await screen.findByRole('link', { name: 'The North Bridge' })
  expect(title.getAttribute('href')).toBe('/news/1-severnyy-most')
  expect(screen.getByRole('link', { name: 'Read More — News' }).getAttribute('href')).toBe('/news')
  expect(screen.getByText('Read More')).toBeTruthy()
  expect(api.calls(latestNewsEndpoints.latest)[0]?.query.get('lang')).toBe('en')
})

it('says of a pinned item that it is pinned, not that it is the latest', async () => {
  api.reply(latestNewsEndpoints.latest, sampleLatestNews({ isPinned: true }))
  renderScreen(<LatestNews />)
  expect(await screen.findByText('Закреплено')).toBeTruthy()
  expect(screen.queryByText('Последняя сводка')).toBeNull()
})

it('says that there is no news yet', async () => {
  api.refuse(latestNewsEndpoints.latest, 'not_found', 'Нет')
  renderScreen(<LatestNews />)
  expect(await screen.findByText(/Новостей пока нет/)).toBeTruthy()
})

it('shows a sample dated now when it fails, and only logs the error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = Date.now()
  api.refuse(latestNewsEndpoints.latest, 'internal', 'сломалось')
  const { container } = renderScreen(<LatestNews />)
  expect(await screen.findByRole('heading', { name: 'Обновление серверов' })).toBeTruthy()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  const shown = Date.parse(container.querySelector('time')?.dateTime ?? '')
  expect(shown).toBeGreaterThanOrEqual(before)
  expect(shown).toBeLessThanOrEqual(Date.now())
  expect(screen.queryByText('Ошибка загрузки новостей')).toBeNull()
  expect(log.mock.calls.map(([sentence]) => sentence)).toContain(
    'Failed to load latest news. Please try again later.',
  )
})

it('says that it failed when there was no news and asking again fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.refuse(latestNewsEndpoints.latest, 'not_found', 'Нет')
  const { client } = renderScreen(<LatestNews />)
  await screen.findByText(/Новостей пока нет/)
  api.refuse(latestNewsEndpoints.latest, 'internal', 'сломалось')
  await client.invalidateQueries({ queryKey: latestNewsQuery('ru').queryKey })
  expect((await screen.findByRole('alert')).textContent).toContain('Ошибка загрузки новостей')
})
