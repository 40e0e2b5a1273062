/** The agent that is shipped, between the site and a game: what is bought arrives once, or a human hears of it. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { until } from '#tests/harness/until.ts'
import { LEASE, line, pass } from '#tests/shop/agents.ts'
import type { Death } from './agent-process.ts'
import { openBridge } from './open-bridge.ts'
import { testFolder } from './test-folder.ts'

const AGENT = fileURLToPath(new URL('../../agent', import.meta.url))

test('commands arrive once and in their order, and the site has the answers of the game', async () => {
  const { game, enqueue, startAgent, rows, states } = await openBridge()
  game.join('Ranger')
  game.when('lp', () => '')
  game.when('long', () => 'Ж'.repeat(100_000))
  await enqueue(
    { of: line(1), command: 'give {player} diamond 1', requiresOnline: true, freeSlots: 1 },
    { of: line(1), position: 2, command: 'say {uuid}' },
    { of: line(2), command: 'lp user {player} parent add elite' },
    { of: line(3), command: 'long' },
    { of: line(4), command: 'give Nobody dirt' },
  )
  const { stop, lines } = startAgent()
  await until(async () =>
    expect((await states()).every(([state]) => /done|failed/.test(state ?? ''))).toBe(true),
  )
  await stop()
  expect(game.commands().toSorted()).toEqual(
    [
      'give Ranger diamond 1',
      'say 8667ba71-b85a-4004-af54-457a9734eed7',
      'lp user Ranger parent add elite',
      'long',
      'give Nobody dirt',
    ].toSorted(),
  )
  const outputs = (await rows()).map(({ state, output }) => [
    state,
    output?.replace(/Ж+/, ({ length }) => `${length} Ж`) ?? null,
  ])
  expect(outputs).toEqual([
    ['done', 'Gave 1 [Diamond] to Ranger'],
    ['done', '[Rcon] 8667ba71-b85a-4004-af54-457a9734eed7'],
    ['done', null],
    ['done', '4000 Ж'],
    ['failed', 'No player was found'],
  ])
  expect(game.seen).toEqual({ signIns: 1, dropped: 0 })
  expect(lines).toContain('done: long')
})

test.each<[Death, number, string[]]>([
  ['answered', 1, ['done']],
  ['begun', 0, ['review', 'unknown']],
  ['ran', 1, ['review', 'unknown']],
  ['ended', 1, ['done']],
  ['reported', 1, ['done']],
])('killed when it has %s: run %i times, and then %j', async (death, times, ends) => {
  const { game, enqueue, spawnMortal, rows } = await openBridge()
  await enqueue({ command: 'say once' })
  if (death === 'ran') game.when('list', () => 'There are 0 of a max of 20 players online:')
  const killed = spawnMortal(death)
  expect(await killed.ended).toEqual([null, 'SIGKILL'])
  spawnMortal()
  await until(async () => expect(await rows()).toMatchObject([{ state: ends[0] }]))
  expect(await rows()).toMatchObject([{ reason: ends[1] ?? null, attempt: 1 }])
  expect(game.commands()).toEqual(Array.from({ length: times }, () => 'say once'))
})

test('what left the agent and was not answered is unknown', async () => {
  const { game, enqueue, startAgent, states } = await openBridge()
  game.when('never', () => null)
  game.when('late', () => ({ text: 'late', afterMs: 600 }))
  game.when('dies', () => ({ dies: true }))
  await enqueue(...['never', 'late', 'dies', 'say after'].map((command) => ({ command })))
  startAgent({ patienceMs: 400 })
  await until(async () =>
    expect((await states()).toSorted()).toEqual([
      ['done', null],
      ['review', 'unknown'],
      ['review', 'unknown'],
      ['review', 'unknown'],
    ]),
  )
  expect(game.commands().toSorted()).toEqual(['dies', 'late', 'never', 'say after'])
})

test('a game that is away has run nothing, and gets it when it is back', async () => {
  const { game, enqueue, startAgent, states, clock, runBackgroundWork } = await openBridge()
  const { lines } = startAgent()
  await until(() => expect(game.everyCommand()).not.toEqual([]))
  await game.stop()
  await enqueue({ command: 'say later' })
  await until(() => expect(lines.join()).toContain('cannot be reached'))
  await game.startAgain()
  await until(async () => {
    const [[state, reason] = []] = await states()
    // It was handed out before the agent knew.
    if (state === 'queued' && reason === 'not_now') clock.advance(31_000)
    await runBackgroundWork(1_000)
    expect(state).toBe('done')
  })
  expect(game.commands()).toEqual(['say later'])
  expect(lines.join()).toContain('The game answers again.')
})

test('who has left, or has no room, gets it later; armor and what lies in boxes take no room', async () => {
  const { game, enqueue, startAgent, states } = await openBridge()
  game.join('Ranger', 35)
  game.join('Scout', 36)
  await enqueue(
    { command: 'give Ranger one', requiresOnline: true, freeSlots: 1 },
    { command: 'give Scout one', player: 'Scout', freeSlots: 1 },
    { command: 'give Away one', player: 'Away', freeSlots: 1 },
  )
  startAgent()
  await until(async () =>
    expect(await states()).toEqual([
      ['done', null],
      ['queued', 'no_space'],
      ['queued', 'player_left'],
    ]),
  )
  expect(game.commands()).toEqual(['give Ranger one'])
})

test('what cannot be written down is not run; once there is room it is', async () => {
  const { game, enqueue, startAgent, states, clock, runBackgroundWork } = await openBridge()
  const { writeSync, fsyncSync } = await import('node:fs')
  let isFull = false
  const { lines } = startAgent({
    disk: {
      write(file, bytes, at) {
        if (isFull) throw new Error('ENOSPC: no space left on device')
        return writeSync(file, bytes, 0, bytes.length, at)
      },
      sync: fsyncSync,
    },
  })
  isFull = true
  await enqueue({ command: 'say once' })
  await until(async () => expect(await states()).toEqual([['queued', 'not_now']]))
  expect(game.commands()).toEqual([])
  expect(lines.join()).toContain('the journal cannot be written')
  isFull = false
  clock.advance(60_000)
  await runBackgroundWork(1_000)
  await until(async () => expect(await states()).toEqual([['done', null]]))
  expect(game.commands()).toEqual(['say once'])
})

test('nothing is begun after its lease, whatever time of day it is believed to be', async () => {
  const { game, enqueue, startAgent, rows } = await openBridge()
  let passed = 0
  const hour = 60 * 60 * 1_000
  const clocks = { steady: () => performance.now() + passed, wall: () => Date.now() - hour + passed }
  // While it hangs in the first one, the leases end.
  game.when('say first', () => {
    passed += LEASE
    return 'said'
  })
  await enqueue({ command: 'say first', of: line(1) }, { command: 'say second', of: line(2) })
  startAgent({ clocks })
  await until(async () =>
    expect(await rows()).toMatchObject([
      { state: 'done', attempt: 1 },
      { state: 'done', attempt: 2 },
    ]),
  )
  expect(game.commands()).toEqual(['say first', 'say second'])
})

test('a key that is ended is told, and nothing is fetched', async () => {
  const { game, enqueue, startAgent, states, staff, keyId } = await openBridge()
  const { lines, stop } = startAgent()
  await until(() => expect(lines.join()).toContain('Fetching for'))
  await staff.call('DELETE', `/admin/servers/1/keys/${keyId}`)
  await until(() => expect(lines.join()).toContain('does not know this key (401)'))
  await enqueue({ command: 'say no' })
  await stop()
  expect([await states(), game.commands()]).toEqual([[['queued', null]], []])
  expect(lines.filter((text) => text.includes('401'))).toHaveLength(1)
})

test('a key for figures alone fetches nothing, and tells who is there', async () => {
  const { game, enqueue, startAgent, states, anonymous, runBackgroundWork } = await openBridge(['report'])
  game.join('Ranger')
  await enqueue({ command: 'say no' })
  const { lines } = startAgent()
  await until(async () => {
    await runBackgroundWork(1_000)
    expect((await anonymous.call('GET', '/servers/1/status')).json()).toMatchObject({
      players: 1,
      maxPlayers: 20,
    })
  })
  expect(lines.join()).toContain('scope deliver')
  expect([await states(), game.commands()]).toEqual([[['queued', null]], []])
})

test('answers that are lost, and pages of somebody else, are no end: it asks what it holds, and tells what was not heard', async () => {
  const { createServer, request } = await import('node:http')
  const { game, enqueue, startAgent, rows, url } = await openBridge()
  /** What still goes wrong: with answers that hand something out, with those to reports, and with any. */
  const faults = { claims: 2, reports: 2, pages: 2 }
  const proxy = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    if (faults.claims === 0 && faults.reports === 0 && faults.pages-- > 0) {
      outgoing.end('<h1>Wait a moment</h1>')
      return
    }
    request(`${url}${incoming.url}`, { method: 'POST', headers: incoming.headers }, async (reply) => {
      const answer: Buffer[] = []
      for await (const chunk of reply) answer.push(chunk)
      const body = Buffer.concat(answer)
      const isClaim = incoming.url?.endsWith('/claim') && body.includes('"attempt"')
      const kind = isClaim ? 'claims' : incoming.url?.endsWith('/report') ? 'reports' : null
      if (kind && faults[kind]-- > 0) outgoing.destroy()
      else outgoing.writeHead(reply.statusCode ?? 0, reply.headers).end(body)
      if (kind) faults[kind] = Math.max(0, faults[kind])
    })
      .on('error', () => outgoing.destroy())
      .end(Buffer.concat(chunks))
  }).listen(0, '127.0.0.1')
  await until(() => expect(proxy.listening).toBe(true))
  const { lines, stop } = startAgent({ at: `http://127.0.0.1:${(proxy.address() as { port: number }).port}` })
  const commands = ['say 0', 'say 1', 'say 2', 'say 3']
  for (const command of commands) {
    await enqueue({ command })
    await until(async () => expect((await rows()).every(({ state }) => state === 'done')).toBe(true))
  }
  await until(() => expect(faults.pages).toBeLessThanOrEqual(0))
  await stop()
  proxy.close()
  expect((await rows()).map(({ attempt }) => attempt)).toEqual([1, 1, 1, 1])
  expect(game.commands()).toEqual(commands)
  expect(faults).toMatchObject({ claims: 0, reports: 0 })
  expect(lines).toContain('The site answers again.')
})

