import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { DELIVERED_ENTRIES, type DeliveredEntries } from './delivered-entries.ts'
import { syncCollections } from './sync-collections.ts'

type Entry = {
  id: number
  isSample: boolean
  version: number
  level: number
  delivered: { level: number } | null
}

const now = new Date()
const { team = {} } = DELIVERED_ENTRIES
const { granite = {}, ...others } = team
/** The next release: the first two levels are others, the last person is gone, a new one has come. */
const { hush: _, ...kept } = others
const NEXT: DeliveredEntries = {
  ...DELIVERED_ENTRIES,
  team: {
    granite: { ...granite, level: 7 },
    ...kept,
    raven: { ...kept.raven, level: 8 },
    comet: { ...granite, name_ru: 'Комета', name_en: 'Comet' },
  },
}

const release = ({ database }: TestApp, delivered: DeliveredEntries) =>
  database.exclusive(() => syncCollections(database, now, delivered))
async function teamOf(site: TestApp): Promise<Entry[]> {
  const operator = await site.administrator()
  return (await operator.call('GET', '/admin/collections/team')).json()
}
const change = async (site: TestApp, id: number | undefined, body: object) =>
  (await site.administrator()).call('PUT', `/admin/collections/team/${id}`, { body })

test('what nobody edited follows the release, what somebody did stays and staff see both', async () => {
  const site = await createTestApp()
  const [general, colonel, , , , last] = await teamOf(site)
  await change(site, general?.id, { level: 90 })
  await release(site, NEXT)
  const after = await teamOf(site)
  expect(after.find(({ id }) => id === general?.id)).toMatchObject({
    level: 90,
    isSample: false,
    delivered: { level: 7 },
  })
  expect(after.find(({ id }) => id === colonel?.id)).toMatchObject({
    level: 8,
    isSample: true,
    version: 2,
    delivered: null,
  })
  expect(after.some(({ id }) => id === last?.id)).toBe(false)
  expect(after.at(-1)).toMatchObject({ name_ru: 'Комета', isSample: true })

  // Whoever keeps theirs saves it as it is.
  await change(site, general?.id, { level: 90 })
  expect((await teamOf(site))[0]).toMatchObject({ level: 90, delivered: null })
  await change(site, general?.id, { level: 91 })
  expect((await teamOf(site))[0]).toMatchObject({ level: 91, delivered: null })
})

test('the same release changes nothing', async () => {
  const site = await createTestApp()
  const before = await teamOf(site)
  await change(site, before[0]?.id, { level: 90 })
  await release(site, DELIVERED_ENTRIES)
  const after = await teamOf(site)
  expect(after[0]).toMatchObject({ level: 90, delivered: null })
  expect(after.slice(1)).toEqual(before.slice(1))
})

test('where the samples were put away, those of the next release are too', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const setSamples = (areShown: boolean) =>
    operator.call('PUT', '/admin/collections/samples', { body: { name: 'team', areShown } })
  await setSamples(false)
  await release(site, NEXT)
  expect(await teamOf(site)).toEqual([])
  await setSamples(true)
  expect((await teamOf(site)).map(({ level }) => level)).toEqual([7, 8, 74, 58, 52, 100])
})

test('what a release takes away stays with whoever made it theirs', async () => {
  const site = await createTestApp()
  const last = (await teamOf(site)).at(-1)
  await change(site, last?.id, { level: 90 })
  await release(site, NEXT)
  expect(await teamOf(site)).toContainEqual(
    expect.objectContaining({ id: last?.id, level: 90, delivered: null }),
  )
})
