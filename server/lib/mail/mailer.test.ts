import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '#tests/sockets/mail-server.ts'
import { createMailer, type MailServerAddress } from './mailer.ts'

const from = 'FrontLand <no-reply@front.example>'
const siteUrl = 'https://front.example'
const letter = {
  subject: 'Подтвердите адрес почты — FrontLand',
  text: 'Здравствуйте, Йети!\n\nhttps://front.example/verify?token=a_b-c&lang=ru\n',
  html: '<p>Здравствуйте, <b>Йети</b>!</p>',
}

const mailerTo = (server: MailServerAddress | undefined, dataDir = '', sender = from) =>
  createMailer({ read: async () => ({ server, from: sender }), siteUrl, dataDir })

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-mailer-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a letter goes over SMTP with its subject, both bodies and both addresses intact', async () => {
  const { received, port } = await startMailServer()
  const send = mailerTo({ url: `smtp://127.0.0.1:${port}` })
  const { messageId, file } = await send('yeti@example.org', letter, 'Front')
  expect(file).toBeUndefined()

  const [mail] = received
  expect(mail).toMatchObject({ from: 'no-reply@front.example', to: ['yeti@example.org'] })
  const parsed = await PostalMime.parse(mail?.raw ?? '')
  expect(parsed).toMatchObject({ subject: letter.subject, messageId, from: { name: 'FrontLand' } })
  expect(parsed.to).toMatchObject([{ address: 'yeti@example.org' }])
  expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(letter.text.trim())
  expect(parsed.html?.trim()).toBe(letter.html)
})

test('the name and the password in SMTP_URL sign in, with their characters decoded', async () => {
  const seen: unknown[] = []
  const { received, port } = await startMailServer({
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      seen.push({ username, password })
      done(null, { user: username })
    },
  })
  const smtpUrl = `smtp://robot%40front.example:p%2Fw%20d@127.0.0.1:${port}`
  await mailerTo({ url: smtpUrl })('yeti@example.org', letter, 'Front')
  expect(seen).toEqual([{ username: 'robot@front.example', password: 'p/w d' }])
  expect(received).toHaveLength(1)
})

test('a letter that the server refuses throws, so that it is tried again', async () => {
  const { port } = await startMailServer({
    onRcptTo(_address, _session, done) {
      done(new Error('no such mailbox'))
    },
  })
  const send = mailerTo({ url: `smtp://127.0.0.1:${port}` })
  await expect(send('nobody@example.org', letter, 'Front')).rejects.toThrow('no such mailbox')
})

test('a mail server that is not there throws', async () => {
  const send = mailerTo({ url: 'smtp://127.0.0.1:1' })
  await expect(send('yeti@example.org', letter, 'Front')).rejects.toThrow('ECONNREFUSED')
})

test('an address cannot smuggle in a header or another recipient', async () => {
  const { received, port } = await startMailServer()
  const send = mailerTo({ url: `smtp://127.0.0.1:${port}` })
  await send(
    'yeti@example.org, spy@example.org',
    {
      ...letter,
      subject: 'Hello\r\nBcc: spy@example.org',
    },
    'Front',
  ).catch(() => {})
  expect(received.flatMap(({ to }) => to)).not.toContain('spy@example.org')
  for (const { raw } of received) expect(raw.toString()).not.toMatch(/^bcc:/im)
})

test('without a mail server a letter becomes an .eml file that only we can read', async () => {
  const dataDir = dataFolder()
  const send = mailerTo(undefined, dataDir)
  const { file = '', messageId } = await send('yeti@example.org', letter, 'Front')
  expect(file.startsWith(join(dataDir, 'outbox'))).toBe(true)
  expect(file).toMatch(/\.eml$/)
  expect(statSync(file).mode & 0o077).toBe(0)

  const parsed = await PostalMime.parse(readFileSync(file))
  expect(parsed).toMatchObject({ subject: letter.subject, messageId })
  expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(letter.text.trim())
  expect(parsed.html?.trim()).toBe(letter.html)
})

test('an address without a name bears that of the site', async () => {
  const send = mailerTo(undefined, dataFolder(), 'no-reply@front.example')
  const { file = '' } = await send('yeti@example.org', letter, 'Фронт, "Запад"')
  const { from: sender } = await PostalMime.parse(readFileSync(file))
  expect(sender).toMatchObject({ name: 'Фронт, "Запад"', address: 'no-reply@front.example' })
})

test('letters of the same moment become files of their own', async () => {
  const dataDir = dataFolder()
  const send = mailerTo(undefined, dataDir)
  await Promise.all(Array.from({ length: 20 }, () => send('yeti@example.org', letter, 'Front')))
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(20)
})
