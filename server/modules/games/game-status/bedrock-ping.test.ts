import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { pingBedrock } from './bedrock-ping.ts'

const HOST = '127.0.0.1'
const MAGIC = Buffer.from('00ffff00fefefefefdfdfdfd12345678', 'hex')

/** A peer that answers an unconnected ping with `text`, or not at all. */
async function startBedrock(text: string | null) {
  const socket = createSocket('udp4')
  socket.on('message', (bytes, peer) => {
    if (text === null || bytes[0] !== 0x01 || !bytes.subarray(9, 25).equals(MAGIC)) return
    const length = Buffer.alloc(2)
    length.writeUInt16BE(Buffer.byteLength(text))
    const pong = [
      Buffer.from([0x1c]),
      bytes.subarray(1, 9),
      Buffer.alloc(8),
      MAGIC,
      length,
      Buffer.from(text),
    ]
    socket.send(Buffer.concat(pong), peer.port, peer.address)
  })
  socket.bind(0, HOST)
  await once(socket, 'listening')
  onTestFinished(() => {
    socket.close()
  })
  return socket.address().port
}

test('a Bedrock server tells its players, version and message', async () => {
  const port = await startBedrock(
    'MCPE;§eФронт;671;1.20.80;12;50;13253860892328930865;Level;Survival;1;19132;19133;',
  )
  expect(await pingBedrock({ address: HOST, port, timeoutMs: 3_000 })).toEqual({
    players: 12,
    maxPlayers: 50,
    version: '1.20.80',
    motd: 'Фронт',
    latencyMs: expect.any(Number),
  })
})

test.each([
  ['says nothing', null],
  ['answers nonsense', 'MCPE;x;y;z;many;more'],
])('a Bedrock server that %s is given up in time', async (_what, text) => {
  const port = await startBedrock(text)
  await expect(pingBedrock({ address: HOST, port, timeoutMs: 100 })).rejects.toThrow('no answer in time')
})
