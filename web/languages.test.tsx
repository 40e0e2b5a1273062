/** A site with one language, and texts that are told in one of two. */
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import type { Transport } from '#shared/contract/page-rendering.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { App } from './app/app.tsx'
import { siteRoutes } from './app/site-routes.ts'
import { renderer } from './entry-server.tsx'
import { answered } from './testing/fake-api.ts'
import { renderScreen, startScreenTest } from './testing/render-screen.tsx'
import { sampleGameServer, sampleNewsPage, sampleNewsStory } from './testing/samples.ts'

const OTHER = { ru: 'en', en: 'ru' } as const satisfies Record<Language, Language>
const SWITCHES = { ru: 'Язык интерфейса', en: 'Interface language' } as const
const siteIn = (...languages: Language[]) => ({ ...sampleSite, languages })
const russian = sampleNewsStory({
  id: 7,
  title_en: 'Северный мост',
  html_en: '<p>Мост снова наш</p>',
  excerpt_en: 'Мост снова наш',
  path_ru: '/news/7-most',
  path_en: '/news/7-most',
  languages: ['ru'],
})
const english = sampleNewsStory({
  id: 7,
  path_ru: '/news/7-most',
  path_en: '/news/7-most',
  languages: ['en'],
})

const withStory =
  (story: typeof russian): Transport =>
  async (path) =>
    path === '/api/news/7' ? answered(200, story) : answered(500)

async function headOf(address: string, language: Language, site = sampleSite, story = russian) {
  const rendering = await renderer.render({ address, language, site, transport: withStory(story) })
  if (rendering.outcome !== 'page') throw new Error(rendering.outcome)
  return rendering.page.head
}
const linksIn = (head: string) =>
  [...head.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g)].map(
    ([, rel, hreflang, href]) => [hreflang ?? rel, href],
  )

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

it.each(LANGUAGES)('a site with %s alone has plain addresses and names no other', async (language) => {
  const head = await headOf('/shop', language, siteIn(language))
  expect(linksIn(head)).toEqual([['canonical', 'https://front.example/shop']])
  expect(head).not.toContain('lang=')
  // What is told in the other language alone stands at the plain address as well.
  const story = language === 'ru' ? english : russian
  const news = await headOf('/news/7-most', language, siteIn(language), story)
  expect(linksIn(news)).toEqual([['canonical', 'https://front.example/news/7-most']])
})

it('what is told in one language has its address there, on the page of the other too', async () => {
  const own = 'https://front.example/news/7-most'
  const links = [
    ['canonical', own],
    ['ru', own],
    ['x-default', own],
  ]
  expect(linksIn(await headOf('/news/7-most', 'ru'))).toEqual(links)
  expect(linksIn(await headOf('/news/7-most', 'en'))).toEqual(links)
  const there = `${own}?lang=en`
  expect(linksIn(await headOf('/news/7-most', 'ru', sampleSite, english))).toEqual([
    ['canonical', there],
    ['en', there],
    ['x-default', there],
  ])
})

// From here on pages ask the API of a browser.
it.each(LANGUAGES)('has no switch where %s is alone, whatever was chosen before', async (language) => {
  startScreenTest(language)
  localStorage.setItem('language', OTHER[language])
  const site = { ...siteIn(language), url: 'http://test' }
  await siteRoutes.at('/shop').preload()
  renderScreen(<App routes={siteRoutes} />, { path: '/shop', language, site })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('group', { name: SWITCHES[language] })).toBeNull()
  expect(document.documentElement.lang).toBe(language)
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: OTHER[language] }))
  expect(document.documentElement.lang).toBe(language)
})

it('a site with both has the switch', async () => {
  startScreenTest()
  renderScreen(<App routes={siteRoutes} />, { path: '/nowhere' })
  expect((await screen.findAllByRole('group', { name: SWITCHES.ru })).length).toBeGreaterThan(0)
})

it('a story in the other language is marked with it', async () => {
  const api = startScreenTest('en')
  api.reply(newsEndpoints.story, russian)
  const route = siteRoutes.at('/news/7-most')
  await route.preload()
  renderScreen(<route.Screen />, { path: '/news/7-most', language: 'en' })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Северный мост' })
  expect(heading.lang).toBe('ru')
  expect(screen.getByText('In Russian')).toBeTruthy()
  expect(screen.getByText('Мост снова наш').closest('[lang]')?.getAttribute('lang')).toBe('ru')
})

it('so is it in the list, and a game server', async () => {
  const api = startScreenTest('en')
  api.reply(newsEndpoints.excerpts, sampleNewsPage(russian))
  const news = siteRoutes.at('/news')
  await news.preload()
  const { unmount } = renderScreen(<news.Screen />, { path: '/news', language: 'en' })
  expect((await screen.findByRole('link', { name: 'Северный мост' })).lang).toBe('ru')
  expect(screen.getByText('In Russian')).toBeTruthy()
  unmount()
  api.reply(gameServerEndpoints.list, [sampleGameServer({ description_en: 'Застава', languages: ['ru'] })])
  const servers = siteRoutes.at('/servers')
  await servers.preload()
  renderScreen(<servers.Screen />, { path: '/servers', language: 'en' })
  expect((await screen.findByText('Застава')).lang).toBe('ru')
  expect(screen.getByText('In Russian')).toBeTruthy()
})
