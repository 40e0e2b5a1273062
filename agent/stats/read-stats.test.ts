import { expect, test } from 'vitest'
import { readStats, readUserCache } from './read-stats.ts'

const file = (custom: object) => JSON.stringify({ stats: { 'minecraft:custom': custom } })

test('what was never done is 0, ticks are whole seconds, older worlds call playtime otherwise', () => {
  expect(readStats('{"stats":{}}')).toEqual({ playtimeSeconds: 0, kills: 0, deaths: 0 })
  expect(
    readStats(file({ 'minecraft:play_time': 59, 'minecraft:deaths': 2, 'minecraft:mob_kills': 9 })),
  ).toEqual({
    playtimeSeconds: 2,
    kills: 0,
    deaths: 2,
  })
  expect(readStats(file({ 'minecraft:play_one_minute': 40 }))?.playtimeSeconds).toBe(2)
})

test('what is torn or no figure is not told', () => {
  for (const text of ['', '{', 'null', '[]', '{"stats":null}', '{"stats":5}'])
    expect(readStats(text)).toBeNull()
  for (const value of [-1, 1.5, '7', null, 1e300])
    expect(readStats(file({ 'minecraft:deaths': value }))).toBeNull()
})

test('names are read by UUID; what is no entry is passed over', () => {
  const uuid = '8667BA71-b85a-4004-af54-457a9734eed7'
  const names = readUserCache(JSON.stringify([{ uuid, name: 'Ranger' }, null, 5, { uuid }, { name: 'x' }]))
  expect([...(names ?? [])]).toEqual([[uuid.toLowerCase(), 'Ranger']])
  for (const text of ['', '[{', '{}']) expect(readUserCache(text)).toBeNull()
})
