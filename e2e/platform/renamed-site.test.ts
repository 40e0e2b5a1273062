/** A site that became another community's says nothing of the one it was delivered as. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { register } from '#tests/product/accounts.ts'
import { builtPages } from '#tests/product/built-pages.ts'

const pages = await builtPages()

/** What the specification calls by our name for good: links to the launcher's files, and what the wire names. */
const FIXED = [/\/downloads?\/[\w.-]*/g, /"landcoins"/g]
const OURS = /.{0,60}(?:frontland|landcoins|фронтленд|лендкоин).{0,40}/gis

const oursIn = (text: string) =>
  FIXED.reduce((left, fixed) => left.replace(fixed, ''), text).match(OURS) ?? []

test('no page, feed, document or letter of a renamed site says our names', async ({
  product,
  administrator,
}) => {
  const ok = async (method: string, path: string, body?: unknown) => {
    const reply = await administrator.call(method, path, body)
    expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBeLessThan(300)
    return reply.body
  }
  await ok('PUT', '/admin/site', { name: 'Рубеж' })
  await ok('PUT', '/admin/words/currency.name', { ru: 'Жетоны', en: 'Tokens' })
  await ok('PUT', '/admin/collections/samples', { name: null, areShown: false })
  for (const { id } of (await ok('GET', '/admin/servers')) as { id: number }[])
    await ok('DELETE', `/admin/servers/${id}`)
  const { data: news } = (await ok('GET', '/admin/news')) as { data: { id: number }[] }
  for (const { id } of news) await ok('DELETE', `/news/${id}`)

  const documents = ['/site.webmanifest', '/news/feed.xml', '/status/feed.xml', '/sitemap.xml', '/nowhere']
  const found: string[] = []
  const missing = new Set<string>()
  for (const path of [...pages.public, ...documents])
    for (const language of LANGUAGES) {
      const reply = await fetch(`${product.url}${path}?lang=${language}`)
      const text = await reply.text()
      if (reply.status !== 200) missing.add(`${reply.status} ${path}`)
      // What is no page may have no name to say.
      if (pages.public.includes(path)) expect(text, path).toContain('Рубеж')
      found.push(...oursIn(text).map((ours) => `${path} in ${language}: ${ours}`))
    }

  expect([...missing]).toEqual(['404 /news/1', '404 /nowhere'])

  for (const language of LANGUAGES) await register(product, language)
  const outbox = join(product.dataDir, 'outbox')
  await expect.poll(async () => (await readdir(outbox)).length).toBeGreaterThanOrEqual(2)
  for (const file of await readdir(outbox))
    found.push(...oursIn(await readFile(join(outbox, file), 'utf8')).map((text) => `${file}: ${text}`))
  expect(found).toEqual([])
})
