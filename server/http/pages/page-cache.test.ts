import { expect, test } from 'vitest'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import { createPageCache } from './page-cache.ts'

const home = { key: 'ru /', topics: ['news'] }
const servers = { key: 'ru /servers', topics: ['game-servers'] }
type Asked = {
  key: string
  topics: readonly ContentTopic[]
  isBounded?: boolean
  isFresh?: boolean
  bytes?: number
}

/** A cache whose renderings end when they are told to; `renderings` holds them in the order they began. */
function createCache() {
  const clock = { time: 0 }
  const errors: unknown[] = []
  const renderings: {
    key: string
    finish(value: string, isKept?: boolean): void
    fail(error: Error): void
  }[] = []
  const cache = createPageCache<string>({
    now: () => clock.time,
    onError: (error) => errors.push(error),
    boundBytes: 100,
  })
  const get = ({ key, topics, isBounded = false, isFresh = false, bytes = 1 }: Asked) =>
    cache.get(
      key,
      () =>
        new Promise((resolve, reject) => {
          renderings.push({
            key,
            finish: (value, isKept = true) => resolve({ value, kept: isKept ? { topics, bytes } : null }),
            fail: reject,
          })
        }),
      { isBounded, isFresh },
    )
  /** Renders a page to the end and gives what the cache answers then. */
  async function fill(page: Asked, value: string) {
    const answer = get(page)
    renderings.at(-1)?.finish(value)
    await answer
    return get(page)
  }
  return { get, drop: cache.drop, clock, errors, renderings, fill }
}

test('however many ask for a page at once, it is rendered once', async () => {
  const { get, renderings } = createCache()
  const answers = Array.from({ length: 10 }, () => get(home))
  expect(renderings).toHaveLength(1)
  renderings[0]?.finish('first')
  expect(await Promise.all(answers)).toEqual(Array(10).fill('first'))
  expect(get(home)).toBe('first')
  expect(renderings).toHaveLength(1)
})

test('each page is kept for itself', async () => {
  const { get, renderings, fill } = createCache()
  await fill(home, 'Russian home')
  get({ ...home, key: 'en /' })
  get(servers)
  expect(renderings.map(({ key }) => key)).toEqual(['ru /', 'en /', 'ru /servers'])
})

test('whoever makes something else of it waits for a new one', async () => {
  const { get, clock, renderings, fill } = createCache()
  await fill(home, 'first')
  clock.time = 60_000
  expect(get({ ...home, isFresh: true })).toBe('first')
  clock.time = 60_001
  const renewed = get({ ...home, isFresh: true })
  renderings.at(-1)?.finish('second')
  expect(await renewed).toBe('second')
})

test('a page of up to 60 seconds is fresh; an older one is served while it is renewed behind', async () => {
  const { get, clock, renderings, fill } = createCache()
  await fill(home, 'first')
  clock.time = 60_000
  expect(get(home)).toBe('first')
  expect(renderings).toHaveLength(1)

  clock.time = 60_001
  expect([get(home), get(home)]).toEqual(['first', 'first'])
  expect(renderings).toHaveLength(2)
  renderings[1]?.finish('second')
  await expect.poll(() => get(home)).toBe('second')
  expect(renderings).toHaveLength(2)
})

test('a page that nobody asked for in ten minutes is rendered first: its figures are of another time', async () => {
  const { get, clock, renderings, fill } = createCache()
  await fill(home, 'first')
  clock.time = 600_000
  expect(get(home)).toBe('first')
  renderings[1]?.finish('second')
  await expect.poll(() => get(home)).toBe('second')

  clock.time += 600_001
  const answers = [get(home), get(home)]
  expect(renderings).toHaveLength(3)
  renderings[2]?.finish('third')
  expect(await Promise.all(answers)).toEqual(['third', 'third'])
})

test('where such a page cannot be rendered the old one is better than none', async () => {
  const { get, clock, renderings, errors, fill } = createCache()
  await fill(home, 'first')
  clock.time = 600_001
  const answer = get(home)
  renderings[1]?.fail(new Error('no database'))
  expect(await answer).toBe('first')
  expect(errors).toHaveLength(1)
})

test('a page of a clock that ran ahead is old', async () => {
  const { get, clock, renderings, fill } = createCache()
  clock.time = 300_000
  await fill(home, 'first')
  clock.time = 0
  expect(get(home)).toBe('first')
  renderings[1]?.finish('second')
  await expect.poll(() => get(home)).toBe('second')
})

