import { expect, test } from 'vitest'
import type { Page } from '#shared/contract/page-rendering.ts'
import { createPageCache } from './page-cache.ts'

const home: Page = { path: '/', module: 'home', topics: ['news'], isIndexed: true }
const servers: Page = { path: '/servers', module: 'servers', topics: ['game-servers'], isIndexed: true }

/** A cache whose renderings end when they are told to; `renderings` holds them in the order they began. */
function createCache() {
  const clock = { time: 0 }
  const errors: unknown[] = []
  const renderings: { page: Page; finish(value: string): void; fail(error: Error): void }[] = []
  const cache = createPageCache<string>({
    now: () => clock.time,
    onError: (error) => errors.push(error),
    render: (page) =>
      new Promise((resolve, reject) => {
        renderings.push({ page, finish: resolve, fail: reject })
      }),
  })
  /** Renders a page to the end and gives what the cache answers then. */
  async function fill(page: Page, value: string) {
    const answer = cache.get(page, 'ru')
    renderings.at(-1)?.finish(value)
    await answer
    return cache.get(page, 'ru')
  }
  return { cache, clock, errors, renderings, fill }
}

test('however many ask for a page at once, it is rendered once', async () => {
  const { cache, renderings } = createCache()
  const answers = Array.from({ length: 10 }, () => cache.get(home, 'ru'))
  expect(renderings).toHaveLength(1)
  renderings[0]?.finish('first')
  expect(await Promise.all(answers)).toEqual(Array(10).fill('first'))
  expect(cache.get(home, 'ru')).toBe('first')
  expect(renderings).toHaveLength(1)
})

test('each page is kept for itself in each language', async () => {
  const { cache, renderings, fill } = createCache()
  await fill(home, 'Russian home')
  cache.get(home, 'en')
  cache.get(servers, 'ru')
  expect(renderings).toHaveLength(3)
})

test('a page of up to 60 seconds is fresh; an older one is served while it is renewed behind', async () => {
  const { cache, clock, renderings, fill } = createCache()
  await fill(home, 'first')
  clock.time = 60_000
  expect(cache.get(home, 'ru')).toBe('first')
  expect(renderings).toHaveLength(1)

  clock.time = 60_001
  expect([cache.get(home, 'ru'), cache.get(home, 'ru')]).toEqual(['first', 'first'])
  expect(renderings).toHaveLength(2)
  renderings[1]?.finish('second')
  await expect.poll(() => cache.get(home, 'ru')).toBe('second')
  expect(renderings).toHaveLength(2)
})

test('a renewal that fails is told, the old page stays, and the next ask tries again', async () => {
  const { cache, clock, renderings, errors, fill } = createCache()
  await fill(home, 'first')
  clock.time = 60_001
  cache.get(home, 'ru')
  renderings[1]?.fail(new Error('no database'))
  await expect.poll(() => errors).toHaveLength(1)
  expect(cache.get(home, 'ru')).toBe('first')
  expect(renderings).toHaveLength(3)
})

test('a change of content drops at once the pages that show it, in every language, and no other', async () => {
  const { cache, renderings, fill } = createCache()
  await fill(home, 'old news')
  await fill(servers, 'servers')
  cache.drop('news')
  expect(cache.get(servers, 'ru')).toBe('servers')
  const answer = cache.get(home, 'ru')
  expect(answer).toBeInstanceOf(Promise)
  renderings.at(-1)?.finish('new news')
  expect(await answer).toBe('new news')
})

test('a page dropped while it is rendered goes to who asked for it, and is not kept', async () => {
  const { cache, renderings } = createCache()
  const before = cache.get(home, 'ru')
  cache.drop('news')
  const after = cache.get(home, 'ru')
  expect(renderings).toHaveLength(2)
  renderings[1]?.finish('new')
  renderings[0]?.finish('old')
  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(cache.get(home, 'ru')).toBe('new')
})

test('a page dropped while it is renewed behind is not kept either', async () => {
  const { cache, clock, renderings, fill } = createCache()
  await fill(home, 'first')
  clock.time = 60_001
  cache.get(home, 'ru')
  cache.drop('news')
  renderings[1]?.finish('made of old news')
  const answer = cache.get(home, 'ru')
  expect(answer).toBeInstanceOf(Promise)
  renderings[2]?.finish('made of new news')
  expect(await answer).toBe('made of new news')
})

test('a rendering that fails is not kept: the next ask tries again', async () => {
  const { cache, renderings } = createCache()
  const first = cache.get(home, 'ru')
  renderings[0]?.fail(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  const second = cache.get(home, 'ru')
  renderings[1]?.finish('well')
  expect(await second).toBe('well')
})
