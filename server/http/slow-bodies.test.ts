/** What a body that takes its time may still do when its sender may no more. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const LONGER_THAN_A_CALLER_COUNTS = 600

/** Sends the first bytes of a call, does `meanwhile`, and sends the rest. */
async function callSlowly(
  { app }: TestApp,
  { headers }: Pick<TestClient, 'headers'>,
  [method, path, body, type = 'application/json']: [string, string, string | Buffer, string?],
  meanwhile: () => Promise<{ statusCode: number }>,
) {
  const url = app.server.listening ? app.listeningOrigin : await app.listen({ host: '127.0.0.1', port: 0 })
  const asked = request(`${url}/api${path}`, {
    method,
    headers: { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(body) },
  })
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  const whole = Buffer.from(body)
  asked.write(whole.subarray(0, 3))
  await setTimeout(LONGER_THAN_A_CALLER_COUNTS)
  expect((await meanwhile()).statusCode).toBeLessThan(300)
  asked.end(whole.subarray(3))
  const [reply] = await answered
  return [reply.statusCode, ((await json(reply)) as { code: string }).code]
}

test('a session that is ended meanwhile changes no address', async () => {
  const site = await createTestApp()
  const scout = await site.createUser('Scout')
  const [thief, owner] = [await site.signIn(scout), await site.signIn(scout)]
  const body = JSON.stringify({ email: 'thief@example.org' })
  const end = () => owner.call('DELETE', '/profile/sessions')
  expect(await callSlowly(site, thief, ['PUT', '/profile', body], end)).toEqual([401, 'not_signed_in'])
  expect((await owner.call('GET', '/profile')).json()).toMatchObject({ pendingEmail: null })
})

test('whoever is banned, demoted or has had a key ended meanwhile publishes nothing', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const writerId = await site.createUser('Writer', ['access_admin_panel', 'manage_news'])
  const writer = await site.signIn(writerId)
  const made = await writer.call('POST', '/admin/keys', { body: { name: 'Mine', scopes: ['news'] } })
  const { id, key } = made.json<{ id: number; key: string }>()
  const news = { title_ru: 'Весть', title_en: '', description_ru: 'Текст', description_en: '' }
  expect((await writer.call('POST', '/news', { body: news })).statusCode).toBe(201)
  const before = (await site.anonymous.call('GET', '/news')).json()
  const publish = (caller: Pick<TestClient, 'headers'>, meanwhile: () => Promise<{ statusCode: number }>) =>
    callSlowly(site, caller, ['POST', '/news', JSON.stringify(news)], meanwhile)
  const byKey = { headers: { authorization: `Bearer ${key}` } }
  expect(await publish(byKey, () => writer.call('DELETE', `/admin/keys/${id}`))).toEqual([401, 'bad_key'])
  const ban = () => admin.call('POST', `/admin/users/${writerId}/ban`, { body: { reason: 'Спам' } })
  expect(await publish(writer, ban)).toEqual([403, 'banned'])
  expect((await admin.call('DELETE', `/admin/users/${writerId}/ban`)).statusCode).toBeLessThan(300)
  const again = await site.signIn(writerId)
  const demote = () => admin.call('PUT', `/admin/users/${writerId}`, { body: { roles: [] } })
  expect(await publish(again, demote)).toEqual([403, 'not_allowed'])
  expect((await site.anonymous.call('GET', '/news')).json()).toEqual(before)
})

test('a file that is sent by somebody who may not meanwhile is not kept', async () => {
  const site = await createTestApp()
  const painter = await site.createUser('Painter', ['access_admin_panel', 'manage_content'])
  const [painting, elsewhere] = [await site.signIn(painter), await site.signIn(painter)]
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const end = () => elsewhere.call('DELETE', '/profile/sessions')
  const upload = ['POST', '/admin/images?name=x', picture, 'image/png'] as const
  expect(await callSlowly(site, painting, [...upload], end)).toEqual([401, 'not_signed_in'])
  expect((await elsewhere.call('GET', '/admin/images')).json()).toMatchObject({ data: [] })
})
