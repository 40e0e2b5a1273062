import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import type { RenderedPage, Transport } from '#shared/contract/page-rendering.ts'
import { sampleLegal, sampleLegalAt } from '#tests/samples/sample-legal.ts'
import { sampleProducts } from '#tests/samples/sample-products.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { BrowserRouter } from '#web/routing/browser-router.tsx'
import { connectApi } from './api/client.ts'
import { App } from './app/app.tsx'
import type { PageData } from './app/page-data.ts'
import { Providers } from './app/providers.tsx'
import { createQueryClient } from './app/query-client.ts'
import { siteRoutes } from './app/site-routes.ts'
import { renderer } from './entry-server.tsx'
import { answered } from './testing/fake-api.ts'
import { sampleOwnPage } from './testing/sample-pages.ts'
import { sampleFeedback, sampleNewsStory, samplePlayer } from './testing/samples.ts'

const OWN_PAGE = '/wiki/start'
const site = { ...sampleSite, name: 'Front <Land>' }
const broken: Transport = async () => answered(500)
const withFeedback: Transport = async (path) =>
  path.startsWith('/api/feedback')
    ? answered(200, [sampleFeedback({ message: '</script><b>' })])
    : answered(500)
const legalAt = (path: string) => sampleLegalAt(path) ?? { ...sampleLegal('terms'), key: 'cookies' }
const withStory: Transport = async (path, init) =>
  path === '/api/news/7'
    ? answered(200, sampleNewsStory({ id: 7, path_ru: '/news/7', path_en: '/news/7' }))
    : path.startsWith('/api/pages')
      ? answered(200, sampleOwnPage({ path: OWN_PAGE, languages: ['ru'] }))
      : path === '/api/shop/products/elite'
        ? answered(
            200,
            sampleProducts.find(({ key }) => key === 'elite'),
          )
        : path.startsWith('/api/legal/')
          ? answered(200, legalAt(path))
          : path === '/api/players/Ranger'
            ? answered(200, samplePlayer())
            : withFeedback(path, init)

