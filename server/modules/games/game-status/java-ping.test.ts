import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import mc from 'minecraft-protocol'
import { expect, onTestFinished, test } from 'vitest'
import { pingJava } from './java-ping.ts'

const HOST = '127.0.0.1'
const ask = (port: number, timeoutMs = 3_000) => pingJava({ host: HOST, address: HOST, port, timeoutMs })

/** A real Minecraft server that says what `status` says. */
async function startMinecraft(status: {
  maxPlayers?: number
  motd?: string
  beforePing?: mc.ServerOptions['beforePing']
}) {
  const server = mc.createServer({
    'online-mode': false,
    host: HOST,
    port: 0,
    version: '1.20.4',
    maxPlayers: status.maxPlayers ?? 20,
    motd: status.motd ?? '',
    ...(status.beforePing ? { beforePing: status.beforePing } : {}),
  })
  onTestFinished(() => server.close())
  await once(server, 'listening')
  return (server as unknown as { socketServer: { address(): AddressInfo } }).socketServer.address().port
}

/** A peer that does with each connection what `behave` says. */
async function startPeer(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    behave(socket)
  })
  server.listen(0, HOST)
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A status reply of any text, well framed. */
function statusPacket(text: string): Buffer {
  const body = Buffer.concat([Buffer.from([0]), varInt(Buffer.byteLength(text)), Buffer.from(text)])
  return Buffer.concat([varInt(body.length), body])
}

function varInt(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
  return Buffer.from([...bytes, rest])
}

test('a Minecraft server tells its players, version and message', async () => {
  const port = await startMinecraft({ maxPlayers: 200, motd: '§aHold the §lline' })
  expect(await ask(port)).toEqual({
    players: 0,
    maxPlayers: 200,
    version: expect.stringContaining('1.20.4'),
    motd: 'Hold the line',
    latencyMs: expect.any(Number),
  })
})

test('a full server is told as full', async () => {
  const port = await startMinecraft({
    beforePing: (response) => ({ ...response, players: { online: 64, max: 64, sample: [] } }),
  })
  expect(await ask(port)).toMatchObject({ players: 64, maxPlayers: 64 })
})

test('an answer that comes in pieces is put together', async () => {
  const packet = statusPacket(
    '{"players":{"online":3,"max":9},"description":{"text":"Пост","extra":[{"text":" 7"}]}}',
  )
  const port = await startPeer(async (socket) => {
    for (const byte of packet) {
      socket.write(Buffer.from([byte]))
      await new Promise((resolve) => setImmediate(resolve))
    }
  })
  expect(await ask(port)).toMatchObject({ players: 3, maxPlayers: 9, motd: 'Пост 7', version: '' })
})

test('a server that hides its players is online with none', async () => {
  const port = await startPeer((socket) => socket.write(statusPacket('{"description":"hidden"}')))
  expect(await ask(port)).toMatchObject({ players: 0, maxPlayers: 0, motd: 'hidden' })
})

test('a server that takes the connection and says nothing is given up in time', async () => {
  const port = await startPeer(() => {})
  await expect(ask(port, 100)).rejects.toThrow('no answer in time')
})

test('a server that hangs up half-way has not answered', async () => {
  const port = await startPeer((socket) => socket.end(Buffer.from([0x40, 0x00])))
  await expect(ask(port)).rejects.toThrow('closed without an answer')
})

test('a dead server has not answered', async () => {
  const port = await startPeer(() => {})
  const dead = createServer().listen(0, HOST)
  await once(dead, 'listening')
  const deadPort = (dead.address() as AddressInfo).port
  dead.close()
  await once(dead, 'close')
  expect(deadPort).not.toBe(port)
  await expect(ask(deadPort)).rejects.toThrow('ECONNREFUSED')
})

test.each([
  ['announces a huge answer', Buffer.from([0xff, 0xff, 0xff, 0xff, 0x07]), 'too large'],
  ['announces a length without an end', Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), 'without an end'],
  ['announces a length below zero', Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f]), 'below zero'],
  ['answers another packet', Buffer.from([0x02, 0x05, 0x00]), 'not a status reply'],
  ['claims a longer text than it sends', Buffer.from([0x03, 0x00, 0x7f, 0x7b]), 'cut short'],
  ['answers no JSON', statusPacket('{not json'), 'JSON'],
  ['answers a number', statusPacket('5'), ''],
])('a server that %s is refused', async (_what, bytes, message) => {
  const port = await startPeer((socket) => socket.write(bytes))
  await expect(ask(port)).rejects.toThrow(message)
})

test('a server that floods is cut off before it costs memory', async () => {
  let sent = 0
  const port = await startPeer((socket) => {
    const chunk = Buffer.alloc(64 * 1024, 0x20)
    const pour = () => {
      while (!socket.destroyed && socket.write(chunk)) sent += chunk.length
    }
    // A length of 256 KiB exactly, and then more than that.
    socket.write(varInt(256 * 1024 - 3))
    socket.on('drain', pour)
    pour()
  })
  await expect(ask(port)).rejects.toThrow()
  expect(sent).toBeLessThan(64 * 1024 * 1024)
})

test('impossible player counts are bounded', async () => {
  const port = await startPeer((socket) =>
    socket.write(statusPacket('{"players":{"online":-5,"max":1e300},"version":{"name":7}}')),
  )
  expect(await ask(port)).toMatchObject({ players: 0, maxPlayers: 1_000_000, version: '' })
})
