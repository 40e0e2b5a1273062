/** What the server has acknowledged is there after the process was killed; what it was asked is answered before it ends. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { type ApiProcess, startApiProcess } from '#tests/harness/start-api-process.ts'
import { emptyAddress, withDatabase } from '#tests/harness/test-database.ts'

const WRITERS = 8
const ACKNOWLEDGED_BEFORE_THE_KILL = 120

const post = (api: ApiProcess, path: string, body: object, cookie: string) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

const untilClosed = ({ url }: { url: string }) =>
  expect
    .poll(() =>
      fetch(`${url}/health`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')

test('every review and registration that was acknowledged survives kill -9', {
  timeout: 60_000,
}, async () => {
  const address = await emptyAddress()
  const api = await startApiProcess(address)
  const cookie = await administratorCookie(address)
  const reviews: number[] = []
  const accounts: number[] = []

  async function write(writer: number): Promise<void> {
    for (let round = 0; ; round++) {
      const name = `player-${writer}-${round}`
      const account = { username: name, email: `${name}@example.org`, password: 'long enough' }
      const isAccount = round % 10 === 9
      const reply = isAccount
        ? await post(api, '/register', account, cookie)
        : await post(api, '/feedback', { message: name }, cookie)
      if (reply.status !== 201) throw new Error(await reply.text())
      const { id } = (await reply.json()) as { id: number }
      ;(isAccount ? accounts : reviews).push(id)
      if (reviews.length === ACKNOWLEDGED_BEFORE_THE_KILL) api.process.kill('SIGKILL')
    }
  }
  const writers = await Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  for (const { reason } of writers as PromiseRejectedResult[])
    expect(String(reason)).toContain('fetch failed')
  expect(await api.end('SIGKILL')).toBeNull()
  expect(reviews.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_KILL)
  expect(accounts.length).toBeGreaterThan(0)

  const kept = await withDatabase(address, async ({ query }) => ({
    reviews: new Set((await query.selectFrom('feedback').select('id').execute()).map((row) => row.id)),
    accounts: new Set((await query.selectFrom('users').select('id').execute()).map((row) => row.id)),
    letters: new Set(
      (await query.selectFrom('verification_tokens').select('user_id').execute()).map((row) => row.user_id),
    ),
    queued: new Set(
      (await query.selectFrom('pending_mail').select('user_id').execute()).map((row) => row.user_id),
    ),
  }))
  expect(reviews.filter((id) => !kept.reviews.has(id))).toEqual([])
  expect(accounts.filter((id) => !kept.accounts.has(id))).toEqual([])
  expect(accounts.filter((id) => !kept.letters.has(id) && !kept.queued.has(id))).toEqual([])

  const again = await startApiProcess(address)
  expect((await fetch(`${again.url}/health`)).status).toBe(200)
})

test('SIGTERM lets a request under way finish, is ready for none that come after, and ends with 0', {
  timeout: 30_000,
}, async () => {
  const address = await emptyAddress()
  const api = await startApiProcess(address)
  const cookie = await administratorCookie(address)
  const body = JSON.stringify({ message: 'Just in time' })

  const socket = connect(api.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const answered = once(socket, 'close')
  socket.write(
    `POST /api/feedback HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  await once(socket, 'data')
  expect(answer).toContain('100 Continue')

  const ended = api.end('SIGTERM')
  await untilClosed(api)
  socket.write(`${body}GET /api/ready HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\n\r\n`)
  await answered
  expect(answer).toContain('HTTP/1.1 201 Created')
  expect(answer).toContain('HTTP/1.1 503 Service Unavailable')
  expect(await ended).toBe(0)

  const messages = await withDatabase(address, ({ query }) =>
    query.selectFrom('feedback').select('message').execute(),
  )
  expect(messages).toEqual([{ message: 'Just in time' }])
})

test('an idle connection does not keep the process from ending', { timeout: 30_000 }, async () => {
  const api = await startApiProcess(await emptyAddress())
  const socket = connect(api.port, '127.0.0.1')
  socket.write(`GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\n\r\n`)
  await once(socket, 'data')
  const closed = once(socket, 'close')
  expect(await api.end('SIGTERM')).toBe(0)
  await closed
})

test('a second signal ends the process at once, whatever is under way', { timeout: 30_000 }, async () => {
  const api = await startApiProcess(await emptyAddress())
  const socket = connect(api.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
  socket.write('Content-Length: 10\r\nExpect: 100-continue\r\n\r\n')
  await once(socket, 'data')
  api.process.kill('SIGTERM')
  await untilClosed(api)
  expect(await api.end('SIGTERM')).toBe(1)
})
