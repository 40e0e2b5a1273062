/** Words that the operator changed, on pages declared here: rendered, taken over and walked through. */
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { wordEndpoints } from '#shared/contract/platform/words.ts'
import { type ChangedWords, defineWords } from '#shared/texts/words.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { App } from '#web/app/app.tsx'
import type { PageData } from '#web/app/page-data.ts'
import { Providers } from '#web/app/providers.tsx'
import { createQueryClient } from '#web/app/query-client.ts'
import { createRouteTable } from '#web/app/route-table.ts'
import { fetchChangedWords } from '#web/features/platform/words/changed-words.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { createWordsReader } from '#web/i18n/words-reader.ts'
import { BrowserRouter } from '#web/routing/browser-router.tsx'
import { Link } from '#web/routing/link.tsx'
import { definePage } from '#web/routing/page.ts'
import { route } from '#web/routing/route.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { startScreenTest } from '#web/testing/render-screen.tsx'
import { createPageRenderer } from './page-renderer.tsx'

const harbour = defineWords('harbour', {
  ru: { title: 'Порт', signs: ['Причал', 'Маяк'] },
  en: { title: 'Harbour', signs: ['Pier', 'Light'] },
})
const market = defineWords('market', { ru: { title: 'Рынок' }, en: { title: 'Market' } })

function Harbour() {
  const { title, signs } = useTexts(harbour)
  const { language, setLanguage } = useLanguage()
  return (
    <>
      <h1>{title}</h1>
      <p>{signs.join(', ')}</p>
      <Link to="/market">market</Link>
      <button type="button" onClick={() => setLanguage(language === 'ru' ? 'en' : 'ru')}>
        switch
      </button>
    </>
  )
}
const harbourPage = definePage({
  Screen: Harbour,
  head: defineWords('harbour-page', {
    ru: { title: 'Порт', description: 'У моря.' },
    en: { title: 'Harbour', description: 'By the sea.' },
  }),
})
const marketPage = definePage({
  Screen: () => <h1>{useTexts(market).title}</h1>,
  head: ({ readTexts, language }) => ({ title: readTexts(market, language).title, description: '' }),
})
const openTable = () =>
  createRouteTable([
    route('/harbour', async () => ({ page: harbourPage })),
    route('/market', async () => ({ page: marketPage })),
  ])
const renderer = await createPageRenderer(openTable(), new Map())

const changed = {
  ru: { harbour: { title: 'Гавань', 'signs.1': 'Башня' }, market: { title: 'Базар' } },
  en: { harbour: { title: 'Haven' }, 'harbour-page': { title: 'Haven' } },
}

async function pageAt(address: string, language: Language, words: Record<Language, ChangedWords> = changed) {
  const transport = () => Promise.reject(new Error('unused'))
  const rendering = await renderer.render({ address, language, site: sampleSite, words, transport })
  if (rendering.outcome !== 'page') throw new Error(`${address}: ${rendering.outcome}`)
  return { ...rendering.page, data: JSON.parse(rendering.page.data) as PageData }
}

/** Takes a rendered page over, as a browser does. */
async function takeOver(address: string, language: Language) {
  const { body, data } = await pageAt(address, language)
  if (!data.words) throw new Error('The page brought no words.')
  const routes = openTable()
  await Promise.all(['/harbour', '/market'].map((path) => routes.at(path).preload()))
  document.documentElement.lang = language
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<div id="root">${body}</div>`
  const complaints: unknown[] = []
  const words = createWordsReader(data.words, fetchChangedWords)
  const root = await act(async () =>
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Providers client={createQueryClient()} language={language} site={sampleSite} words={words}>
        <BrowserRouter>
          <App routes={routes} />
        </BrowserRouter>
      </Providers>,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  )
  leave = () => act(async () => root.unmount())
  return complaints
}

let api: FakeApi
let leave = async () => {}
beforeEach(() => {
  api = startScreenTest()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  await leave()
  leave = async () => {}
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})
const heading = () => screen.findByRole('heading', { level: 1 }).then(({ textContent }) => textContent)

it('a page is rendered with them, its head too, and carries those that it shows in its language', async () => {
  const russian = await pageAt('/harbour', 'ru')
  expect(russian.body).toContain('<h1>Гавань</h1><p>Причал, Башня</p>')
  expect(russian.data.words).toEqual({
    language: 'ru',
    changed: ['harbour', 'market', 'harbour-page'],
    texts: { harbour: { title: 'Гавань', 'signs.1': 'Башня' }, 'harbour-page': {} },
  })
  const english = await pageAt('/harbour', 'en')
  expect(english.body).toContain('<h1>Haven</h1><p>Pier, Light</p>')
  expect(english.head).toContain('<title>Haven — FrontLand</title>')
  expect((await pageAt('/market', 'ru')).head).toContain('<title>Базар — FrontLand</title>')
})

it('a site that changed none sends not one byte of them', async () => {
  const { data, body } = await pageAt('/harbour', 'ru', { ru: {}, en: {} })
  expect(body).toContain('<h1>Порт</h1>')
  expect(Object.keys(data)).not.toContain('words')
})

it('the browser takes the page over as it was rendered and asks for nothing', async () => {
  expect(await takeOver('/harbour', 'ru')).toEqual([])
  expect(await heading()).toBe('Гавань')
  expect(api.calls(wordEndpoints.changed)).toEqual([])
})

it('those of another page come before it is shown', async () => {
  api.reply(wordEndpoints.changed, changed)
  await takeOver('/harbour', 'ru')
  await act(async () => screen.getByRole('link', { name: 'market' }).click())
  await waitFor(async () => expect(await heading()).toBe('Базар'))
  await waitFor(() => expect(document.title).toBe('Базар — FrontLand'))
  expect(api.calls(wordEndpoints.changed)).toHaveLength(1)
})

it('those of the other language come before it is shown', async () => {
  let answer = () => {}
  api.on(wordEndpoints.changed, () => {
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    return answered.then(() => ({
      ok: true,
      status: 200,
      headers: { get: () => null },
      json: async () => changed,
    }))
  })
  await takeOver('/harbour', 'ru')
  await act(async () => screen.getByRole('button', { name: 'switch' }).click())
  expect(await heading()).toBe('Гавань')
  await act(async () => answer())
  await waitFor(async () => expect(await heading()).toBe('Haven'))
  await act(async () => screen.getByRole('button', { name: 'switch' }).click())
  await waitFor(async () => expect(await heading()).toBe('Гавань'))
})

it('without a network the delivered ones are shown', async () => {
  api.fail(wordEndpoints.changed)
  await takeOver('/harbour', 'ru')
  await act(async () => screen.getByRole('link', { name: 'market' }).click())
  await waitFor(async () => expect(await heading()).toBe('Рынок'))
})

it('words that did not come once are asked for again', async () => {
  api.fail(wordEndpoints.changed)
  await takeOver('/harbour', 'ru')
  const turn = () => act(async () => screen.getByRole('button', { name: 'switch' }).click())
  await turn()
  await waitFor(async () => expect(await heading()).toBe('Harbour'))
  api.reply(wordEndpoints.changed, changed)
  await turn()
  await turn()
  await waitFor(async () => expect(await heading()).toBe('Haven'))
})
