import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, TEST_CONFIG } from '#tests/harness/test-app.ts'

test('one IPv6 network has no more streams than one address, and a place is free again when one ends', async () => {
  const { app } = await createTestApp({ config: { ...TEST_CONFIG, trustProxy: true } })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  async function openFrom(address: string) {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.write(`GET /api/servers/events HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`)
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) return String(chunk).slice(9, 12)
    return 'nothing'
  }
  for (let host = 1; host <= 50; host++) expect(await openFrom(`2001:db8::${host}`)).toBe('200')
  expect(await openFrom('2001:db8::ffff')).toBe('429')
  expect(await openFrom('2001:db8:0:1::1')).toBe('200')
  sockets[0]?.destroy()
  await expect.poll(() => openFrom('2001:db8::ffff')).toBe('200')
})
