import { once } from 'node:events'
import { request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#server/lib/app-error.ts'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { bytes, events, file } from '#shared/contract/forms.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { until } from '#tests/harness/until.ts'
import { answerErrors, answerUnknownPaths } from './errors.ts'
import { createEventStreams } from './replies/event-streams.ts'
import { createServe, type Serve } from './serve.ts'

const common = { method: 'POST', summary: 'A test.' } as const
const take = endpoint({
  ...common,
  path: '/take',
  access: 'public',
  headers: z.object({ 'idempotency-key': z.string() }),
  body: bytes({ types: ['text/plain'], maxBytes: 10 }),
  reply: z.object({ said: z.string(), key: z.string() }),
})
const closed = endpoint({
  ...common,
  path: '/closed',
  access: 'signed-in',
  body: take.body,
  reply: noContent,
})
const fetchFile = endpoint({ ...common, path: '/file', access: 'public', reply: file(['text/plain']) })
const follow = endpoint({
  ...common,
  method: 'GET',
  path: '/follow',
  access: 'public',
  reply: events({ tick: z.object({ at: z.number() }) }),
})

/** A server that answers by `bind`, where it listens, and what it logged as a failure. */
async function serving(bind: (serve: Serve) => void) {
  const failures: string[] = []
  const stream = { write: (line: string) => failures.push(line) }
  const app = Fastify({ logger: { level: 'error', stream }, forceCloseConnections: true })
  onTestFinished(() => app.close())
  answerErrors(app)
  await app.register(cookie)
  await app.register(
    async (api) => {
      const options = {
        authenticate: async () => null,
        siteUrl: 'http://localhost',
        rateLimits: false,
        openStream: createEventStreams(app).open,
        parts: async () => deliveredSite.parts,
        closureOf: () => null,
        waitForUpload: () => {},
        authenticateKey: async () => {
          throw new AppError('bad_key')
        },
        authenticateGameServer: async () => {
          throw new AppError('bad_key')
        },
        noteRefusal: () => {},
      }
      bind(createServe({ app, api }, options))
      answerUnknownPaths(api)
    },
    { prefix: '/api' },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, failures, port: (app.server.address() as AddressInfo).port }
}

/** A request whose body the test sends bit by bit. */
function open(port: number, path: string, headers: Record<string, string | number> = {}) {
  const sent = sendRequest({ port, path: `/api${path}`, method: 'POST', headers })
  sent.on('error', () => {})
  const answer = once(sent, 'response').then(async ([reply]) => ({
    status: reply.statusCode as number,
    body: await text(reply),
  }))
  sent.flushHeaders()
  return { sent, answer }
}

const echo = (serve: Serve) =>
  serve(take, async ({ body, headers }) => ({ said: await text(body), key: headers['idempotency-key'] }))
const plain = { 'content-type': 'text/plain', 'idempotency-key': 'once' }

test('bytes and headers reach the handler', async () => {
  const { port } = await serving(echo)
  const { sent, answer } = open(port, '/take', plain)
  sent.end('hello')
  expect(await answer).toEqual({ status: 200, body: '{"said":"hello","key":"once"}' })
})

test('too many bytes are refused, announced or not, and so is a header that is missing', async () => {
  const { port } = await serving(echo)
  const announced = open(port, '/take', { ...plain, 'content-length': 11 })
  expect(await announced.answer).toMatchObject({ status: 413 })
  const unannounced = open(port, '/take', plain)
  unannounced.sent.write('0123456789')
  unannounced.sent.write('0')
  expect(await unannounced.answer).toMatchObject({
    status: 413,
    body: expect.stringContaining('body_too_large'),
  })
  const nameless = open(port, '/take', { 'content-type': 'text/plain' })
  nameless.sent.end()
  expect(await nameless.answer).toMatchObject({
    status: 400,
    body: expect.stringContaining('idempotency-key'),
  })
})

test('whoever may not call is told so before a byte of the body is sent', async () => {
  const handler = vi.fn()
  const { port } = await serving((serve) => serve(closed, handler))
  const { answer } = open(port, '/closed', { ...plain, 'content-length': 5 })
  expect(await answer).toMatchObject({ status: 401 })
  expect(handler).not.toHaveBeenCalled()
})

test('whoever goes away while sending leaves no failure behind', async () => {
  const over = vi.fn()
  const { port, failures } = await serving((serve) =>
    serve(take, async ({ body }) => {
      try {
        return { said: await text(body), key: '' }
      } finally {
        over()
      }
    }),
  )
  const { sent, answer } = open(port, '/take', plain)
  answer.catch(() => {})
  sent.write('hel')
  await until(() => expect(sent.writableLength).toBe(0))
  sent.destroy()
  await until(() => expect(over).toHaveBeenCalledOnce())
  expect(failures).toEqual([])
})

test('a file is none, a text, or what the contract does not know', async () => {
  const answers = [
    null,
    { type: 'text/plain', text: 'YES', cacheControl: 'no-store' },
    { type: 'text/html', text: '<b>', cacheControl: 'no-store' },
  ]
  const { app } = await serving((serve) => serve(fetchFile, () => answers.shift() ?? null))
  const ask = () => app.inject({ method: 'POST', url: '/api/file' })
  expect((await ask()).json()).toMatchObject({ code: 'not_found' })
  expect(await ask()).toMatchObject({ statusCode: 200, body: 'YES' })
  expect((await ask()).statusCode).toBe(500)
})

test('streams of one feed share its events, trimmed to the contract, until the last one leaves', async () => {
  type Tick = { kind: 'tick'; data: { at: number } }
  const stop = vi.fn()
  let tell = (_event: Tick) => {}
  const feed = {
    now: () => [{ kind: 'tick', data: { at: 1 } } as const],
    onChange: vi.fn((listener: typeof tell) => {
      tell = listener
      return stop
    }),
  }
  const { port } = await serving((serve) => serve(follow, () => feed))
  const streams = [await readStream(port), await readStream(port)]
  for (const stream of streams)
    await until(() => expect(stream.text()).toContain('event: tick\ndata: {"at":1}\n\n'))
  expect(feed.onChange).toHaveBeenCalledOnce()
  tell({ kind: 'tick', data: Object.assign({ at: 2 }, { secret: true }) })
  for (const stream of streams) await until(() => expect(stream.text()).toMatch(/data: \{"at":2\}\n\n$/))
  streams[0]?.close()
  streams[1]?.close()
  await until(() => expect(stop).toHaveBeenCalledOnce())
})

test('who asks for the headers of a stream alone has them, and the reply ends', async () => {
  const onChange = vi.fn(() => () => {})
  const { port } = await serving((serve) => serve(follow, () => ({ now: () => [], onChange })))
  const reply = await fetch(`http://127.0.0.1:${port}/api/follow`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(5_000),
  })
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(await reply.text()).toBe('')
  // Kept alive, the connection answers the next question only once this reply has ended.
  expect((await fetch(`http://127.0.0.1:${port}/api/nothing`)).status).toBe(404)
  expect(onChange).not.toHaveBeenCalled()
})

async function readStream(port: number) {
  const closing = new AbortController()
  const { body } = await fetch(`http://127.0.0.1:${port}/api/follow`, { signal: closing.signal })
  let text = ''
  const read = async () => {
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  }
  read().catch(() => {})
  return { text: () => text, close: () => closing.abort() }
}
