/** Features of game servers that staff add to those of every site. */
import { expect, test } from 'vitest'
import type { GameServer, StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'

async function open() {
  const site = await createTestApp()
  const operator = await site.administrator()
  const add = async (body: object) =>
    (await operator.call('POST', '/admin/collections/server-features', { body })).json<{ id: number }>()
  const put = (body: object) => operator.call('PUT', '/admin/servers/1', { body })
  const remove = (id: number) => operator.call('DELETE', `/admin/collections/server-features/${id}`)
  return { ...site, operator, add, put, remove }
}

test('a feature that staff added is told of a game server by its key, and named by its entry', async () => {
  const { anonymous, add, put } = await open()
  const { id } = await add({ name_ru: 'Драконы' })
  const key = `added-${id}`
  const reply = await put({ features_ru: `survival, ${key}`, features_en: key })
  expect(reply.json<StaffGameServer>()).toMatchObject({ features_ru: `survival, ${key}`, features_en: key })
  const [server] = (await anonymous.call('GET', '/servers')).json<GameServer[]>()
  expect(server).toMatchObject({ features_ru: `survival, ${key}`, features_en: key })
  expect((await anonymous.call('GET', '/collections/server-features')).json()).toMatchObject([
    { id, name_ru: 'Драконы', name_en: 'Драконы', languages: ['ru'] },
  ])
})

test('one that is not there is refused where it is named', async () => {
  const { add, put } = await open()
  const { id } = await add({ name_en: 'Dragons' })
  for (const features_ru of [`added-${id + 1}`, 'added-0', 'added-x', 'added-', `added-${id} wings`]) {
    const reply = await put({ features_ru })
    expect([features_ru, reply.statusCode, Object.keys(reply.json().fields)]).toEqual([
      features_ru,
      400,
      ['features_ru'],
    ])
  }
})

test('it is removed only when no game server has it, hidden ones included', async () => {
  const { operator, add, put, remove } = await open()
  const { id } = await add({ name_ru: 'Драконы', name_en: 'Dragons' })
  await put({ features_en: `added-${id}`, isHidden: true, name_server: 'Гнездо' })
  const refused = await remove(id)
  expect([refused.statusCode, errorCode(refused), refused.json().message]).toEqual([
    409,
    'entry_in_use',
    'The entry is still shown. Take it away here first: Гнездо.',
  ])
  await put({ features_en: '' })
  expect((await remove(id)).statusCode).toBe(204)
  expect((await put({ features_en: `added-${id}` })).statusCode).toBe(400)
  await operator.call('POST', `/admin/collections/server-features/${id}/restore`)
  expect((await put({ features_en: `added-${id}` })).statusCode).toBe(200)
})
