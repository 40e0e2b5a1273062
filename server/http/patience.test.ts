import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { LAUNCHER_FILE_MAX_BYTES } from '#shared/constants/launcher.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const NEVER_MS = 10 * 60 * 1000
const HEAD = 'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
const BODY = JSON.stringify({ username: 'nobody', password: 'long enough' })

/** Opens a connection to each address of the app, as a client that sends only `bytes` for now. */
async function slowClients({ app }: TestApp, bytes: string) {
  if (!app.server.listening) await app.listen({ port: 0, host: 'localhost' })
  return (app.addresses() as AddressInfo[]).map(({ address, port }) => {
    const socket = connect(port, address)
    onTestFinished(() => void socket.destroy())
    socket.write(bytes)
    return { socket, answer: readAll(socket) }
  })
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

test('whoever does not finish the head of a request is sent away; a body may take longer', async () => {
  const site = await createTestApp({
    patience: { headersTimeout: 300, requestTimeout: NEVER_MS, connectionsCheckingInterval: 5 },
  })
  const patient = await slowClients(
    site,
    `${HEAD}connection: close\r\ncontent-length: ${BODY.length}\r\n\r\n`,
  )
  const stalled = await slowClients(site, HEAD)
  for (const { answer } of stalled) expect(await answer).toMatch(/^HTTP\/1.1 408 /)
  for (const { socket, answer } of patient) {
    socket.write(BODY)
    expect(await answer).toMatch(/^HTTP\/1.1 401 /)
  }
})

test('whoever does not finish the body of a request is sent away as well', async () => {
  const site = await createTestApp({
    patience: { headersTimeout: 0, requestTimeout: 50, connectionsCheckingInterval: 5 },
  })
  const stalled = await slowClients(site, `${HEAD}content-length: ${BODY.length}\r\n\r\n${BODY.slice(1)}`)
  for (const { answer } of stalled) expect(await answer).toMatch(/^HTTP\/1.1 408 /)
})

test('the site itself waits less than a minute for a head, and for the largest launcher at 2 Mbit/s', async () => {
  const { app } = await createTestApp()
  const { headersTimeout, requestTimeout } = app.server
  expect([headersTimeout > 0, headersTimeout < 60_000]).toEqual([true, true])
  const largestUploadMs = (LAUNCHER_FILE_MAX_BYTES * 8) / 2_000
  expect([requestTimeout > largestUploadMs, requestTimeout < 2 * largestUploadMs]).toEqual([true, true])
})

test('a process that is to end does not wait for a client that has stopped sending', async () => {
  const site = await createTestApp({ patience: { requestTimeout: NEVER_MS, closeTimeout: 50 } })
  const stalled = await slowClients(site, `${HEAD}content-length: ${BODY.length}\r\n\r\n${BODY.slice(1)}`)
  await site.app.close()
  for (const { answer } of stalled) expect(await answer.catch(() => '')).toBe('')
})
