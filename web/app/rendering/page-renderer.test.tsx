/** Pages about one thing, which the site has none of yet: declared here, rendered, hydrated and walked through. */

import { queryOptions } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hrefOf, parametersIn } from '#shared/address-parameters.ts'
import type { Language } from '#shared/constants/languages.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { ApiError } from '#web/api/api-error.ts'
import { App } from '#web/app/app.tsx'
import type { PageData } from '#web/app/page-data.ts'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import { createRouteTable } from '#web/app/route-table.ts'
import { BrowserRouter } from '#web/routing/browser-router.tsx'
import { Link } from '#web/routing/link.tsx'
import { definePage } from '#web/routing/page.ts'
import { route } from '#web/routing/route.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { createPageRenderer } from './page-renderer.tsx'

const ADDRESS = '/players/:name'
const site = sampleSite
const trouble = { isDown: false }
const asked: string[] = []

type Player = { name: string; title: string }
const playerQuery = (name: string) =>
  queryOptions({
    queryKey: ['players', name.toLowerCase()],
    queryFn: async (): Promise<Player> => {
      asked.push(name)
      if (trouble.isDown) throw new ApiError('internal', '', 500)
      if (name.toLowerCase().startsWith('nobody')) throw new ApiError('not_found', '', 404)
      return { name: 'Стив', title: 'Player Steve' }
    },
    meta: { topic: 'players' },
  })
const recordQuery = () =>
  queryOptions({
    queryKey: ['records'],
    queryFn: async (): Promise<number> => {
      throw new ApiError('internal', '', 500)
    },
    meta: { topic: 'records' },
  })

const playerPage = definePage<Player>({
  Screen: ({ thing }) => (
    <>
      <h1>{thing.title}</h1>
      <Link to={hrefOf(ADDRESS, { name: 'nobody' })}>nobody</Link>
    </>
  ),
  head: ({ language }, { name }) => ({ title: `${name} ${language}`, description: 'A player.' }),
  about: ({ pathname }) => {
    const name = parametersIn(ADDRESS, pathname)?.name ?? ''
    return name.includes(' ') ? null : playerQuery(name)
  },
  address: ({ name }, { language }) => hrefOf(ADDRESS, { name: language === 'ru' ? name : 'Steve' }),
  shows: () => [recordQuery()],
  query: { page: /^\d+$/ },
  structuredData: ({ thing }) => [{ '@type': 'Person', name: thing.name }],
})
const listPage = definePage({
  Screen: () => <Link to={hrefOf(ADDRESS, { name: 'Стив' })}>Steve</Link>,
  head: { ru: { title: 'Игроки', description: '' }, en: { title: 'Players', description: '' } },
})
const openTable = () =>
  createRouteTable([
    route(ADDRESS, async () => ({ page: playerPage })),
    route('/players', async () => ({ page: listPage })),
  ])
const routes = openTable()
const renderer = await createPageRenderer(routes, new Map([[playerPage, 'players/player.page.ts']]))
const render = (address: string, language: Language = 'ru') =>
  renderer.render({ address, language, site, transport: () => Promise.reject(new Error('unused')) })
const STEVE = hrefOf(ADDRESS, { name: 'Стив' })

async function pageAt(address: string, language?: Language) {
  const rendering = await render(address, language)
  if (rendering.outcome !== 'page') throw new Error(`${address}: ${rendering.outcome}`)
  return rendering.page
}

beforeEach(() => {
  startScreenTest()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  trouble.isDown = false
  asked.length = 0
})
afterEach(() => void vi.restoreAllMocks())

it('is told apart by what it is about, however that is written, and by the query that counts', () => {
  const identity = (address: string) => renderer.identityOf({ address, language: 'ru' })
  expect(identity('/players/STEVE')).toBe(identity('/players/steve'))
  expect(identity('/players/steve')).not.toBe(identity('/players/alex'))
  expect(identity('/players/steve?page=2')).not.toBe(identity('/players/steve'))
  expect(identity('/players/a%20b')).toBeNull()
})

