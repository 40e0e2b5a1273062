import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { listSealedColumns } from '#server/db/tables/sealed-texts.ts'
import { openSecrets, type SiteSecrets } from '#server/secret-key.ts'
import { openTestDatabase } from '#tests/harness/test-database.ts'
import { checkKey } from './doctor/key-check.ts'
import { rotateKey } from './rotate-key.ts'

const place = (row: number) => ({ table: 'totp_secrets', row, field: 'sealed_secret' })
const [ONE, TWO] = ['the first key of this site, long enough', 'the second key of this site, long enough']
const noWait = { isLossAccepted: false, wait: async () => {} }

async function openSite() {
  const { database, address } = await openTestDatabase()
  const { id } = await database.query.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const file = join(address.dataDir, 'secret.key')
  return {
    database,
    dataDir: address.dataDir,
    file,
    userId: id,
    start: (secretKey?: string, secretKeyNext?: string) =>
      openSecrets(database, { dataDir: address.dataDir, secretKey, secretKeyNext }),
    put: async (secrets: SiteSecrets, text: string) => {
      const values = { user_id: id, sealed_secret: secrets.seal(text, place(id)) }
      await database.query
        .insertInto('totp_secrets')
        .values(values)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute()
    },
    read: async (secrets: SiteSecrets) => {
      const { sealed_secret } = await database.query
        .selectFrom('totp_secrets')
        .selectAll()
        .executeTakeFirstOrThrow()
      return secrets.open(sealed_secret, place(id))
    },
  }
}

test('every column that holds what is sealed is found by its name', async () => {
  const { database } = await openTestDatabase()
  expect(await listSealedColumns(database)).toContainEqual({
    table: 'totp_secrets',
    key: 'user_id',
    column: 'sealed_secret',
  })
  const tables = await database.query.introspection.getTables()
  const meant = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => /seal/.test(column.name)).map((column) => `${name} ${column.name}`),
  )
  const found = (await listSealedColumns(database)).map(({ table, column }) => `${table} ${column}`)
  expect(meant.filter((name) => name !== 'secret_key_check sealed_check').sort()).toEqual(found.sort())
})

test('a key in a file is exchanged beside running processes, which never meet what they cannot open', async () => {
  const { database, dataDir, file, start, put, read } = await openSite()
  const [here, there] = [await start(), await start()]
  await put(here, 'first')
  const before = readFileSync(file, 'utf8')
  const moments: (string | null)[] = []
  const { sealed } = await rotateKey(
    database,
    { dataDir, secretKey: undefined },
    {
      isLossAccepted: false,
      async wait() {
        // One process looks, the other one does not in this moment.
        await here.follow()
        moments.push(await read(here), await read(await start()))
        if (moments.length > 2) await put(there, 'sealed by the former key')
      },
    },
  )
  expect(moments).toEqual(['first', 'first', 'first', 'first'])
  expect(sealed).toBe(2)
  const after = readFileSync(file, 'utf8')
  expect(after).not.toBe(before)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(`${file}.next`)).toBe(false)
  await Promise.all([here.follow(), there.follow()])
  for (const process of [here, there, await start(after.trim())])
    expect(await read(process)).toBe('sealed by the former key')
  await put(there, 'second')
  expect(await read(await start())).toBe('second')
  await expect(start(before.trim())).rejects.toThrow('SECRET_KEY is not the one')
})

test('cut off in its transaction nothing has changed; cut off after it, it goes on when called again', async () => {
  const { database, dataDir, file, start, put, read } = await openSite()
  const config = { dataDir, secretKey: undefined }
  await put(await start(), 'kept')
  const breaking = Object.create(database, {
    exclusive: {
      value: (work: () => Promise<unknown>) =>
        database.exclusive(async () => {
          await work()
          throw new Error('the power has gone')
        }),
    },
  }) as Database
  const key = readFileSync(file, 'utf8')
  await expect(rotateKey(breaking, config, noWait)).rejects.toThrow('the power has gone')
  expect(await read(await start(key.trim()))).toBe('kept')
  expect(await checkKey(database, config)).toMatchObject({
    state: 'note',
    says: expect.stringContaining('two keys'),
  })

  let waits = 0
  const dying = {
    isLossAccepted: false,
    async wait() {
      waits += 1
      if (waits === 2) throw new Error('the power has gone again')
    },
  }
  await expect(rotateKey(database, config, dying)).rejects.toThrow('again')
  expect(await read(await start())).toBe('kept')
  expect(readFileSync(file, 'utf8')).toBe(key)
  await rotateKey(database, config, noWait)
  expect(readFileSync(file, 'utf8')).not.toBe(key)
  expect(await read(await start())).toBe('kept')
  expect(await checkKey(database, config)).toMatchObject({ state: 'well' })
})

test('keys of the environment are exchanged by SECRET_KEY_NEXT, which every process is given first', async () => {
  const { database, dataDir, start, put, read } = await openSite()
  await put(await start(ONE), 'of the environment')
  await expect(rotateKey(database, { dataDir, secretKey: ONE }, noWait)).rejects.toThrow('SECRET_KEY_NEXT')
  const running = await start(ONE, TWO)
  await rotateKey(database, { dataDir, secretKey: ONE, secretKeyNext: TWO }, noWait)
  await running.follow()
  for (const process of [running, await start(ONE, TWO), await start(TWO)])
    expect(await read(process)).toBe('of the environment')
  await put(running, 'newer')
  expect(await read(await start(TWO))).toBe('newer')
  await expect(start(ONE)).rejects.toThrow('not the one')
})

test('a lost key: doctor names what is lost, nothing changes until the operator accepts it, and then the site starts', async () => {
  const { database, dataDir, file, start, put, userId } = await openSite()
  const config = { dataDir, secretKey: undefined }
  await put(await start(), 'gone for ever')
  rmSync(file)
  expect(await checkKey(database, config)).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('1 of the second factors'),
    remedy: expect.stringContaining('--accept-loss'),
  })
  await expect(rotateKey(database, config, noWait)).rejects.toThrow('1 of the second factors')
  expect(existsSync(file)).toBe(false)
  const accepted = { ...noWait, isLossAccepted: true }
  expect(await rotateKey(database, config, accepted)).toEqual({
    sealed: 0,
    lost: [{ where: 'totp_secrets.sealed_secret', count: 1 }],
  })
  await start()
  expect(await checkKey(database, config)).toMatchObject({ state: 'well' })

  // One that no key opens among those that one does.
  await sql`update totp_secrets set sealed_secret = 'v1.damaged' where user_id = ${userId}`.execute(
    database.query,
  )
  expect(await checkKey(database, config)).toMatchObject({ state: 'fault' })
  const key = readFileSync(file, 'utf8')
  await expect(rotateKey(database, config, noWait)).rejects.toThrow('Nothing has been changed')
  await start(key.trim())
  await rotateKey(database, config, accepted)
  expect(readFileSync(file, 'utf8')).not.toBe(key)
  // A key that lies there and belongs to another database is kept.
  writeFileSync(file, `${ONE}\n`)
  await rotateKey(database, config, accepted)
  expect(readFileSync(file, 'utf8')).toBe(`${ONE}\n`)
})
