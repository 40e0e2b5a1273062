import { expect, test } from 'vitest'
import { cutTemplate } from '#server/http/pages/document/page-document.ts'
import { smallPage } from '#tests/harness/site.ts'
import { createTestApp } from '#tests/harness/test-app.ts'
import type { PageSource } from './page-source.ts'

/** Small pages whose sources can change while the site runs, as they do while developing. */
async function openSite(options: Partial<PageSource> = {}) {
  const sources = { text: 'first', changed: () => {} }
  const source: PageSource = {
    template: async () => cutTemplate('<html lang="ru"><body><!--page-body--></body></html>'),
    staticFolder: null,
    renderer: {
      pages: [smallPage('/'), smallPage('*')],
      dictionaries: [],
      identityOf: ({ address }) => address,
      render: async () => ({
        outcome: 'page',
        page: { status: 200, head: '', style: '', body: sources.text, data: '', topics: [] },
      }),
    },
    onChange: (listener) => {
      sources.changed = listener
    },
    ...options,
  }
  const { app } = await createTestApp({ pages: source, probeGameServers: async () => new Map() })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { sources, get: async (path: string) => fetch(url + path) }
}

test('a page of older sources is not served again once they have changed', async () => {
  const { sources, get } = await openSite()
  expect(await (await get('/')).text()).toContain('first')
  sources.text = 'second'
  expect(await (await get('/')).text()).toContain('first')
  sources.changed()
  expect(await (await get('/')).text()).toContain('second')
})

test('what a source answers by itself comes before its pages, and before the API', async () => {
  const { get } = await openSite({
    middleware: (request, response, next) =>
      request.url?.endsWith('.tsx') ? response.end('of the source') : next(),
  })
  expect(await (await get('/api/entry.tsx')).text()).toBe('of the source')
  expect(await (await get('/')).text()).toContain('first')
  expect((await get('/api/health')).status).toBe(200)
})

test('the headers of a source are put over those of every reply', async () => {
  const { get } = await openSite({ headers: { 'x-frame-options': 'SAMEORIGIN' } })
  for (const path of ['/', '/api/health']) {
    const { headers } = await get(path)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})
