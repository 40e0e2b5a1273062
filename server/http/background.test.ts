import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '#tests/harness/until.ts'
import { runInBackground } from './background.ts'

/** A server that listens, with this work every millisecond. */
async function listenWith(work: () => Promise<void>) {
  const app = Fastify()
  const close = () => app.close()
  onTestFinished(close)
  runInBackground(app, 1, work)
  return { app, listen: () => app.listen({ port: 0, host: '127.0.0.1' }), close }
}

test('the work runs again and again while the server listens, never beside itself', async () => {
  let running = 0
  let most = 0
  let runs = 0
  const { listen } = await listenWith(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    runs += 1
  })
  await listen()
  await until(() => expect(runs).toBeGreaterThan(3))
  expect(most).toBe(1)
})

test('a run that fails does not end the series', async () => {
  let runs = 0
  const { listen } = await listenWith(async () => {
    runs += 1
    throw new Error('no database')
  })
  await listen()
  await until(() => expect(runs).toBeGreaterThan(2))
})

test('a server that only answers in process does no background work', async () => {
  let runs = 0
  const { app } = await listenWith(async () => {
    runs += 1
  })
  await app.inject('/')
  await new Promise((resolve) => setImmediate(resolve))
  expect(runs).toBe(0)
})

test('closing waits for the run under way and starts no other', async () => {
  let began = 0
  let ended = 0
  let letEnd = () => {}
  const { listen, close } = await listenWith(async () => {
    began += 1
    await new Promise<void>((resolve) => {
      letEnd = resolve
    })
    ended += 1
  })
  await listen()
  await until(() => expect(began).toBe(1))
  const closing = close()
  letEnd()
  await closing
  expect([began, ended]).toEqual([1, 1])
})
