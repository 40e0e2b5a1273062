import { expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

const KEY = 'a key of the site, long enough for one'
const PLACE = { table: 'hooks', row: 7, field: 'key' }

test('what is sealed is opened again, and never reads the same twice', () => {
  const secrets = createSecrets(KEY)
  const sealed = [secrets.seal('Тайна 🔑', PLACE), secrets.seal('Тайна 🔑', PLACE)]
  expect(new Set(sealed).size).toBe(2)
  expect(sealed.map((text) => createSecrets(KEY).open(text, PLACE))).toEqual(['Тайна 🔑', 'Тайна 🔑'])
  expect(createSecrets(KEY).open(secrets.seal('', PLACE), PLACE)).toBe('')
  expect(sealed.join()).not.toContain(Buffer.from('Тайна').toString('base64url').slice(0, 8))
})

test('it opens by no other key and at no other place', () => {
  const sealed = createSecrets(KEY).seal('secret', PLACE)
  expect(createSecrets(`${KEY}!`).open(sealed, PLACE)).toBeNull()
  for (const other of [
    { ...PLACE, table: 'mail' },
    { ...PLACE, row: 8 },
    { ...PLACE, field: 'url' },
    { table: 'hooks', row: '7","key', field: '' },
  ])
    expect(createSecrets(KEY).open(sealed, other)).toBeNull()
})

test('what was damaged or cut is not opened', () => {
  const secrets = createSecrets(KEY)
  const sealed = secrets.seal('secret', PLACE)
  const [last = ''] = sealed.slice(-2)
  const changed = sealed.slice(0, -2) + (last === 'A' ? 'B' : 'A') + sealed.slice(-1)
  for (const text of [
    changed,
    sealed.slice(0, -4),
    sealed.slice(0, 10),
    `v2${sealed.slice(2)}`,
    'v1.',
    '',
    'secret',
  ])
    expect([text, secrets.open(text, PLACE)]).toEqual([text, null])
})