test('what has no topic, as it changes by the second, is renewed by time all the same', async () => {
  const { get, drop, clock, renderings, fill } = createCache()
  const figures = { key: 'ru /players/steve', topics: [], isBounded: true }
  await fill(figures, 'first')
  drop('news')
  expect(get(figures)).toBe('first')
  clock.time = 60_001
  get(figures)
  renderings[1]?.finish('second')
  await expect.poll(() => get(figures)).toBe('second')
})

test('a renewal that fails is told, the old page stays, and the next ask tries again', async () => {
  const { get, clock, renderings, errors, fill } = createCache()
  await fill(home, 'first')
  clock.time = 60_001
  get(home)
  renderings[1]?.fail(new Error('no database'))
  await expect.poll(() => errors).toHaveLength(1)
  expect(get(home)).toBe('first')
  expect(renderings).toHaveLength(3)
})

test('a renewal that finds nothing to keep takes the old page away', async () => {
  const { get, clock, renderings, fill } = createCache()
  await fill(home, 'first')
  clock.time = 60_001
  get(home)
  renderings[1]?.finish('gone', false)
  await expect.poll(() => get(home) instanceof Promise).toBe(true)
})

test('a change of content drops at once the pages that show it, and no other', async () => {
  const { get, drop, renderings, fill } = createCache()
  await fill(home, 'old news')
  await fill({ key: 'ru /news/7', topics: ['news'], isBounded: true }, 'old item')
  await fill(servers, 'servers')
  drop('news')
  expect(get(servers)).toBe('servers')
  expect(get({ key: 'ru /news/7', topics: ['news'], isBounded: true })).toBeInstanceOf(Promise)
  const answer = get(home)
  expect(answer).toBeInstanceOf(Promise)
  renderings.at(-1)?.finish('new news')
  expect(await answer).toBe('new news')
})

test('a page dropped while it is rendered goes to who asked for it, and is not kept', async () => {
  const { get, drop, renderings } = createCache()
  const before = get(home)
  drop('news')
  const after = get(home)
  expect(renderings).toHaveLength(2)
  renderings[1]?.finish('new')
  renderings[0]?.finish('old')
  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(get(home)).toBe('new')
})

test('a page dropped while it is renewed behind is not kept either', async () => {
  const { get, drop, clock, renderings, fill } = createCache()
  await fill(home, 'first')
  clock.time = 60_001
  get(home)
  drop('news')
  renderings[1]?.finish('made of old news')
  const answer = get(home)
  expect(answer).toBeInstanceOf(Promise)
  renderings[2]?.finish('made of new news')
  expect(await answer).toBe('made of new news')
})

test('what a page shows is not known before it is rendered: any change meanwhile counts', async () => {
  const { get, drop, renderings } = createCache()
  const before = get(servers)
  drop('news')
  renderings[0]?.finish('servers')
  await before
  expect(get(servers)).toBeInstanceOf(Promise)
})

test('a rendering that fails is not kept: the next ask tries again', async () => {
  const { get, renderings } = createCache()
  const first = get(home)
  renderings[0]?.fail(new Error('no database'))
  await expect(first).rejects.toThrow('no database')
  const second = get(home)
  renderings[1]?.finish('well')
  expect(await second).toBe('well')
})

test('what shall not be kept goes to all who wait, and the next ask renders again', async () => {
  const { get, renderings } = createCache()
  const answers = [get(home), get(home)]
  renderings[0]?.finish('nothing', false)
  expect(await Promise.all(answers)).toEqual(['nothing', 'nothing'])
  expect(get(home)).toBeInstanceOf(Promise)
  expect(renderings).toHaveLength(2)
})

test('pages without number are bounded by bytes: the longest unused goes first, the others stay', async () => {
  const { get, fill, renderings } = createCache()
  const one = (id: number): Asked => ({ key: `ru /news/${id}`, topics: [], isBounded: true, bytes: 40 })
  await fill({ ...home, bytes: 1000 }, 'home')
  await fill(one(1), 'one')
  await fill(one(2), 'two')
  expect(get(one(1))).toBe('one')
  await fill(one(3), 'three')
  expect([get(one(1)), get(one(3)), get(home)]).toEqual(['one', 'three', 'home'])
  expect(renderings).toHaveLength(4)
  expect(get(one(2))).toBeInstanceOf(Promise)
})

test('a page that is renewed counts once', async () => {
  const { get, fill, clock, renderings } = createCache()
  const one = (id: number): Asked => ({ key: `ru /news/${id}`, topics: [], isBounded: true, bytes: 40 })
  await fill(one(1), 'one')
  await fill(one(2), 'two')
  clock.time = 60_001
  get(one(2))
  renderings.at(-1)?.finish('two again')
  await expect.poll(() => get(one(2))).toBe('two again')
  expect(get(one(1))).toBe('one')
})
