import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { cutTemplate } from '#server/http/pages/document/page-document.ts'
import type { PageSource } from '#server/http/pages/page-source.ts'
import { createTestApp } from '#tests/harness/test-app.ts'
import { askRaw } from '#tests/sockets/ask-raw.ts'

const source: Omit<PageSource, 'staticFolder'> = {
  template: async () => cutTemplate('<!--page-body-->'),
  renderer: {
    pages: [{ path: '*', module: '', guard: null, isIndexed: false, isForMissingFile: false, query: {} }],
    dictionaries: [],
    identityOf: ({ address }) => address,
    render: async () => ({
      outcome: 'page',
      page: { status: 404, head: '', style: '', body: 'not found', data: '', topics: [] },
    }),
  },
}
const SCRIPT = 'console.log("front")'.repeat(50)
const LARGE = Buffer.alloc(200 * 1024, 7)

/** The site with a folder of built files as the build leaves it. */
async function openSite() {
  const outside = mkdtempSync(join(tmpdir(), 'frontland-static-'))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  const folder = join(outside, 'web')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(outside, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), 'the bare document')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'assets/entry-a1b2.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/entry-a1b2.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets/entry-a1b2.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'assets/scene-c3d4.webp'), LARGE)
  const { app } = await createTestApp({ pages: { ...source, staticFolder: folder } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    folder,
    /** What comes first and what comes from memory afterwards say the same. */
    async get(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const [first, second] = [
        await askRaw(url, path, { headers, method }),
        await askRaw(url, path, { headers, method }),
      ]
      const inFramework = await app.inject({ url: path, headers, method: method as 'GET' | 'HEAD' })
      for (const reply of [first, second, inFramework])
        for (const name of ['date', 'connection', 'keep-alive', 'x-request-id']) delete reply.headers[name]
      expect(second).toEqual(first)
      if (path === new URL(path, url).pathname) {
        if (first.status !== 304) expect(first.headers).toEqual(inFramework.headers)
        expect(first.status).toBe(inFramework.statusCode)
      }
      return second
    },
  }
}

test('hashed files are kept forever, others for an hour', async () => {
  const { get } = await openSite()
  const script = await get('/assets/entry-a1b2.js')
  expect(script.status).toBe(200)
  expect(script.body).toBe(SCRIPT)
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toContain('javascript')
  expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('a file goes out compressed beforehand where the browser can read that', async () => {
  const { get } = await openSite()
  const encoding = async (accepted: string) =>
    (await get('/assets/entry-a1b2.js', { 'accept-encoding': accepted })).headers['content-encoding']
  expect(await encoding('gzip, deflate, br')).toBe('br')
  expect(await encoding('gzip')).toBe('gzip')
  expect(await encoding('identity')).toBeUndefined()
})

test('a file opened by itself loads and runs nothing, and brings nothing that only documents heed', async () => {
  const { get } = await openSite()
  for (const path of ['/icon.svg', '/assets/entry-a1b2.js', '/assets/scene-c3d4.webp']) {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(Object.keys(headers).join('').length + Object.values(headers).join('').length).toBeLessThan(500)
  }
})

test('the bare document, the manifest and whatever lies outside are not served', async () => {
  const { get } = await openSite()
  const paths = [
    '/index.html',
    '/.vite/manifest.json',
    '/assets/entry-a1b2.js.br',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/',
    '/assets',
    '/assets/none.js',
  ]
  for (const path of paths) {
    const reply = await get(path)
    expect([path, reply.status]).toEqual([path, 404])
    expect(reply.body).not.toMatch(/secret|bare document/)
    expect([path, reply.headers['content-type']]).toEqual([path, 'text/html; charset=utf-8'])
  }
})

test('beside built files as well, the API answers unknown addresses in its own form', async () => {
  const { get } = await openSite()
  for (const path of ['/api/nope', '/api', '/api/', '/api/news/1/2', '/api/assets/entry-a1b2.js'])
    for (const method of ['GET', 'HEAD', 'POST']) {
      const reply = await get(path, {}, method)
      expect([path, method, reply.status]).toEqual([path, method, 404])
      expect([path, reply.headers['content-type']]).toEqual([path, 'application/json; charset=utf-8'])
      if (method !== 'HEAD') expect(JSON.parse(reply.body)).toMatchObject({ code: 'not_found' })
    }
})

test('what a browser has is not sent again, nor the body to who asks for headers', async () => {
  const { get } = await openSite()
  const packed = { 'accept-encoding': 'br' }
  const { headers } = await get('/assets/entry-a1b2.js', packed)
  const known = await get('/assets/entry-a1b2.js', { ...packed, 'if-none-match': String(headers.etag) })
  expect(known).toMatchObject({ status: 304, body: '' })
  expect(known.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] })
  const none = { ...packed, 'if-modified-since': String(headers['last-modified']) }
  expect((await get('/assets/entry-a1b2.js', none)).status).toBe(304)
  const head = await get('/assets/entry-a1b2.js', packed, 'HEAD')
  expect(head).toMatchObject({ status: 200, body: '' })
  expect(head.headers['content-length']).toBe(headers['content-length'])
})

test('large files and parts of files come whole and right', async () => {
  const { get } = await openSite()
  expect((await get('/assets/scene-c3d4.webp')).bytes).toEqual(LARGE)
  const part = await get('/assets/entry-a1b2.js', { range: 'bytes=2-5' })
  expect(part).toMatchObject({ status: 206, body: SCRIPT.slice(2, 6) })
  expect((await get('/assets/entry-a1b2.js', { range: 'bytes=99999-' })).status).toBe(416)
})
