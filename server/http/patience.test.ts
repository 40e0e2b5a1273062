import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { UPLOAD_TIMEOUT_MS } from '#server/http/listener.ts'
import { LAUNCHER_FILE_MAX_BYTES } from '#shared/constants/launcher.ts'
import { findUpload, uploadPath } from '#tests/harness/launcher.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'

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
    patience: { headersTimeout: 1_000, requestTimeout: NEVER_MS, connectionsCheckingInterval: 5 },
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

test('the site itself waits half a minute for a request, and for the largest launcher at 2 Mbit/s', async () => {
  const { app } = await createTestApp()
  const { headersTimeout, requestTimeout, timeout } = app.server
  expect([headersTimeout, requestTimeout, timeout]).toEqual([20_000, 30_000, 30_000])
  const largestUploadMs = (LAUNCHER_FILE_MAX_BYTES * 8) / 2_000
  expect([UPLOAD_TIMEOUT_MS > largestUploadMs, UPLOAD_TIMEOUT_MS < 2 * largestUploadMs]).toEqual([true, true])
})

const uploadHead = ({ cookie = '' }: Readonly<Record<string, string>>, key: string, length: number) =>
  `PUT /api${uploadPath(key)} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nconnection: close\r\n` +
  `content-type: application/octet-stream\r\ncontent-length: ${length}\r\n\r\n`

test('an upload of staff may take longer than other requests, as long as it goes on', async () => {
  const requestTimeout = 1_000
  const site = await createTestApp({
    patience: { headersTimeout: 0, requestTimeout, silenceTimeout: 10_000, connectionsCheckingInterval: 5 },
  })
  const staff = await site.player('Quartermaster', ['manage_launcher'])
  const length = 10_000
  const [client] = await slowClients(site, uploadHead(staff.headers, 'slow-upload', length))
  const { socket, answer } = client ?? expect.fail('The app listens nowhere.')
  const start = performance.now()
  let sent = 0
  while (performance.now() - start < 2 * requestTimeout) {
    socket.write('x')
    sent++
    await until(async () =>
      expect((await findUpload(staff, 'slow-upload')).json()).toMatchObject({ received: sent }),
    )
  }
  socket.write('x'.repeat(length - sent))
  expect(await answer).toMatch(/^HTTP\/1.1 200 /)
})

// A busy machine takes a while to see that it is an upload: until then its connection is like any other.
test('an upload that stands still, or goes on for ever, is sent away', async () => {
  const standing = await createTestApp({
    patience: { headersTimeout: 0, requestTimeout: 0, silenceTimeout: 800, connectionsCheckingInterval: 5 },
  })
  const endless = await createTestApp({
    patience: { headersTimeout: 0, requestTimeout: 400, uploadTimeout: 800, connectionsCheckingInterval: 5 },
  })
  for (const site of [standing, endless]) {
    const { headers } = await site.player('Quartermaster', ['manage_launcher'])
    for (const { answer } of await slowClients(site, `${uploadHead(headers, 'stalled-upload', 10)}x`))
      expect(await answer).toMatch(/^HTTP\/1.1 408 /)
  }
})

test('who may not upload is not waited for at all', async () => {
  const site = await createTestApp({
    patience: { headersTimeout: 0, requestTimeout: NEVER_MS, connectionsCheckingInterval: 5 },
  })
  for (const { answer } of await slowClients(site, `${uploadHead({}, 'stranger-1', 10)}x`))
    expect(await answer).toMatch(/^HTTP\/1.1 401 /)
})

test('a body that anybody may send is waited for no longer than that of any other request', async () => {
  const site = await createTestApp({
    patience: { headersTimeout: 0, requestTimeout: 50, connectionsCheckingInterval: 5 },
  })
  const head = 'POST /api/csp-reports HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/csp-report\r\n'
  for (const { answer } of await slowClients(site, `${head}content-length: 10\r\n\r\nx`))
    expect(await answer).toMatch(/^HTTP\/1.1 408 /)
})

test('one network holds so many connections and no more; another is served meanwhile', async () => {
  const site = await createTestApp({ patience: { connectionsOfNetworkMax: 2, isCounted: () => true } })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  const from = (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const answer = new Promise<string>((resolve) => {
      socket.once('data', (bytes) => resolve(String(bytes).slice(0, 12)))
      socket.once('close', () => resolve('closed'))
    })
    return { socket, answer }
  }
  const [first, second] = [from('127.0.0.1'), from('127.0.0.1')]
  expect(await Promise.all([first.answer, second.answer])).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(await from('127.0.0.1').answer).toBe('closed')
  expect(await from('127.0.0.2').answer).toBe('HTTP/1.1 200')
  first.socket.destroy()
  await until(async () => expect(await from('127.0.0.1').answer).toBe('HTTP/1.1 200'))
})

test('a process that is to end does not wait for a client that has stopped sending', async () => {
  const site = await createTestApp({ patience: { requestTimeout: NEVER_MS, closeTimeout: 50 } })
  const stalled = await slowClients(site, `${HEAD}content-length: ${BODY.length}\r\n\r\n${BODY.slice(1)}`)
  await site.app.close()
  for (const { answer } of stalled) expect(await answer.catch(() => '')).toBe('')
})
