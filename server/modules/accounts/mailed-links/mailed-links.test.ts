import { expect, test } from 'vitest'
import type { SendLetter } from '#server/lib/mail/mailer.ts'
import { createTestApp } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'

const MINUTE_MS = 60_000

test('the letter is in the language the account was registered in, and its link works', async () => {
  const { anonymous, letters, lettersAreSent } = await createTestApp()
  const languages = { ranger: 'ru', scout: 'en' }
  for (const [username, language] of Object.entries(languages)) {
    const body = { username, email: `${username}@example.org`, password: 'long enough' }
    await anonymous.call('POST', '/register', { body, headers: { 'accept-language': language } })
  }
  await lettersAreSent()

  const [russian, english] = letters
  expect(russian?.to).toBe('ranger@example.org')
  expect(russian?.letter.subject).toBe('Подтвердите адрес электронной почты — FrontLand')
  expect(russian?.letter.text).toContain('Здравствуйте, ranger!')
  expect(russian?.letter.text).toContain('Ссылка действует 3 дня')
  expect(english?.letter.subject).toBe('Confirm your email address — FrontLand')
  expect(english?.letter.text).toContain('Hello, scout!')

  for (const [index, language] of ['ru', 'en'].entries()) {
    const text = letters[index]?.letter.text ?? ''
    const link = /^http:\/\/localhost:3000\/verify\?lang=(ru|en)#token=([\w-]{43})$/m.exec(text)
    expect(link?.[1]).toBe(language)
    expect(letters[index]?.letter.html).toContain(link?.[2])
    const reply = await anonymous.call('POST', '/verify-account', { body: { token: link?.[2] } })
    expect(reply.statusCode).toBe(204)
  }
})

test('a registration does not wait for its letter', async () => {
  let handOver = () => {}
  const handedOver = new Promise<void>((resolve) => {
    handOver = resolve
  })
  const send: SendLetter = () => handedOver.then(() => ({ messageId: '<1>' }))
  const { anonymous, lettersAreSent } = await createTestApp({ send })
  const body = { username: 'Ranger', email: 'ranger@example.org', password: 'long enough' }
  expect((await anonymous.call('POST', '/register', { body })).statusCode).toBe(201)
  handOver()
  await lettersAreSent()
})

test('an account that was verified before its letter could go is not mailed', async () => {
  const sent: string[] = []
  let isMailServerAway = true
  const send: SendLetter = async (to) => {
    if (isMailServerAway) throw new Error('no route to the mail server')
    sent.push(to)
    return { messageId: '<1>' }
  }
  const site = await createTestApp({ send })
  for (const username of ['ranger', 'scout']) {
    const body = { username, email: `${username}@example.org`, password: 'long enough' }
    await site.anonymous.call('POST', '/register', { body })
  }
  await until(async () => {
    const tries = await site.database.query.selectFrom('pending_mail').select('attempts').execute()
    expect(tries).toEqual([{ attempts: 1 }, { attempts: 1 }])
  })
  await site.database.query
    .updateTable('users')
    .set({ email_verified_at: site.clock.now.getTime() })
    .where('username', '=', 'ranger')
    .execute()
  isMailServerAway = false
  site.clock.advance(MINUTE_MS)
  await site.runBackgroundWork(15_000)
  await site.lettersAreSent()
  expect(sent).toEqual(['scout@example.org'])
})

test('a letter says for how long its link works', async () => {
  const { anonymous, letters, lettersAreSent } = await createTestApp()
  for (const [username, language] of [
    ['ranger', 'ru'],
    ['scout', 'en'],
  ] as const) {
    const body = { username, email: `${username}@example.org`, password: 'long enough' }
    await anonymous.call('POST', '/register', { body, headers: { 'accept-language': language } })
    await lettersAreSent()
    await anonymous.call('POST', '/password-reset', { body: { username } })
    await lettersAreSent()
  }
  const says = ['действует 3 дня', 'действует 1 час', 'for 3 days', 'for 1 hour']
  expect(letters).toHaveLength(says.length)
  for (const [index, text] of says.entries()) expect(letters[index]?.letter.text).toContain(text)
})
