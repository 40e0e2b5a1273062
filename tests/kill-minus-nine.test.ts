/** What the server has acknowledged is there after the process was killed; what it was asked is answered before it ends. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'
import { withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { startApiProcess } from '#tests/harness/start-api-process.ts'
import { emptyAddress } from '#tests/harness/test-database.ts'
import { kill } from '#tests/rounds/kill/kill.round.ts'
import { playRound } from '#tests/rounds/play-round.ts'

const untilClosed = ({ url }: { url: string }) =>
  expect
    .poll(() =>
      fetch(`${url}/health`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')

test('whatever was acknowledged survives kill -9, and what was not is there whole or not at all', {
  timeout: 240_000,
}, async () => {
  const result = await playRound(kill, inject('engine'), { rounds: 2, writes: 60 })
  expect(result).toMatchObject({ verdict: 'passed', faults: [] })
})

test('SIGTERM lets a request under way finish, is ready for none that come after, and ends with 0', {
  timeout: 90_000,
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

test('an idle connection does not keep the process from ending', { timeout: 90_000 }, async () => {
  const api = await startApiProcess(await emptyAddress())
  const socket = connect(api.port, '127.0.0.1')
  socket.write(`GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:${api.port}\r\n\r\n`)
  await once(socket, 'data')
  const closed = once(socket, 'close')
  expect(await api.end('SIGTERM')).toBe(0)
  await closed
})

test('a second signal ends the process at once, whatever is under way', { timeout: 90_000 }, async () => {
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
