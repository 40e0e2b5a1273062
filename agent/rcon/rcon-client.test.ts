import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openRconServer } from '#tests/rcon/open-game.ts'
import type { RconOptions, RconServer } from '#tests/rcon/rcon-server.ts'
import { createRconClient } from './rcon-client.ts'
import { encodePacket, PACKET } from './rcon-packets.ts'

const PATIENCE_MS = 400

async function open(options: RconOptions = {}) {
  const game = await openRconServer(options)
  return { game, rcon: clientOf(game) }
}
function clientOf({ host, port, password }: Pick<RconServer, 'host' | 'port' | 'password'>) {
  const rcon = createRconClient({ host, port, password, timeoutMs: PATIENCE_MS })
  onTestFinished(() => rcon.close())
  return rcon
}
const yes = (text: string) => ({ ran: 'yes', text })

/** What most clients do: write at once, take the first packet that comes. */
async function askNaively({ host, port, password }: RconServer, commands: string[]): Promise<string[]> {
  const socket = connect(port, host)
  const answers: string[] = []
  socket.on('error', () => {})
  socket.on('data', (bytes) => answers.push(bytes.subarray(12, -2).toString()))
  socket.write(encodePacket(1, PACKET.login, password))
  await wait(50)
  answers.length = 0
  for (const command of commands) socket.write(encodePacket(2, PACKET.command, command))
  await wait(200)
  socket.destroy()
  return answers
}

test('the game of these tests is as hard as the real one: whoever does not wait for answers loses commands', async () => {
  const { game, rcon } = await open({ answer: (command) => `did ${command}` })
  const commands = ['give a', 'give b', 'give c', 'give d']
  await askNaively(game, commands)
  expect(game.commands().length).toBeLessThan(commands.length)
  expect(game.seen.dropped).toBe(1)
  const before = game.commands().length
  expect(await Promise.all(commands.map((command) => rcon.run(command)))).toEqual(
    commands.map((command) => yes(`did ${command}`)),
  )
  expect(game.commands().slice(before)).toEqual(commands)
})

test('an answer of 100 KB arrives whole, in Cyrillic too, and the next one is its own', async () => {
  const long = 'Ж'.repeat(100_000)
  const whole = 'x'.repeat(8_192)
  const { game, rcon } = await open({
    answer: (command) => (command === 'long' ? long : command === 'whole' ? whole : 'short'),
  })
  expect(await rcon.run('long')).toEqual(yes(long))
  expect(await rcon.run('whole')).toEqual(yes(whole))
  expect(await rcon.run('other')).toEqual(yes('short'))
  const [first] = await askNaively(game, ['long'])
  expect(first?.length).toBeLessThan(long.length)
})

test('an empty answer is one', async () => {
  const { rcon } = await open()
  expect(await rcon.run('lp user Ranger parent add elite')).toEqual(yes(''))
})

test('whoever answers too late or never leaves it unknown, and a late answer is never the next one’s', async () => {
  const { game, rcon } = await open({
    answer: (command) =>
      command === 'late'
        ? { text: 'late', afterMs: PATIENCE_MS + 100 }
        : command === 'never'
          ? null
          : command,
  })
  expect(await rcon.run('late')).toEqual({ ran: 'unknown', why: 'the game did not answer in time' })
  expect(await rcon.run('next')).toEqual(yes('next'))
  await wait(150)
  expect(await rcon.run('after')).toEqual(yes('after'))
  expect(await rcon.run('never')).toMatchObject({ ran: 'unknown' })
  expect(await rcon.run('last')).toEqual(yes('last'))
  expect(game.commands()).toEqual(['late', 'next', 'after', 'never', 'last'])
})

test('a game that dies after running leaves it unknown; one that is away or has a closed door has not run it', async () => {
  const { game, rcon } = await open({ answer: (command) => (command === 'die' ? { dies: true } : command) })
  expect(await rcon.run('die')).toEqual({ ran: 'unknown', why: 'the connection was lost' })
  await game.stop()
  expect(await rcon.run('one')).toMatchObject({ ran: 'no', isPasswordWrong: false })
  await game.startAgain()
  expect(await rcon.run('two')).toEqual(yes('two'))
  expect(game.commands()).toEqual(['die', 'two'])
  const stranger = clientOf({ ...game, password: 'wrong' })
  expect(await stranger.run('three')).toMatchObject({ ran: 'no', isPasswordWrong: true })
  expect(game.commands()).toEqual(['die', 'two'])
})

test('what is too long for one read, or refused when its turn comes, is not sent', async () => {
  const { game, rcon } = await open({ answer: () => 'done' })
  const longest = 'я'.repeat(723)
  expect(await rcon.run(longest)).toEqual(yes('done'))
  expect(await rcon.run(`${longest}x`)).toMatchObject({ ran: 'no' })
  expect(await rcon.run('not now', () => false)).toMatchObject({ ran: 'no', why: 'refused' })
  expect(game.commands()).toEqual([longest])
})

test('what does not speak RCON is told from a game', async () => {
  const { game } = await open()
  const web = clientOf(game)
  game.answerBy(() => 'x')
  expect(await web.run('list')).toEqual(yes('x'))
  const { createServer } = await import('node:http')
  const server = createServer((_request, reply) => reply.end('hello')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await wait(20)
  const { port } = server.address() as { port: number }
  expect(await clientOf({ ...game, port }).run('list')).toMatchObject({ ran: 'no', isPasswordWrong: false })
})
