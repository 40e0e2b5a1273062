import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import type { Image } from '#shared/contract/platform/images.ts'
import type { Notices } from '#shared/contract/platform/notices.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Told = { points?: number; kills?: number; playtimeSeconds?: number; achievements?: string[] }

async function open() {
  const { site, key } = await openWithAgent()
  const { agent } = await key(1, ['report'])
  const operator = await site.administrator()
  const ranger = await site.player('Ranger')
  const profile = async () => (await ranger.call('GET', '/profile')).json<Profile>()
  const { id } = await profile()
  async function define(fields: object) {
    const body = { title_ru: 'Награда', title_en: 'Award', ...fields }
    const reply = await operator.call('POST', '/admin/collections/achievements', { body })
    expect([reply.statusCode, reply.statusCode === 201 ? '' : reply.body]).toEqual([201, ''])
    return reply.json<{ id: number; version: number }>()
  }
  async function tell(told: Told) {
    const totals = { name: 'Wolf', playtimeSeconds: 0, kills: 0, deaths: 0, points: 0, ...told }
    const reply = await agent.call('POST', '/game/v1/stats', { body: { instance: 'a', players: [totals] } })
    expect(reply.statusCode).toBe(200)
    await site.database.query.updateTable('player_statistics').set({ user_id: id }).execute()
  }
  const held = async () => (await profile()).achievements.map(({ key: name }) => name)
  const look = () => site.runBackgroundWork(MINUTE)
  const sweep = () => site.runBackgroundWork(HOUR)
  const notices = async () =>
    (await ranger.call('GET', '/notices')).json<Notices>().data.map(({ text, url }) => [text, url])
  return { site, id, operator, define, tell, held, look, sweep, profile, notices }
}

test('whoever meets a condition is honored once, with the time of it', async () => {
  const { site, define, tell, held, look, profile } = await open()
  await define({ key: 'sniper', condition: 'kills', threshold: 10 })
  await define({ key: 'rich', condition: 'points', threshold: 1_000 })
  await define({ key: 'veteran', condition: 'hours', threshold: 2 })
  await tell({ kills: 9, points: 1_000, playtimeSeconds: 7_199 })
  await look()
  expect(await held()).toEqual(['rich'])
  site.clock.advance(MINUTE)
  await tell({ kills: 10, points: 1_000, playtimeSeconds: 7_200 })
  await look()
  expect((await held()).sort()).toEqual(['rich', 'sniper', 'veteran'])
  const at = site.clock.now.toISOString()
  site.clock.advance(MINUTE)
  await tell({ kills: 20, points: 1_000, playtimeSeconds: 7_200 })
  await look()
  expect((await profile()).achievements[0]).toEqual({
    key: 'sniper',
    title_ru: 'Награда',
    title_en: 'Award',
    image: null,
    unlockedAt: at,
    holders: 1,
  })
})

test('it is told under the bell, once', async () => {
  const { define, tell, look, sweep, notices } = await open()
  await define({ key: 'sniper', title_ru: 'Снайпер', title_en: 'Sniper', condition: 'kills', threshold: 10 })
  await tell({ kills: 9 })
  await look()
  expect(await notices()).toEqual([])
  await tell({ kills: 10 })
  await look()
  await tell({ kills: 11 })
  await look()
  await sweep()
  expect(await notices()).toEqual([['A new achievement on your profile: “Sniper”.', '/profile']])
})

test('a game gives its own, by the key or by what it calls them', async () => {
  const { define, tell, held, look } = await open()
  await define({ key: 'dragon', condition: 'game', gameKey: 'minecraft:end/kill_dragon' })
  await define({ key: 'nether', condition: 'game' })
  await define({ key: 'other', condition: 'game' })
  await tell({ achievements: ['minecraft:end/kill_dragon', 'nether', 'nobody-knows-it'] })
  await look()
  expect((await held()).sort()).toEqual(['dragon', 'nether'])
})

