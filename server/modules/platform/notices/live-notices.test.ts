import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Notices } from '#shared/contract/platform/notices.ts'
import { createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

/** Follows the stream of a player; `next` is the number it tells next. */
async function follow(site: TestApp, { headers }: TestClient) {
  const { port } = site.app.server.address() as AddressInfo
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const reply = await fetch(`http://127.0.0.1:${port}/api/notices/events`, {
    headers: { ...headers },
    signal: leaving.signal,
  })
  expect(reply.headers.get('content-type')).toContain('text/event-stream')
  const reader = (reply.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    async next(): Promise<number> {
      for (;;) {
        const event = /event: unread\ndata: \{"unread":(\d+)\}\n\n/.exec(text)
        if (event) {
          text = text.slice(event.index + event[0].length)
          return Number(event[1])
        }
        const { value, done } = await reader.read()
        if (done) throw new Error('the stream has ended')
        text += value
      }
    },
  }
}

test('an open page is told how many are unread, and of each that arrives or is read', async () => {
  const site = await createTestApp()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const [ranger, other] = [await site.player('Ranger'), await site.player('Other')]
  const staff = await site.player('Herald', ['access_admin_panel', 'send_notices'])
  const send = (to: unknown) =>
    staff.call('POST', '/admin/notices', { body: { to, text_ru: 'Новость', text_en: 'News' } })
  await send('all')
  const [tab, stranger] = [await follow(site, ranger), await follow(site, other)]
  expect([await tab.next(), await stranger.next()]).toEqual([1, 1])
  // What was sent just before may be told twice.
  const nextOther = async (before: number) => {
    for (;;) {
      const told = await tab.next()
      if (told !== before) return told
    }
  }
  await send({ username: 'Ranger' })
  expect(await nextOther(1)).toBe(2)
  const { data } = (await ranger.call('GET', '/notices')).json<Notices>()
  await ranger.call('POST', '/notices/read', { body: { ids: data.map(({ id }) => id) } })
  expect(await nextOther(2)).toBe(0)
})

test('a page whose session has ended, or whose owner is banned, is told nothing more', async () => {
  const site = await createTestApp()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const [ranger, id] = [await site.player('Ranger'), await site.createUser('Other')]
  const admin = await site.administrator()
  const [tab, stranger] = [await follow(site, ranger), await follow(site, await site.signIn(id))]
  expect([await tab.next(), await stranger.next()]).toEqual([0, 0])
  await ranger.call('POST', '/logout')
  await admin.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Spam' } })
  await admin.call('POST', '/admin/notices', { body: { to: 'all', text_en: 'News' } })
  await expect(tab.next()).rejects.toThrow('the stream has ended')
  await expect(stranger.next()).rejects.toThrow('the stream has ended')
})

test('visitors are told nothing', async () => {
  const site = await createTestApp()
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}/api/notices/events`)
  expect(reply.status).toBe(401)
})
