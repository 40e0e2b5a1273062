/** The stand-in of the site answers every call of the bridge, and accuses an agent only of what is wrong. */
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testFolder } from '#tests/rcon/test-folder.ts'
import { createDesk } from './desk.ts'
import { openGameBook } from './game-book.ts'
import { startStandIn } from './stand-in.ts'

const KEY = 'flg_1_key'

async function openStandIn() {
  const desk = createDesk(openGameBook(join(testFolder(), 'commands.txt')))
  const site = await startStandIn({ desk, key: KEY, host: '127.0.0.1', port: 0 })
  onTestFinished(() => site.leave())
  const ask = async (path: string, body?: object, key = KEY) => {
    const reply = await fetch(`${site.url}/api/game/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: (await reply.json()) as object }
  }
  return { ask, broken: () => desk.broken.map(({ promise }) => promise) }
}

test('what an agent tells and asks of players is answered as for names that nobody has proved', async () => {
  const { ask, broken } = await openStandIn()
  const player = { name: 'Ranger', playtimeSeconds: 1, kills: 0, deaths: 0, points: 0 }
  expect(await ask('stats', { instance: 'one', players: [player] })).toMatchObject({
    status: 200,
    body: { unknown: ['Ranger'] },
  })
  expect(await ask('names', { instance: 'one', code: 'K7M2-Q4RX', name: 'Ranger' })).toMatchObject({
    status: 404,
    body: { code: 'bad_code' },
  })
  const change = { idempotencyKey: 'quest-1', name: 'Ranger', amount: 5, reason: 'Quest' }
  expect(await ask('landcoins', change)).toMatchObject({ status: 404, body: { code: 'unknown_player' } })
  expect(await ask('players/Ranger')).toMatchObject({ status: 200, body: { known: false, privileges: [] } })
  expect(broken()).toEqual([])
})

test('what the bridge has not, or refuses, is a broken promise', async () => {
  const { ask, broken } = await openStandIn()
  expect((await ask('jobs', {})).status).toBe(404)
  expect((await ask('claim')).status).toBe(404)
  expect((await ask('landcoins', { amount: 0 })).status).toBe(400)
  expect((await ask('hello', {}, 'flg_1_other')).status).toBe(401)
  expect(broken()).toEqual([
    'calls POST /api/game/v1/jobs, which there is not',
    'calls claim by GET',
    expect.stringContaining('sends landcoins what the bridge refuses'),
    'calls hello without the key that it was given',
  ])
})