test('more than one body may name come one after another', async () => {
  const { define, tell, held, look } = await open()
  await define({ key: 'last', condition: 'game' })
  await tell({ achievements: Array.from({ length: 200 }, (_, at) => `advancement-${at}`) })
  await tell({ achievements: ['last'] })
  await look()
  expect(await held()).toEqual(['last'])
})

test('what was met before it was defined is given within the hour; a changed definition takes nothing away', async () => {
  const { site, operator, define, tell, held, look, sweep, profile } = await open()
  await tell({ kills: 50 })
  site.clock.advance(3 * HOUR)
  const { id, version } = await define({ key: 'sniper', condition: 'kills', threshold: 40 })
  await sweep()
  expect((await profile()).achievements[0]?.unlockedAt).toBe(site.clock.now.toISOString())
  const path = `/admin/collections/achievements/${id}`
  await operator.call('PUT', path, { body: { threshold: 90, title_en: 'Marksman', version } })
  await look()
  expect((await profile()).achievements).toMatchObject([{ key: 'sniper', title_en: 'Marksman' }])
  await operator.call('DELETE', path)
  await sweep()
  expect(await held()).toEqual(['sniper'])
  expect((await profile()).achievements).toMatchObject([{ key: 'sniper', title_en: 'Marksman' }])
})

test('its key stays, and what is measured says how much it takes', async () => {
  const { operator, define } = await open()
  const put = (id: number, body: object) =>
    operator.call('PUT', `/admin/collections/achievements/${id}`, { body })
  const { id, version } = await define({ key: 'sniper', condition: 'kills', threshold: 40 })
  const fieldsOf = (reply: { json<T>(): T }) => Object.keys(reply.json<{ fields: object }>().fields)
  expect(fieldsOf(await put(id, { key: 'marksman', version }))).toEqual(['key'])
  expect(fieldsOf(await put(id, { threshold: null, version }))).toEqual(['threshold'])
  const body = { title_en: 'Award', key: 'rich', condition: 'points' }
  const reply = await operator.call('POST', '/admin/collections/achievements', { body })
  expect(fieldsOf(reply)).toEqual(['threshold'])
  expect((await put(id, { condition: 'game', threshold: null, version })).statusCode).toBe(200)
})

test('the picture of an achievement that players have stays, also once it is defined no more', async () => {
  const { site, operator, define, tell, sweep, profile } = await open()
  const upload = async (background: string) => {
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background } })
    const body = await picture.png().toBuffer()
    const headers = { 'content-type': 'image/png' }
    return (await operator.call('POST', '/admin/images?name=a.png', { body, headers })).json<Image>()
  }
  const [held, unheld] = [await upload('#f08a24'), await upload('#7fcf5b')]
  const first = await define({ key: 'sniper', condition: 'kills', threshold: 5, image: held.path })
  const second = await define({ key: 'rich', condition: 'points', threshold: 5, image: unheld.path })
  await tell({ kills: 5 })
  await sweep()
  for (const { id } of [first, second]) await operator.call('DELETE', `/admin/collections/achievements/${id}`)
  expect((await profile()).achievements).toMatchObject([{ key: 'sniper', image: held.path }])
  site.clock.advance(31 * 24 * HOUR)
  await sweep()
  const later = await site.administrator()
  const remove = ({ id }: Image) => later.call('DELETE', `/admin/images/${id}`)
  expect(errorCode(await remove(held))).toBe('image_in_use')
  expect((await remove(unheld)).statusCode).toBe(204)
})

test('a profile says how many have the same', async () => {
  const { site, define, tell, sweep, profile } = await open()
  await define({ key: 'sniper', condition: 'kills', threshold: 1 })
  await tell({ kills: 5 })
  const medic = await site.createUser('Medic')
  await site.database.query
    .insertInto('achievements')
    .values({ user_id: medic, key: 'sniper', unlocked_at: 1 })
    .execute()
  await sweep()
  expect((await profile()).achievements).toMatchObject([{ key: 'sniper', holders: 2 }])
})
