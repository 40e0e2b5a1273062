import { request as httpRequest } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import { runInBackground } from '#server/http/background.ts'
import { refusedSources } from '#tests/harness/inline-sources.ts'
import { makeFile, makeRelease } from '#tests/harness/launcher.ts'
import { LINUX_LAUNCHER, openSite } from '#tests/harness/site.ts'

/** A request as it stands, which fetch would decode and tidy up. */
function rawGet(url: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const request = httpRequest(url, { headers, method }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk as Buffer)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
      request.on('error', reject).end()
    },
  )
}

test('a known route is answered with the document around the rendered page', async () => {
  const { get } = await openSite()
  const reply = await get('/')
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await reply.text()).toBe(
    '<!doctype html><html lang="ru"><head><title>Сайт FrontLand открыт</title>' +
      '<script>window.early = 1</script></head><body><div id="root"><h1>/ $& Сайт FrontLand открыт</h1></div>' +
      '<script id="page-data" type="application/json">{"a":1}</script></body></html>',
  )
})

test('the address decides on the language, then the cookie; Russian otherwise', async () => {
  const { get } = await openSite()
  const language = async (path: string, cookie = '') =>
    /<html lang="(\w+)"/.exec(await (await get(path, cookie ? { cookie } : {})).text())?.[1]
  expect(await language('/')).toBe('ru')
  expect(await language('/?lang=en')).toBe('en')
  expect(await language('/?a=b&lang=en')).toBe('en')
  expect(await language('/', 'language=en')).toBe('en')
  expect(await language('/', 'session=x; language=en; other=y')).toBe('en')
  expect(await language('/?lang=ru', 'language=en')).toBe('ru')
  expect(await language('/?lang=fr', 'language=en')).toBe('en')
  expect(await language('/?lang=fr')).toBe('ru')
  expect(await language('/', 'language=de')).toBe('ru')
  expect(await language('/', 'mylanguage=en')).toBe('ru')
})

test('however many ask for a page, with whatever query, it is rendered once', async () => {
  const { get, renderings } = await openSite()
  const paths = Array.from({ length: 20 }, (_, index) => `/?utm=${index}`)
  await Promise.all(paths.map((path) => get(path)))
  await get('/?lang=ru&utm=late')
  expect(renderings).toEqual(['ru /'])
})

test('every unknown address gets the not-found page with 404, which is rendered once', async () => {
  const { get, renderings } = await openSite()
  for (const path of ['/nowhere', '/servers/none', '/%41', '//', '/*', '/SERVERS', '/nowhere?lang=ru']) {
    const reply = await get(path)
    expect([path, reply.status]).toEqual([path, 404])
    expect(await reply.text()).toContain('<h1>* ')
  }
  expect(renderings).toEqual(['ru *'])
})

test('where a file is missing its page stands with 404, and the file once it is there', async () => {
  const { get, player } = await openSite()
  const missing = await get(LINUX_LAUNCHER)
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await missing.text()).toContain(`<h1>${LINUX_LAUNCHER}`)

  const bytes = makeFile('linux')
  const staff = await player('Quartermaster', ['manage_launcher'])
  await makeRelease(staff, { launcherVersion: '1.0.0', platform: 'linux' }, bytes)
  const found = await get(LINUX_LAUNCHER)
  expect(found.status).toBe(200)
  expect(Buffer.from(await found.arrayBuffer())).toEqual(bytes)
})

test('below /api an unknown path is 404 in JSON, and a broken address too', async () => {
  const { get, renderings } = await openSite()
  for (const path of ['/api/nowhere', '/api', '/api/news/%E0%A4%A', '/%E0%A4%A']) {
    const reply = await get(path, { 'accept-language': 'ru' })
    expect([path, reply.status]).toEqual([path, 404])
    expect(await reply.json()).toEqual({ code: 'not_found', message: 'Не найдено.' })
  }
  expect(renderings).toEqual([])
})

test('an address with a slash at the end leads to the one without it', async () => {
  const { get } = await openSite()
  const reply = await get('/servers/?lang=en')
  expect(reply.status).toBe(308)
  expect(reply.headers.get('location')).toBe('/servers?lang=en')
  expect((await get('/servers///')).headers.get('location')).toBe('/servers')
  for (const path of ['//evil.example/', '/nowhere/']) expect((await get(path)).status).toBe(404)
})

test('the page goes out as the browser can read it: brotli, gzip or as it is', async () => {
  const { url } = await openSite()
  const encodings = {
    br: 'br',
    'gzip, deflate, br, zstd': 'br',
    'gzip, deflate': 'gzip',
    'br;q=0, gzip': 'gzip',
    '*': 'br',
    deflate: undefined,
    identity: undefined,
    'br;q=0, gzip;q=0': undefined,
  }
  const plain = await rawGet(url, {})
  expect(plain.headers).not.toHaveProperty('content-encoding')
  for (const [accepted, encoding] of Object.entries(encodings)) {
    const { headers, body } = await rawGet(url, { 'accept-encoding': accepted })
    expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding])
    expect(headers.vary).toBe('Accept-Encoding, Cookie')
    expect(Number(headers['content-length'])).toBe(body.length)
    const decode = encoding === 'br' ? promisify(brotliDecompress) : promisify(gunzip)
    expect(encoding ? await decode(body) : body).toEqual(plain.body)
  }
})

