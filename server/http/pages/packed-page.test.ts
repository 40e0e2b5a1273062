import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import type { AppOptions } from '#server/app-options.ts'
import { cutTemplate } from '#server/http/pages/document/page-document.ts'
import { openSite, smallPage } from '#tests/harness/site.ts'

/** As long as a full page, and about as hard to pack. */
const BODY = Array.from({ length: 3_000 }, (_, index) => {
  const name = createHash('sha256').update(String(index)).digest('hex')
  return `<li class="row"><a href="/news/${index}">${name.slice(0, 9)}</a> ${name.slice(9, 14)}</li>`
}).join('')

const pages: NonNullable<AppOptions['pages']> = {
  template: async () => cutTemplate('<!doctype html><html lang="ru"><body><!--page-body--></body></html>'),
  staticFolder: null,
  renderer: {
    pages: [smallPage('/'), smallPage('/list', { query: { page: /^\d+$/ } }), smallPage('*')],
    dictionaries: [],
    identityOf: ({ address }) => address,
    render: async ({ address }) => ({
      outcome: 'page',
      page: { status: 200, head: '', style: '', body: `<h1>${address}</h1>${BODY}`, data: '{}', topics: [] },
    }),
  },
}

/** Tells which effort was made, whatever else the processor does meanwhile. */
const packedAt = (quality: number, page: string) =>
  brotliCompressSync(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(page),
    },
  }).length

test('a page of which there is no end is packed with a fraction of the effort of one that is kept', async () => {
  const { get } = await openSite({ pages })
  async function packed(path: string) {
    const reply = await get(path, { 'accept-encoding': 'br' })
    const page = await reply.text()
    expect(page).toContain(`<h1>${path}</h1>`)
    return { page, bytes: Number(reply.headers.get('content-length')) }
  }
  const kept = await packed('/')
  expect(kept.bytes).toBe(packedAt(constants.BROTLI_MAX_QUALITY, kept.page))
  const endless = await packed('/list?page=1')
  expect(endless.bytes).toBe(packedAt(4, endless.page))
  expect(endless.bytes).toBeGreaterThan(kept.bytes)
})

test.each(['br', 'gzip', 'identity'])('both are the same page in %s', async (encoding) => {
  const { get } = await openSite({ pages })
  for (const path of ['/', '/list?page=2']) {
    const reply = await get(path, { 'accept-encoding': encoding })
    expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await reply.text()).toContain(`<h1>${path}</h1>${BODY}`)
    const etag = reply.headers.get('etag') ?? ''
    const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': etag })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  }
})