async function render(address: string, transport = broken, language: Language = 'ru') {
  const rendering = await renderer.render({ address, language, site, transport })
  if (rendering.outcome !== 'page') throw new Error(`${address}: ${rendering.outcome}`)
  return rendering.page
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('a rendered page', () => {
  it('is complete at first sight, and hands its data over', async () => {
    const page = await render('/feedback', withFeedback)
    expect(page.status).toBe(200)
    expect(page.body).toContain('&lt;/script&gt;&lt;b&gt;')
    expect(page.data).not.toContain('<')
    expect(JSON.parse(page.data).site).toEqual(site)
  })

  it('names itself in both languages', async () => {
    const russian = await render('/feedback')
    expect(russian.head).toContain('<title>Отзывы — Front &#60;Land&#62;</title>')
    expect(russian.head).toContain('<link rel="canonical" href="https://front.example/feedback">')
    expect(russian.head).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://front.example/feedback">',
    )
    const english = await render('/feedback', broken, 'en')
    expect(english.head).toContain('<title>Feedback — Front &#60;Land&#62;</title>')
    expect(english.head).toContain('<link rel="canonical" href="https://front.example/feedback?lang=en">')
  })

  it('stands in the language it was written in, whatever the reader’s', async () => {
    for (const language of LANGUAGES) {
      const { head, topics } = await render(OWN_PAGE, withStory, language)
      expect(head).toContain('<link rel="canonical" href="https://front.example/wiki/start">')
      expect(head.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="ru"', 'hreflang="x-default"'])
      expect(topics).toContain('pages')
    }
  })

  it('does not fail with the API', async () => {
    const page = await render('/feedback', () => Promise.reject(new Error('down')))
    expect(page.status).toBe(200)
    expect(page.body).toContain('Загрузка...')
  })

  it('is the same not-found page for every unknown address, kept out of search engines', async () => {
    const page = await render('/servers/nowhere/')
    expect(page.status).toBe(404)
    expect(page.head).toContain('<meta name="robots" content="noindex">')
    expect(page.head).not.toContain('canonical')
    expect((await render('*')).body).toBe(page.body)
    expect((await render('/FEEDBACK')).status).toBe(404)
  })

  it.each([
    ['/download/frontland-windows.exe', 'Windows'],
    ['/downloads/launcher-mac.dmg', 'macOS'],
    ['/downloads/launcher-linux.AppImage', 'Linux'],
  ])('stands at %s as long as there is no file, kept out of search engines', async (path, name) => {
    const page = await render(path)
    expect(page.status).toBe(404)
    expect(page.body).toContain('Файла на складе нет')
    expect(page.body).toContain(`Лаунчер для ${name}`)
    expect(page.head).toContain('<meta name="robots" content="noindex">')
    expect(page.head).not.toContain('canonical')
    expect(renderer.pages.find((each) => each.path === path)).toMatchObject({
      isIndexed: false,
      isForMissingFile: true,
    })
  })

  it('keeps visitors apart who are served at the same time', async () => {
    const languages: (string | undefined)[] = []
    const transport: Transport = async (path, { headers }) => {
      if (path.startsWith('/api/feedback')) languages.push(headers['accept-language'])
      await Promise.resolve()
      return answered(200, [])
    }
    const [russian, english] = await Promise.all([
      render('/feedback', transport),
      render('/feedback', transport, 'en'),
    ])
    expect(russian.body).toContain('Отзывов пока нет. Будьте первым!')
    expect(english.body).toContain('No feedback yet. Be the first!')
    expect(languages).toEqual(['ru', 'en'])
  })
})

describe('hydration', () => {
  const addresses = [
    ...renderer.pages.map(({ path }) =>
      path
        .replace('*', '/nowhere/')
        .replace('/:path+', OWN_PAGE)
        .replace('/shop/:key', '/shop/elite')
        .replace('/players/:name', '/players/Ranger')
        .replace(':key', 'cookies')
        .replace(/:(id|item)(\|new)?/, '7'),
    ),
    '/admin/news/new',
    '/servers/nowhere/',
    '/feedback?before=1&x=%3Cb%3E#y',
    '/servers/?a=1',
    '/verify?token=abc',
  ]
  const cases = LANGUAGES.flatMap((language) => addresses.map((address) => ({ language, address })))
  const pathOf = (address: string) => new URL(address, site.url).pathname
  const rendered = new Map<(typeof cases)[number], RenderedPage>()

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') })
    for (const item of cases) {
      const path = pathOf(item.address)
      // As it is served: one page for all that do not exist.
      const served = siteRoutes.at(path) === siteRoutes.notFound ? '*' : path
      rendered.set(item, await render(served, withStory, item.language))
    }
    // Hours later, and with data that has gone stale meanwhile.
    vi.setSystemTime(new Date('2026-01-02T20:13:14Z'))
    connectApi({ transport: () => new Promise(() => {}), language: () => 'ru' })
  })
  afterAll(() => void vi.useRealTimers())

  it.each(cases)('$address in $language is taken over as it was rendered', async (item) => {
    const { body, data } = rendered.get(item) as RenderedPage
    const { queries, isNotFound } = JSON.parse(data) as PageData
    document.documentElement.lang = item.language
    window.history.replaceState(null, '', item.address)
    document.body.innerHTML = `<div id="root">${body}</div>`
    const complaints: unknown[] = []
    await siteRoutes.at(pathOf(item.address)).preload()
    const root = await act(async () =>
      hydrateRoot(
        document.getElementById('root') as HTMLElement,
        <Providers client={createQueryClient()} queries={queries} language={item.language} site={site}>
          <BrowserRouter>
            <App routes={siteRoutes} isNotFound={isNotFound} />
          </BrowserRouter>
        </Providers>,
        { onRecoverableError: (error) => complaints.push(error) },
      ),
    )
    expect(complaints).toEqual([])
    expect(vi.mocked(console.error).mock.calls).toEqual([])
    await act(async () => root.unmount())
  })
})
