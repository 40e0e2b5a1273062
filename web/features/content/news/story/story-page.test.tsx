import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { App } from '#web/app/app.tsx'
import { createRouteTable } from '#web/app/route-table.ts'
import { contentPages } from '#web/features/content/content.pages.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleNewsStory } from '#web/testing/samples.ts'

const routes = createRouteTable(contentPages)
const ADDRESS = '/news/7-severnyy-most'
const show = (path = ADDRESS, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<App routes={routes} />, { path, language })
const link = (id: number) => ({
  id,
  title_ru: `Сводка ${id}`,
  title_en: `Dispatch ${id}`,
  path_ru: `/news/${id}-svodka`,
  path_en: `/news/${id}-dispatch`,
  languages: [...LANGUAGES],
})

let api: FakeApi
beforeEach(async () => {
  api = startScreenTest()
  api.reply(gameStatusEndpoints.glances, [])
  await routes.at(ADDRESS).preload()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('tells the whole story in the language of the page, with its date', async () => {
  api.reply(newsEndpoints.story, sampleNewsStory({ id: 7, html_en: '<p>All of <strong>it</strong></p>' }))
  show(ADDRESS, 'en')
  expect(await screen.findByRole('heading', { level: 1, name: 'The North Bridge' })).toBeTruthy()
  expect(screen.getByText('it').tagName).toBe('STRONG')
  expect(screen.getByText(/^November \d+, 2025$/)).toBeTruthy()
  expect(screen.queryByText(/Updated/)).toBeNull()
  expect(api.calls(newsEndpoints.story)[0]?.path).toBe('/api/news/7')
  expect(document.title).toMatch(/^The North Bridge — /)
})

it('stands at its address in the language it is read in, and is not left by a change of language', async () => {
  const story = sampleNewsStory({
    id: 7,
    path_ru: '/news/7-severnyy-most',
    path_en: '/news/7-the-north-bridge',
  })
  api.reply(newsEndpoints.story, story)
  const { user } = show(`${ADDRESS}?a=b#part`)
  await screen.findByRole('heading', { level: 1, name: 'Северный мост' })
  const { state, length } = window.history
  const address = () => window.location.href.replace(window.location.origin, '')
  const switchTo = (name: RegExp) => user.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
  await switchTo(/^EN/)
  expect(await screen.findByRole('heading', { level: 1, name: 'The North Bridge' })).toBeTruthy()
  expect(address()).toBe('/news/7-the-north-bridge?a=b#part')
  expect(document.activeElement?.textContent?.toLowerCase()).toBe('en')
  await switchTo(/^RU/)
  expect(address()).toBe('/news/7-severnyy-most?a=b#part')
  expect([window.history.state, window.history.length]).toEqual([state, length])
  expect(api.calls(newsEndpoints.story)).toHaveLength(1)
})

it('says when it was changed long after it had come out', async () => {
  api.reply(newsEndpoints.story, sampleNewsStory({ updatedAt: '2025-11-22T18:30:00.000Z' }))
  show()
  expect((await screen.findByText(/Обновлено/)).textContent).toMatch(/2[23] ноября 2025/)
})

it('leads to its neighbours, and to all news', async () => {
  api.reply(newsEndpoints.story, sampleNewsStory({ newer: link(8), older: link(6) }))
  show()
  const newer = await screen.findByRole('link', { name: /Новее Сводка 8/ })
  expect(newer.getAttribute('href')).toBe('/news/8-svodka')
  expect(screen.getByRole('link', { name: /Раньше Сводка 6/ }).getAttribute('href')).toBe('/news/6-svodka')
  expect(screen.getByRole('link', { name: 'Все новости' }).getAttribute('href')).toBe('/news')
})

it('copies its public address, which says the language', async () => {
  api.reply(newsEndpoints.story, sampleNewsStory({ id: 7, path_en: '/news/7-bridge' }))
  const { user } = show(ADDRESS, 'en')
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toMatch(/^https?:\/\/[^/]+\/news\/7-bridge\?lang=en$/)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})

it('is handed to the apps of the device where it has such a list; closing that is no failure', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  api.reply(newsEndpoints.story, sampleNewsStory())
  const { user } = show()
  const button = await screen.findByRole('button', { name: 'Поделиться' })
  await user.click(button)
  expect(share.mock.lastCall).toEqual([
    { title: 'Северный мост', url: expect.stringMatching(/\/news\/1-severnyy-most$/) },
  ])
  expect(screen.queryByText('Не удалось поделиться')).toBeNull()
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(button)
  // Shown, and read out.
  expect(await screen.findAllByText('Не удалось поделиться')).not.toEqual([])
  Reflect.deleteProperty(navigator, 'share')
})

it('stays while it is read, though it is deleted meanwhile', async () => {
  api.reply(newsEndpoints.story, sampleNewsStory())
  const { client } = show()
  await screen.findByRole('heading', { level: 1, name: 'Северный мост' })
  api.refuse(newsEndpoints.story, 'not_found', 'Нет')
  await act(() => client.invalidateQueries())
  expect(api.calls(newsEndpoints.story)).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1, name: 'Северный мост' })).toBeTruthy()
})

it.each(['/news/0', '/news/-1', '/news/07-x', '/news/x', '/news/7x', `/news/${'9'.repeat(30)}`])(
  'nothing can stand at %s, and nobody is asked',
  async (path) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await routes.notFound.preload()
    show(path)
    expect(await screen.findByText('404')).toBeTruthy()
    expect(api.calls(newsEndpoints.story)).toEqual([])
  },
)
