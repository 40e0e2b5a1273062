import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createHandOver, type MailServerAddress } from '#server/lib/mail/mailer.ts'
import { startMailServer } from '#tests/sockets/mail-server.ts'
import { findMailProblem } from './find-mail-problem.ts'

const letter = { subject: 'Test', text: 'Test', html: '<p>Test</p>' }
const handOver = createHandOver('https://front.example', 400)

async function problemWith(server: Partial<MailServerAddress>, to = 'yeti@example.org') {
  const whole = { host: '127.0.0.1', port: 1, encryption: 'none', username: '', password: '', ...server }
  const mailing = { server: whole as MailServerAddress, from: 'no-reply@front.example' }
  const thrown = await handOver(mailing, to, letter, 'Front').then(
    () => expect.unreachable('the letter was taken'),
    (error: unknown) => error,
  )
  return findMailProblem(thrown, 200)
}

const refusing = async (options: SMTPServerOptions, server: Partial<MailServerAddress> = {}) =>
  problemWith({ port: (await startMailServer(options)).port, ...server })

const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })

test('a name that leads nowhere, and a port that is shut', async () => {
  expect(await problemWith({ host: 'nowhere.invalid' })).toMatchObject({ problem: 'name' })
  expect(await problemWith({ port: 1 })).toMatchObject({
    problem: 'port',
    answer: expect.stringContaining('ECONNREFUSED'),
  })
})

test('encryption the server does not speak, one it waits for, and a certificate that nobody vouches for', async () => {
  expect(await refusing({}, { encryption: 'tls' })).toMatchObject({ problem: 'encryption' })
  expect(await refusing({}, { encryption: 'starttls' })).toMatchObject({ problem: 'encryption' })
  expect(await refusing({ secure: true }, { encryption: 'none' })).toMatchObject({ problem: 'encryption' })
  expect(await refusing({ secure: true }, { encryption: 'tls' })).toMatchObject({ problem: 'certificate' })
})

test('a sign-in that is refused, and one that is asked for', async () => {
  const options: SMTPServerOptions = {
    onAuth(_auth, _session, done) {
      done(refusal('wrong password', 535))
    },
  }
  const credentials = { username: 'robot', password: 'wrong' }
  expect(await refusing(options, credentials)).toMatchObject({
    problem: 'sign_in',
    answer: expect.stringContaining('wrong password'),
  })
  expect(await refusing({ authOptional: false })).toMatchObject({ problem: 'sign_in' })
})

test('a sender and a recipient that the server does not want, in its own words', async () => {
  expect(
    await refusing({
      onMailFrom(_address, _session, done) {
        done(refusal('not your domain', 553))
      },
    }),
  ).toEqual({ problem: 'sender', answer: expect.stringContaining('553 not your domain') })
  expect(
    await refusing({
      onRcptTo(_address, _session, done) {
        done(refusal('no such mailbox', 550))
      },
    }),
  ).toEqual({ problem: 'recipient', answer: expect.stringContaining('550 no such mailbox') })
})

test('a server that greets and then says nothing more is given up', async () => {
  const silent = createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 hello\r\n')
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  expect(await problemWith({ port: (silent.address() as AddressInfo).port })).toMatchObject({
    problem: 'timeout',
  })
})

test('what it says is cut, however long', async () => {
  expect(findMailProblem(new Error('x'.repeat(5_000)), 200)).toEqual({
    problem: 'other',
    answer: 'x'.repeat(200),
  })
})