test('a browser that has the page already gets 304 without a body', async () => {
  const { url } = await openSite()
  const accept = { 'accept-encoding': 'br' }
  const { etag } = (await rawGet(url, accept)).headers as { etag: string }
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const reply = await rawGet(url, { ...accept, 'if-none-match': known })
    expect(reply.status).toBe(304)
    expect(reply.body).toHaveLength(0)
    expect(reply.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'no-cache',
    })
    expect(reply.headers).not.toHaveProperty('content-encoding')
  }
  const otherEncoding = await rawGet(url, { 'accept-encoding': 'gzip', 'if-none-match': etag })
  expect(otherEncoding.status).toBe(200)
  const otherLanguage = await rawGet(`${url}/?lang=en`, { ...accept, 'if-none-match': etag })
  expect(otherLanguage.status).toBe(200)
})

test('HEAD answers like GET without a body', async () => {
  const { url } = await openSite()
  const [get, head] = [await rawGet(url, {}), await rawGet(url, {}, 'HEAD')]
  expect(head.status).toBe(200)
  expect(head.body).toHaveLength(0)
  for (const name of ['content-type', 'content-length', 'etag', 'vary'])
    expect(head.headers[name]).toBe(get.headers[name])
  expect((await rawGet(`${url}/nowhere`, {}, 'HEAD')).status).toBe(404)
})

test('pages carry the security headers of the API, and may run the inline scripts of the document', async () => {
  const { get } = await openSite()
  const [shown, api, unknown, redirect] = [
    await get('/'),
    await get('/api/news'),
    await get('/nowhere'),
    await get('/servers/'),
  ]
  const names = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'referrer-policy',
    'permissions-policy',
    'x-content-type-options',
    'x-frame-options',
  ]
  for (const name of names) {
    expect(api.headers.get(name)).toBeTruthy()
    for (const reply of [shown, unknown, redirect])
      expect(reply.headers.get(name)).toBe(api.headers.get(name))
  }
  // printf 'window.early = 1' | openssl dgst -sha256 -binary | base64
  expect(shown.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-GvIZUQJWfzcX8W3j/99abOu8AONAu7PS0MLuXr5OCB8='",
  )
})

test('of style sheets within a page the policy takes its own alone', async () => {
  const { get } = await openSite()
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
  // printf 'h1{margin:0}' | openssl dgst -sha256 -binary | base64
  expect(await policyOf('/news/1-item')).toContain(
    "; style-src 'sha256-haslpKBWGiDnFaIna3QXJZNwVNFw+tCL2+dexXVb4zo=' 'self'; style-src-attr 'unsafe-inline';",
  )
  expect(await policyOf('/')).toContain("; style-src 'self'; style-src-attr 'unsafe-inline';")
})

test('a change of content is on the page with the next ask', async () => {
  // By the change itself, and not by the look that each second takes for those of others.
  const { get, administrator, renderings } = await openSite()
  await get('/')
  await get('/servers')
  const draft = {
    title_ru: 'Свежая новость',
    title_en: 'News',
    description_ru: 'Текст',
    description_en: 'Text',
  }
  await (await administrator()).call('POST', '/news', { body: draft })
  expect(await (await get('/')).text()).toContain('<h1>/ $& Свежая новость</h1>')
  await get('/servers')
  expect(renderings).toEqual(['ru /', 'ru /servers', 'ru /'])
})

test('a change that was refused renders nothing anew', async () => {
  const { get, administrator, renderings } = await openSite()
  await get('/')
  await (await administrator()).call('PUT', '/news/1', { body: { title_ru: 'Stale', version: 9 } })
  await get('/')
  expect(renderings).toEqual(['ru /'])
})

test('a change made by another process is on the page within seconds', async () => {
  const { get, database } = await openSite({ runInBackground })
  await get('/')
  await database.query.updateTable('news').set({ title_ru: 'Издалека' }).execute()
  await database.query.insertInto('content_versions').values({ topic: 'news', version: 1 }).execute()
  await expect.poll(async () => (await get('/')).text(), { timeout: 5000 }).toContain('Издалека')
})

test('an item that becomes due is on the page within seconds, though nobody changed anything', async () => {
  const { get, administrator, clock } = await openSite({ runInBackground })
  const date = new Date(clock.now.getTime() + 3_600_000).toISOString()
  const draft = {
    title_ru: 'Ровно в час',
    title_en: 'On time',
    description_ru: 'Текст',
    description_en: 'Text',
    date,
  }
  await (await administrator()).call('POST', '/news', { body: draft })
  expect(await (await get('/')).text()).not.toContain('Ровно в час')
  clock.advance(3_600_000)
  await expect.poll(async () => (await get('/')).text(), { timeout: 5000 }).toContain('Ровно в час')
})

test('a page that cannot be rendered is 500 without its reason, and the next ask tries again', async () => {
  const { get, trouble } = await openSite()
  trouble.error = new Error('secret reason')
  const reply = await get('/')
  expect(reply.status).toBe(500)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-frame-options')).toBe('DENY')
  const page = await reply.text()
  expect(page).not.toContain('secret')
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(reply.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  expect(page).toContain(`Номер запроса: <code>${reply.headers.get('x-request-id')}</code>`)
  expect(page).toContain('<html lang="ru">')
  expect(page).not.toContain('<script')
  expect(page).toContain('<style>')
  expect(refusedSources(page, reply.headers.get('content-security-policy'))).toEqual([])
  const english = await (await get('/?lang=en')).text()
  expect(english).toContain('<html lang="en">')
  expect(english).toContain('Something broke on our side.')
  trouble.error = null
  expect((await get('/')).status).toBe(200)
})

test('other methods than GET and HEAD are not answered with a page of content', async () => {
  const { url, renderings } = await openSite()
  const reply = await fetch(url, { method: 'POST', headers: { origin: url } })
  expect(reply.status).toBe(404)
  expect(renderings).not.toContain('ru /')
})