test('copied as a folder it runs by Node alone; asked to stop it finishes what runs, tells it, and leaves the rest', async () => {
  const { game, enqueue, spawnAgent, states } = await openBridge()
  const folder = join(testFolder(), 'agent')
  cpSync(AGENT, folder, { recursive: true })
  let isRunning = false
  game.when('say slow', () => {
    isRunning = true
    return { text: 'said', afterMs: 3_000 }
  })
  await enqueue({ command: 'say slow', of: line(1) }, { command: 'say next', of: line(2) })
  const { child, ended, output } = spawnAgent(join(folder, 'start.mjs'), {}, folder)
  await until(() => expect(isRunning).toBe(true))
  const second = spawnAgent(join(folder, 'start.mjs'), {}, folder)
  expect((await second.ended)[0]).toBe(1)
  expect(second.output()).toContain('another agent')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(output()).not.toContain('Warning')
  expect(await states()).toEqual([
    ['done', null],
    ['queued', null],
  ])
  expect(game.commands()).toEqual(['say slow'])
})

test('a machine without a clock that can be trusted, and a late report, do not make it run again', async () => {
  const { game, enqueue, startAgent, rows, site } = await openBridge()
  game.when('say slow', () => ({ text: 'said', afterMs: 300 }))
  await enqueue({ command: 'say slow', idempotent: false })
  startAgent()
  await until(() => expect(game.commands()).toEqual(['say slow']))
  await pass(site, LEASE + 1_000)
  await until(async () => expect(await rows()).toMatchObject([{ state: 'done', attempt: 1 }]))
  expect(game.commands()).toEqual(['say slow'])
})
