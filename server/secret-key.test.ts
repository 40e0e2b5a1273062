import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createToken } from '#server/lib/random-token.ts'
import { openTestDatabase } from '#tests/harness/test-database.ts'
import { openSecrets } from './secret-key.ts'

const PLACE = { table: 'hooks', row: 1, field: 'key' }

async function openSite() {
  const { database, address } = await openTestDatabase()
  const start = (secretKey?: string, dataDir = address.dataDir) =>
    openSecrets(database, { dataDir, secretKey })
  return { database, start, file: join(address.dataDir, 'secret.key'), dataDir: address.dataDir }
}

test('the first start makes a key that its owner alone may read, and later ones use it', async () => {
  const { start, file } = await openSite()
  const sealed = (await start()).seal('secret', PLACE)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const key = readFileSync(file, 'utf8')
  expect(key).toMatch(/^[\w-]{43}\n$/)
  expect((await start()).open(sealed, PLACE)).toBe('secret')
  expect((await start(key.trim())).open(sealed, PLACE)).toBe('secret')
  expect(readFileSync(file, 'utf8')).toBe(key)
})

test('a key that the environment gives is used, and no file is made', async () => {
  const { start, file } = await openSite()
  const key = createToken()
  const sealed = (await start(key)).seal('secret', PLACE)
  expect((await start(key)).open(sealed, PLACE)).toBe('secret')
  expect(() => statSync(file)).toThrow('ENOENT')
})

test('a machine with another key does not start, and says why', async () => {
  const { start, file, dataDir } = await openSite()
  await start(createToken())
  await expect(start(createToken())).rejects.toThrow('SECRET_KEY is not the one')
  await expect(start(undefined, join(dataDir, 'of-another-machine'))).rejects.toThrow(
    'a key that is not here',
  )
  expect(() => statSync(file)).toThrow('ENOENT')
})

test('a key that was lost or exchanged ends the start, and nothing is made in its place', async () => {
  const { start, file } = await openSite()
  await start()
  writeFileSync(file, createToken())
  await expect(start()).rejects.toThrow(`The key in ${file} is not the one`)
  rmSync(file)
  await expect(start()).rejects.toThrow(`Put it back as ${file}`)
  expect(() => statSync(file)).toThrow('ENOENT')
})

test('processes that start together for the first time agree on one key', async () => {
  const { start } = await openSite()
  const [one, other] = await Promise.all([start(), start()])
  expect(other.open(one.seal('secret', PLACE), PLACE)).toBe('secret')
})
