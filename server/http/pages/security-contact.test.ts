import { expect, test } from 'vitest'
import { createTestApp, TEST_CONFIG } from '#tests/harness/test-app.ts'

const PATH = '/.well-known/security.txt'

test('whoever finds a weakness is told whom to tell: who owns the site, as the panel says', async () => {
  const { administrator, app } = await createTestApp()
  expect((await app.inject(PATH)).statusCode).toBe(404)
  const owner = await administrator()
  const say = (contact: string) =>
    owner.call('PUT', '/admin/site', { body: { seller: { name: 'Рубеж', contact } } })
  await say('+7 900 000-00-00')
  expect((await app.inject(PATH)).statusCode).toBe(404)
  await say('hq@front.example')
  const reply = await app.inject(PATH)
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toBe(
    'Contact: mailto:hq@front.example\nExpires: 2026-09-06T00:00:00.000Z\nPreferred-Languages: ru, en\n' +
      'Canonical: http://localhost:3000/.well-known/security.txt\n',
  )
})

test('the operator may name somebody else', async () => {
  const config = { ...TEST_CONFIG, securityContact: 'https://front.example/security' }
  const { app } = await createTestApp({ config })
  expect((await app.inject(PATH)).body).toMatch(/^Contact: https:\/\/front\.example\/security\n/)
})
