import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '#tests/harness/until.ts'
import { sendMadeFile } from './send-made-file.ts'

async function serving(content: () => AsyncIterable<string>): Promise<Response> {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/', (_, reply) => sendMadeFile(reply, { name: 'list.csv', type: 'text/csv', content: content() }))
  return fetch(await app.listen({ port: 0 }))
}

test('a file comes whole and with its name', async () => {
  const reply = await serving(async function* () {
    yield 'один,'
    yield 'two\r\n'
  })
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="list.csv"')
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await reply.text()).toBe('один,two\r\n')
})

test('a failure half-way breaks the connection off, so that nobody takes the part for the whole', async () => {
  let fail = (_: Error) => {}
  const failure = new Promise<never>((_, reject) => (fail = reject))
  const reply = await serving(async function* () {
    yield 'one\r\n'
    await failure
  })
  expect(reply.status).toBe(200)
  fail(new Error('the database has gone'))
  await expect(reply.text()).rejects.toThrow()
})

test('it is made as fast as it is read, and no further once the caller has gone', async () => {
  const MANY = 100_000
  let made = 0
  let isOver = false
  const reply = await serving(async function* () {
    try {
      for (; made < MANY; made++) yield 'x'.repeat(10_000)
    } finally {
      isOver = true
    }
  })
  // Nobody reads. What does not wait for the reader makes a piece in every turn of the event loop, until there is no more.
  for (let known = -1; known !== made; ) {
    known = made
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
  }
  expect(made).toBeGreaterThan(0)
  expect(made).toBeLessThan(MANY / 10)
  await reply.body?.cancel()
  await until(() => expect(isOver).toBe(true))
  expect(made).toBeLessThan(MANY / 10)
})
