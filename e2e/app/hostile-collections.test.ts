/** An operator's own words never break a page: every field of every collection, and the site's name, hold the longest they take. */
import { describe, expect } from 'vitest'
import { stayingVisitor, test } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen, wordOf } from '#e2e/harness/page-checks.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { SITE_NAME_MAX } from '#shared/constants/site.ts'
import { allCollections } from '#shared/contract/content/collections/all-collections.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'

type Entry = { id: number; version: number } & Record<string, unknown>

/** Wider than any screen. */
const ENOUGH = 300

/** Its texts, each as one word as long as the field. */
function worstOf({ wire }: Collection): Record<string, unknown> {
  return Object.fromEntries(
    wire.flatMap(({ path, field }): [string, unknown][] => {
      if (field.kind === 'line' || field.kind === 'text' || field.kind === 'markdown')
        return [[path, wordOf(Math.min(field.max, ENOUGH))]]
      return field.kind === 'lines' ? [[path, [wordOf(Math.min(field.max, ENOUGH))]]] : []
    }),
  )
}

test.beforeAll(async ({ administrator }) => {
  for (const collection of allCollections as readonly Collection[]) {
    const path = `/admin/collections/${collection.name}`
    const entries = (await administrator.call('GET', path)).body as Entry[]
    for (const { id, version } of entries) {
      const reply = await administrator.call('PUT', `${path}/${id}`, { ...worstOf(collection), version })
      expect(reply.status, `${path}/${id}: ${JSON.stringify(reply.body)}`).toBe(200)
    }
  }
  const { version } = (await administrator.call('GET', '/admin/site')).body as { version: number }
  const reply = await administrator.call('PUT', '/admin/site', { name: wordOf(SITE_NAME_MAX), version })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
})

const PLACES = [
  '/',
  '/team',
  '/rankings',
  '/tournaments',
  '/download',
  '/terms',
  '/servers',
  '/shop',
  '/login',
]

describe.for(LANGUAGES)('%s:', (language) => {
  const visitor = stayingVisitor({ language })

  test.for(PLACES)('%s is as wide as the screen', async (place) => {
    const { page, goto } = visitor()
    await goto(place)
    await expect.poll(() => page.evaluate('document.body.innerText')).toMatch(/Ж{30}/)
    await expectToFitEveryScreen(page)
  })
})
