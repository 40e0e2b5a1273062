import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  fsyncSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { testFolder } from '#tests/rcon/test-folder.ts'
import { DamagedJournal, JournalTaken, openJournal } from './journal.ts'
import type { Disk } from './journal-file.ts'

const at = '2026-03-10T12:00:00.000Z'
const done = (id: string, attempt = 1) => ({ id, attempt, outcome: 'done' as const, output: 'Gave 1', at })
const DAY = 24 * 60 * 60 * 1_000

function place() {
  const path = join(testFolder(), 'journal')
  const opened: { close(): void }[] = []
  onTestFinished(() => opened.forEach((journal) => void journal.close()))
  return {
    path,
    open(options: Parameters<typeof openJournal>[1] = {}, by = path) {
      const journal = openJournal(by, options)
      let isClosed = false
      const close = () => {
        if (!isClosed) journal.close()
        isClosed = true
      }
      opened.push({ close })
      return { ...journal, close }
    },
  }
}

test('begun and not ended is unknown in the next life, begun in this one is not told yet', () => {
  const { open } = place()
  const journal = open()
  journal.begin('one', 1)
  journal.begin('two', 1)
  journal.end(done('two'))
  journal.begin('three', 1)
  journal.end(done('three'))
  journal.tell(done('three'))
  expect(journal.untold()).toEqual([done('two')])
  journal.close()

  const next = open()
  expect(next.instance).toBe(journal.instance)
  expect(next.untold()).toEqual([
    { id: 'one', attempt: 1, outcome: 'unknown', at: expect.any(String) },
    done('two'),
  ])
  expect([next.knows('one', 1), next.knows('three', 1), next.knows('one', 2)]).toEqual([true, true, false])
  expect([next.outcomeOf('three', 1), next.outcomeOf('one', 1)]).toEqual(['done', null])
})

test('another journal is another instance', () => {
  expect(place().open().instance).not.toBe(place().open().instance)
})

test('a torn last line is forgotten wherever it was torn, and what follows stands on a line of its own', () => {
  const { path, open } = place()
  const journal = open()
  journal.begin('one', 1)
  journal.close()
  const whole = readFileSync(path)
  const last = Buffer.from(`${JSON.stringify({ begun: 'two', attempt: 1, at })}\n`)
  for (let cut = 1; cut < last.length; cut++) {
    writeFileSync(path, Buffer.concat([whole, last.subarray(0, cut)]))
    const torn = open()
    expect(torn.knows('two', 1)).toBe(false)
    torn.begin('three', 1)
    torn.close()
    const after = open()
    expect([after.knows('one', 1), after.knows('two', 1), after.knows('three', 1)]).toEqual([
      true,
      false,
      true,
    ])
    after.close()
  }
  writeFileSync(path, Buffer.concat([whole, Buffer.alloc(4_096)]))
  expect(open().untold()).toHaveLength(1)
})

test('what is damaged in its middle is not guessed at', () => {
  const { path, open } = place()
  const journal = open()
  journal.begin('one', 1)
  journal.close()
  appendFileSync(path, 'no line\n{"begun":"two","attempt":1,"at":""}\n')
  expect(() => open()).toThrow(DamagedJournal)
  writeFileSync(path, '{"begun":"two","attempt":1,"at":""}\n')
  expect(() => open()).toThrow(DamagedJournal)
})

test('on a full disk nothing is begun; once there is room it goes on, and nothing half written is left', () => {
  const { open } = place()
  let room = Number.POSITIVE_INFINITY
  const disk: Disk = {
    write(file, bytes, position) {
      const taken = Math.min(room, bytes.length)
      if (taken <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      room -= taken
      return writeSync(file, bytes, 0, taken, position)
    },
    sync: fsyncSync,
  }
  const journal = open({ disk })
  journal.begin('one', 1)
  for (room = 0; room < 40; room += 7) {
    const rest = room
    expect(() => journal.begin('two', 1)).toThrow('no space left')
    expect(journal.knows('two', 1)).toBe(false)
    room = rest
  }
  // It has run: what cannot be written down is remembered for this life.
  room = 0
  journal.end(done('one'))
  expect(journal.untold()).toEqual([done('one')])
  room = Number.POSITIVE_INFINITY
  journal.begin('three', 1)
  journal.close()
  const next = open()
  expect(next.untold().map(({ id, outcome }) => [id, outcome])).toEqual([
    ['one', 'unknown'],
    ['three', 'unknown'],
  ])
})

test('what the disk did not confirm was not begun', () => {
  const { open } = place()
  let isSound = true
  const journal = open({
    disk: {
      write: (file, bytes, position) => writeSync(file, bytes, 0, bytes.length, position),
      sync() {
        if (!isSound) throw new Error('input/output error')
      },
    },
  })
  isSound = false
  expect(() => journal.begin('one', 1)).toThrow('input/output error')
  journal.close()
  expect(open().untold()).toEqual([])
})

test('it is written anew when it has grown: what was told is kept for a month, what was not for good', () => {
  const { path, open } = place()
  let time = Date.parse(at)
  // Syncing is not what this is about.
  const disk: Disk = {
    write: (file, bytes, position) => writeSync(file, bytes, 0, bytes.length, position),
    sync: () => {},
  }
  const journal = open({ compactFrom: 20_000, now: () => new Date(time), disk })
  journal.begin('open', 1)
  journal.begin('waits', 1)
  journal.end(done('waits'))
  for (let nth = 0; nth < 2_000; nth++) {
    time += DAY / 10
    journal.begin(`job-${nth}`, 1)
    journal.end({ ...done(`job-${nth}`), output: 'x'.repeat(200) })
    journal.tell(done(`job-${nth}`))
  }
  expect(statSync(path).size).toBeLessThan(250_000)
  journal.close()
  const next = open()
  expect(next.instance).toBe(journal.instance)
  expect([next.knows('job-1', 1), next.knows('job-1800', 1), next.knows('job-1999', 1)]).toEqual([
    false,
    true,
    true,
  ])
  expect(next.untold().map(({ id, outcome }) => [id, outcome])).toEqual([
    ['open', 'unknown'],
    ['waits', 'done'],
  ])
})

test('one agent at a time: another refuses, by another name too, and kill -9 leaves nothing to clear away', async () => {
  const { path, open } = place()
  const journal = open()
  expect(() => open()).toThrow(JournalTaken)
  symlinkSync(path, `${path}-by-another-name`)
  expect(() => open({}, `${path}-by-another-name`)).toThrow(JournalTaken)
  journal.close()

  const source = fileURLToPath(new URL('./journal.ts', import.meta.url))
  const child = spawn(process.execPath, [
    '--expose-gc',
    '--input-type=module',
    '--eval',
    `const { openJournal } = await import(${JSON.stringify(source)})
     openJournal(${JSON.stringify(path)}).begin('one', 1)
     gc()
     console.log('open')
     setInterval(() => {}, 1_000)`,
  ])
  await once(child.stdout, 'data')
  expect(() => open()).toThrow(JournalTaken)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(open().untold()).toMatchObject([{ id: 'one', outcome: 'unknown' }])
})
