import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findAddresses } from './find-addresses.ts'
import { getOverHttp } from './get-over-http.ts'

const A = 1

/** A name server that answers each question for an IPv4 address with this one, or never. */
async function startNameServer(address: string | null) {
  const socket = createSocket('udp4')
  onTestFinished(() => void socket.close())
  let asked = 0
  socket.on('message', (question, { port }) => {
    asked += 1
    if (address === null) return
    const type = question.readUInt16BE(question.indexOf(0, 12) + 1)
    const nameAndType = question.subarray(12, question.indexOf(0, 12) + 5)
    const answer = Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)])
    const head = Buffer.from([
      question[0] ?? 0,
      question[1] ?? 0,
      0x81,
      0x80,
      0,
      1,
      0,
      type === A ? 1 : 0,
      0,
      0,
      0,
      0,
    ])
    socket.send(Buffer.concat([head, nameAndType, ...(type === A ? [answer] : [])]), port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { server: `127.0.0.1:${socket.address().port}`, asked: () => asked }
}

test('a name is asked of the name servers', async () => {
  const { server } = await startNameServer('192.0.2.7')
  expect(await findAddresses('play.front.example', { nameServers: [server] })).toEqual(['192.0.2.7'])
})

test('an address is itself, and what the machine knows is asked of nobody', async () => {
  const { server, asked } = await startNameServer('192.0.2.7')
  const options = { nameServers: [server] }
  expect(await findAddresses('::1', options)).toEqual(['::1'])
  expect((await findAddresses('LocalHost', options))[0]).toBe('127.0.0.1')
  expect((await findAddresses('any.localhost', options))[0]).toBe('127.0.0.1')
  expect(asked()).toBe(0)
})

test('name servers that never answer are given up, and occupy nothing that files wait for', async () => {
  const { server } = await startNameServer(null)
  const options = { nameServers: [server], deadlineMs: 50 }
  const lookups = Array.from({ length: 8 }, (_, index) =>
    findAddresses(`${index}.front.example`, options).catch((error: { code: string }) => error.code),
  )
  expect(readFileSync(import.meta.filename, 'utf8')).toContain('front.example')
  expect(await Promise.all(lookups)).toEqual(Array(8).fill('ETIMEOUT'))
})

test('where a request goes is found once, and checked before it goes there', async () => {
  const service = createServer((_request, response) => response.end('inside')).listen(0, '127.0.0.1')
  onTestFinished(() => void service.close())
  await once(service, 'listening')
  const url = `http://rebinding.front.example:${(service.address() as AddressInfo).port}/`
  const options = { signal: AbortSignal.timeout(10_000), headers: {} }
  const asked: string[] = []
  const find = async (host: string) => {
    asked.push(host)
    return ['127.0.0.1']
  }
  const reply = await getOverHttp(url, { ...options, isPublic: false, find })
  expect(reply.statusCode).toBe(200)
  reply.destroy()
  expect(asked).toEqual(['rebinding.front.example'])
  await expect(getOverHttp(url, { ...options, isPublic: true, find })).rejects.toThrow('private address')
})

test.each(['127.0.0.1', '[::1]', 'localhost'])(
  'a service at %s is not on the public internet',
  async (host) => {
    const options = { isPublic: true, signal: AbortSignal.timeout(10_000), headers: {} }
    await expect(getOverHttp(`http://${host}:9/`, options)).rejects.toThrow('private address')
  },
)
