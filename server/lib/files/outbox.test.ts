import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbox } from './outbox.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function openOutbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontland-outbox-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { outbox: createOutbox(dataDir), names: () => readdirSync(join(dataDir, 'outbox')) }
}

test('letters to an address go when they are to be forgotten, others stay', async () => {
  const { outbox, names } = openOutbox()
  await outbox.write('Yeti@example.org', Buffer.from('one'))
  await outbox.write('yeti@example.org', Buffer.from('two'))
  const kept = await outbox.write('owl@example.org', Buffer.from('three'))
  await outbox.forget('yeti@Example.org')
  expect(names()).toEqual([basename(kept)])
  // Their names do not say whose they are.
  expect(names().join()).not.toContain('owl')
})

test('after a week a letter goes', async () => {
  const { outbox, names } = openOutbox()
  const old = await outbox.write('yeti@example.org', Buffer.from('old'))
  const kept = await outbox.write('yeti@example.org', Buffer.from('new'))
  for (const [file, days] of [
    [old, 7.1],
    [kept, 6.9],
  ] as const) {
    const touched = new Date(Date.now() - days * DAY_MS)
    utimesSync(file, touched, touched)
  }
  await outbox.sweep()
  expect(names()).toEqual([basename(kept)])
})

test('where no letter was ever written there is nothing to sweep', async () => {
  const { outbox } = openOutbox()
  await outbox.sweep()
  await outbox.forget('yeti@example.org')
})
