import { expect, test } from 'vitest'
import { createTestApp } from '#tests/harness/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

test('every hour sessions and mailed links that have expired are deleted, and no others', async () => {
  const site = await createTestApp()
  const register = (username: string) =>
    site.anonymous.call('POST', '/register', {
      body: { username, email: `${username}@example.org`, password: 'long enough' },
    })
  const forget = (username: string) => site.anonymous.call('POST', '/password-reset', { body: { username } })
  await register('Ranger')
  await forget('Ranger')
  await site.administrator() // a session of 30 days
  await site.lettersAreSent()
  site.clock.advance(30 * DAY_MS)
  await register('Scout')
  await forget('Scout')
  await site.administrator()
  await site.lettersAreSent()

  const kept = async () => ({
    sessions: (await site.database.query.selectFrom('sessions').selectAll().execute()).length,
    links: (await site.database.query.selectFrom('verification_tokens').selectAll().execute()).length,
    resets: (await site.database.query.selectFrom('password_reset_tokens').selectAll().execute()).length,
  })
  expect(await kept()).toEqual({ sessions: 2, links: 2, resets: 2 })
  await site.runBackgroundWork(HOUR_MS)
  expect(await kept()).toEqual({ sessions: 1, links: 1, resets: 1 })
})