it('may depend on the thing in its head, its structured data and its topics', async () => {
  const page = await pageAt(STEVE)
  expect(page).toMatchObject({ status: 200, topics: ['players', 'records'] })
  expect(page.body).toContain('<h1>Player Steve</h1>')
  expect(page.head).toContain('<title>Стив ru — FrontLand</title>')
  expect(page.head).toContain('"@type":"Person","name":"Стив"')
  expect(page.head).toContain(`<link rel="canonical" href="https://front.example${STEVE}">`)
  const english = await pageAt('/players/Steve', 'en')
  expect(english.head).toContain('<link rel="canonical" href="https://front.example/players/Steve?lang=en">')
  expect(english.head).toContain(`<link rel="alternate" hreflang="ru" href="https://front.example${STEVE}">`)
  expect(renderer.pages[0]).toMatchObject({
    module: 'players/player.page.ts',
    isIndexed: true,
    query: { page: /^\d+$/ },
  })
})

it('is shown though what stands beside the thing fails, which the browser asks for again', async () => {
  const { data } = await pageAt(STEVE)
  const { queries } = JSON.parse(data) as PageData
  expect(queries.queries.map(({ queryKey }) => queryKey)).toEqual([['players', 'стив']])
})

it('stands at one address in each language', async () => {
  expect(await render('/players/steve')).toEqual({ outcome: 'elsewhere', path: STEVE })
  expect(await render(STEVE, 'en')).toEqual({ outcome: 'elsewhere', path: '/players/Steve' })
})

it('is nothing without the thing, and unknown while that cannot be asked for', async () => {
  expect(await render('/players/nobody')).toEqual({ outcome: 'nothing' })
  expect(await render('/players/a%20b')).toEqual({ outcome: 'nothing' })
  expect(asked).toEqual(['nobody'])
  trouble.isDown = true
  expect(await render(STEVE)).toMatchObject({ outcome: 'failure', error: { code: 'internal' } })
})

it('is no page of the folder above, whatever the path pretends', async () => {
  expect(await render('/players/..')).toMatchObject({ outcome: 'elsewhere' })
})

it.each([
  ['the page', STEVE, STEVE],
  ['the page for nothing', '*', '/players/nobody'],
] as const)('%s is taken over by the browser as it was rendered', async (_, rendered, shown) => {
  const { body, data } = await pageAt(rendered)
  const { queries, isNotFound } = JSON.parse(data) as PageData
  const own = openTable()
  await Promise.all([own.at(shown).preload(), own.notFound.preload()])
  document.documentElement.lang = 'ru'
  window.history.replaceState(null, '', shown)
  document.body.innerHTML = `<div id="root">${body}</div>`
  const complaints: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Providers client={createQueryClient()} queries={queries} language="ru" site={site}>
        <BrowserRouter>
          <App routes={own} isNotFound={isNotFound} />
        </BrowserRouter>
      </Providers>,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  )
  expect(complaints).toEqual([])
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(asked).toEqual(isNotFound ? [] : [decodeURIComponent('Стив')])
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

it('is walked to: with its own title, to the not-found page where nothing is, and back', async () => {
  await routes.at('/players').preload()
  const { user } = renderScreen(<App routes={routes} />, { path: '/players' })
  await user.click(await screen.findByRole('link', { name: 'Steve' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Player Steve' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Стив ru — FrontLand'))
  await user.click(screen.getByRole('link', { name: 'nobody' }))
  expect(await screen.findByText('404')).toBeTruthy()
  await act(async () => {
    window.history.replaceState(null, '', STEVE)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Player Steve' })).toBeTruthy()
})

it('says that something broke when the thing cannot be asked for', async () => {
  trouble.isDown = true
  renderScreen(<App routes={routes} />, { path: '/players/other' })
  expect(await screen.findByText(/^50[0234]$/)).toBeTruthy()
})
