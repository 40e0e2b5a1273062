/** A part that is switched off is gone: its pages, and every link that leads there. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOpenAddress, partAt } from '#shared/address-parts.ts'
import { addresses } from '#shared/addresses.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { PARTS, type Part, type Parts } from '#shared/constants/parts.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import type { SiteInfo, Transport } from '#shared/contract/page-rendering.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { sampleCollectionAt } from '#tests/samples/sample-collections.ts'
import { sampleLegalAt } from '#tests/samples/sample-legal.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { App } from './app/app.tsx'
import { siteRoutes } from './app/site-routes.ts'
import { renderer } from './entry-server.tsx'
import { answered } from './testing/fake-api.ts'
import { renderScreen, startScreenTest } from './testing/render-screen.tsx'
import { sampleGameServer, sampleGlance } from './testing/samples.ts'

const NONE = Object.fromEntries(PARTS.map((part) => [part, false])) as Record<Part, boolean>
const siteWith = (parts: Parts): SiteInfo => ({ ...sampleSite, parts })
const without = (part: Part) => siteWith({ ...deliveredSite.parts, [part]: false })

const answeredWith = (reply: unknown) => (reply ? answered(200, reply) : answered(500))

const MODES = ['survival', 'skyblock'] as const
const servers = [sampleGameServer({ features_ru: MODES.join(), features_en: MODES.join() })]
const transport: Transport = async (path) =>
  path === `/api${gameStatusEndpoints.glances.path}`
    ? answered(200, [sampleGlance({ modes: [...MODES] })])
    : path === `/api${gameServerEndpoints.list.path}`
      ? answered(200, servers)
      : answeredWith(sampleCollectionAt(path) ?? sampleLegalAt(path))

const paths = renderer.pages.map(({ path }) => path).filter((path) => !/[:*]|^\/(?:admin|dev)/.test(path))

async function render(address: string, site: SiteInfo, language: Language = 'ru') {
  const rendering = await renderer.render({ address, language, site, transport })
  return rendering.outcome === 'page' ? rendering.page : null
}

const linksIn = (html: string) => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, address = '']) => address)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

it('has a page for every part but the game without one', () => {
  const found = new Set(paths.map(partAt))
  expect(PARTS.filter((part) => !found.has(part))).toEqual(['roblox'])
})

describe.each([
  ...PARTS.map((part) => [`without ${part}`, without(part)] as const),
  ['without any part', siteWith(NONE)] as const,
])('a site %s', (_, site) => {
  it.each(LANGUAGES)('leads nowhere that is not there (%s)', async (language) => {
    const dead: string[] = []
    for (const path of paths) {
      const page = await render(path, site, language)
      expect(page !== null, path).toBe(isOpenAddress(path, site.parts))
      if (!page) continue
      const links = linksIn(page.body)
      expect(links).toContain(addresses.status)
      dead.push(
        ...links.filter((link) => !isOpenAddress(link, site.parts)).map((link) => `${path} → ${link}`),
      )
    }
    expect(dead).toEqual([])
  })
})

it('every part is led to somewhere while it is on', async () => {
  const led = new Set<Part | undefined>()
  for (const path of paths)
    for (const link of linksIn((await render(path, sampleSite))?.body ?? '')) led.add(partAt(link))
  expect(PARTS.filter((part) => !led.has(part))).toEqual(['roblox'])
})

it('without Roblox nothing shows its servers, its ladder, its cards or how to join', async () => {
  const [home, ranks, list, team] = await Promise.all(
    [addresses.home, addresses.rankings, addresses.servers, addresses.team].map(
      async (path) => (await render(path, without('roblox')))?.body ?? '',
    ),
  )
  expect(home).toContain('Фронт 1 · Minecraft')
  expect(home).not.toMatch(/Фронт 2|SCP RolePlay<\/h3>/)
  expect(ranks).toContain('Лестница выживших')
  expect(ranks).not.toContain('Лестница комплекса')
  expect(team).toContain('ranks/minecraft-master')
  expect(team).not.toContain('ranks/roblox-')
  expect(list).not.toMatch(/roblox\.com/)
})

describe('in the browser', () => {
  it('a link of old to what is off shows what an unknown address shows', async () => {
    startScreenTest()
    await siteRoutes.notFound.preload()
    renderScreen(<App routes={siteRoutes} />, { path: '/team', site: without('team') })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Страница не найдена')
  })

  it('the menus have no entry of what is off', async () => {
    const api = startScreenTest()
    api.reply(gameStatusEndpoints.glances, [sampleGlance({ modes: [...MODES] })])
    const { user } = renderScreen(<App routes={siteRoutes} />, { path: '/nowhere', site: siteWith(NONE) })
    await user.click(await screen.findByRole('button', { name: 'Открыть меню' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Меню' }))
    const links: string[] = []
    for (const name of ['Серверы', 'Сообщество']) {
      await user.click(menu.getByRole('button', { name }))
      links.push(...menu.getAllByRole('link').map((link) => link.getAttribute('href') ?? ''))
    }
    expect(links).toEqual(expect.arrayContaining([addresses.servers, addresses.news]))
    expect(links.filter((link) => !isOpenAddress(link, NONE))).toEqual([])
  })

  it('players join by hand where there is no launcher', async () => {
    const api = startScreenTest()
    api.reply(gameServerEndpoints.list, servers)
    const route = siteRoutes.at(addresses.servers)
    await route.preload()
    renderScreen(<route.Screen />, { path: addresses.servers, site: without('launcher') })
    expect(await screen.findByText(/Скопируйте адрес сервера/)).toBeTruthy()
    expect(screen.queryByText(/лаунчер/i)).toBeNull()
  })
})
