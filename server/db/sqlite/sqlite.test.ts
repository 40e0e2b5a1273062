import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteConnection from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createReadOnce } from '#server/lib/concurrency/read-once.ts'
import { createTestApp } from '#tests/harness/test-app.ts'
import { emptyAddress, openTestDatabase } from '#tests/harness/test-database.ts'

const addSeed = (database: Database, name: string) =>
  database.query.insertInto('seeds').values({ name, at: 1 }).execute()

async function pragma(database: Database, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database.query)
  return Object.values(rows[0] ?? {})[0]
}

/** How often something was committed since the log was begun anew: https://www.sqlite.org/fileformat2.html#walformat */
function commitsIn(dataDir: string): number {
  const log = readFileSync(join(dataDir, 'frontland.db-wal'))
  const frame = 24 + log.readUInt32BE(8)
  let commits = 0
  for (let at = 32; at + frame <= log.length; at += frame) {
    const isOfThisLog = log.compare(log, 16, 24, at + 8, at + 16) === 0
    if (isOfThisLog && log.readUInt32BE(at + 4) > 0) commits += 1
  }
  return commits
}

async function seedsAt(database: Database, at: number): Promise<string[]> {
  const rows = await database.query
    .selectFrom('seeds')
    .select('name')
    .where('at', '=', at)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

describe.runIf(inject('engine') === 'sqlite')('SQLite', () => {
  test('runs with WAL, synchronous=FULL and foreign keys, also when it is opened again', async () => {
    const address = await emptyAddress()
    for (let opening = 0; opening < 3; opening++) {
      const database = await openDatabase(address)
      expect(await pragma(database, 'journal_mode')).toBe('wal')
      expect(await pragma(database, 'synchronous')).toBe(2)
      expect(await pragma(database, 'foreign_keys')).toBe(1)
      expect(await pragma(database, 'busy_timeout')).toBeLessThanOrEqual(100)
      await sql`create table if not exists written (at integer)`.execute(database.query)
      await sql`insert into written values (1)`.execute(database.query)
      await database.close()
    }
  })

  test('waits for whoever else is starting on the same file', async () => {
    const { dataDir } = await emptyAddress()
    const other = new SqliteConnection(join(dataDir, 'frontland.db'))
    other.exec('begin exclusive; create table begun (at integer)')
    const opening = openDatabase({ dataDir })
    await wait(200)
    other.exec('commit')
    other.close()
    const database = await opening
    expect(await pragma(database, 'journal_mode')).toBe('wal')
    await database.close()
  })

  test('plans a statement once, where it would plan it for each value of a bare parameter', async () => {
    const { database, address } = await openTestDatabase()
    const { sql: text, parameters } = database.query
      .selectFrom('user_roles')
      .innerJoin('users', 'users.id', 'user_roles.user_id')
      .innerJoin('roles', 'roles.id', 'user_roles.role_id')
      .select(['users.username', 'roles.name'])
      .where('users.username', '=', 'admin')
      .compile()
    const connection = new SqliteConnection(join(address.dataDir, 'frontland.db'))
    onTestFinished(() => void connection.close())
    const [ours, bare] = [text, text.replaceAll('+?', '?')].map((one) => connection.prepare(one))
    const timesOf = (statement = ours) => {
      const began = performance.now()
      for (let run = 0; run < 200; run++) statement?.all(parameters)
      return performance.now() - began
    }
    expect(ours?.all(parameters)).toEqual(bare?.all(parameters))
    const ratios = Array.from({ length: 15 }, () => timesOf(bare) / timesOf(ours)).sort((a, b) => a - b)
    // Near 1 once SQLite plans these once by itself: then the sign is not needed any more.
    expect(ratios[7]).toBeGreaterThan(1.5)
  })

  test('makes its folder when there is none', async () => {
    const { dataDir } = await emptyAddress()
    const database = await openDatabase({ dataDir: join(dataDir, 'deep/inside') })
    expect(await pragma(database, 'journal_mode')).toBe('wal')
    await database.close()
  })

  test.runIf(process.platform !== 'win32')(
    'lies where no other account of the machine reads it',
    async () => {
      const { dataDir } = await emptyAddress()
      const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
      for (const [folder, mode] of [
        ['made', '700'],
        ['there', '750'],
      ] as const) {
        const path = join(dataDir, folder)
        if (folder === 'there') mkdirSync(path, { mode: 0o755 })
        const database = await openDatabase({ dataDir: path })
        expect([folder, modeOf(path)]).toEqual([folder, mode])
        await database.close()
      }
    },
  )

  test('waits for another program that writes without standing still: reads are answered, the change is kept in the end', async () => {
    const site = await createTestApp()
    const program = new SqliteConnection(join(site.dataDir, 'frontland.db'))
    onTestFinished(() => void program.close())
    program.exec('begin immediate')
    const writes = Promise.all([
      site.database.transaction(() => addSeed(site.database, 'in a transaction')),
      addSeed(site.database, 'alone'),
    ])
    for (let read = 0; read < 5; read++)
      expect((await site.anonymous.call('GET', '/servers')).statusCode).toBe(200)
    program.exec('commit')
    await writes
    const kept = site.database.query.selectFrom('seeds').select('name').where('at', '=', 1).orderBy('name')
    expect(await kept.execute()).toEqual([{ name: 'alone' }, { name: 'in a transaction' }])
  })

  test('answers reads at once while many changes wait for another program', async () => {
    const { database, address } = await openTestDatabase()
    const program = new SqliteConnection(join(address.dataDir, 'frontland.db'))
    onTestFinished(() => void program.close())
    program.exec('begin immediate')
    const names = Array.from({ length: 100 }, (_, number) => `number ${String(number).padStart(2, '0')}`)
    const writes = Promise.all(names.map((name) => addSeed(database, name)))
    const began = performance.now()
    for (let read = 0; read < 10; read++) await seedsAt(database, 1)
    const took = performance.now() - began
    program.exec('commit')
    await writes
    expect(took).toBeLessThan(2_000)
    expect(await seedsAt(database, 1)).toEqual(names)
  })

  test('all changes that wait for another program are given up after ten seconds, not one after the other', async () => {
    const { database, address } = await openTestDatabase()
    const program = new SqliteConnection(join(address.dataDir, 'frontland.db'))
    onTestFinished(() => void program.close())
    program.exec('begin immediate')
    const began = performance.now()
    const ended = await Promise.allSettled(
      Array.from({ length: 200 }, (_, number) => addSeed(database, `number ${number}`)),
    )
    expect(performance.now() - began).toBeLessThan(12_000)
    for (const one of ended) expect(one).toMatchObject({ reason: { code: 'SQLITE_BUSY' } })
    program.exec('commit')
    await addSeed(database, 'later')
    expect(await seedsAt(database, 1)).toEqual(['later'])
  })

  test.for(['one after another', 'in a transaction'])(
    'statements without an end, %s, leave room for everything else',
    async (how) => {
      const { database } = await openTestDatabase()
      let isCalled = false
      setTimeout(() => {
        isCalled = true
      }, 5)
      const end = performance.now() + 2_000
      const run = async () => {
        while (!isCalled && performance.now() < end) await sql`select 1`.execute(database.query)
      }
      await (how === 'in a transaction' ? database.transaction(run) : run())
      expect(isCalled).toBe(true)
    },
  )

  test('tells that the disk is full, keeps nothing of the change, and goes on once there is room', async () => {
    const { database } = await openTestDatabase()
    const write = () =>
      database.transaction(async () => {
        await database.query
          .insertInto('seeds')
          .values({ name: 'x'.repeat(1_000_000), at: 1 })
          .execute()
      })
    const pages = Number(await pragma(database, 'page_count'))
    await pragma(database, `max_page_count = ${pages + 10}`)
    await expect(write()).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await pragma(database, `max_page_count = ${pages + 1_000}`)
    await write()
    const kept = database.query.selectFrom('seeds').select('at').where('at', '=', 1)
    expect(await kept.execute()).toHaveLength(1)
  })

  test('tells that the disk is full also where the first statement that could not be kept was passed over', async () => {
    const { database } = await openTestDatabase()
    const pages = Number(await pragma(database, 'page_count'))
    await pragma(database, `max_page_count = ${pages + 10}`)
    for (const goOn of [async () => {}, () => addSeed(database, 'small')])
      await expect(
        database.transaction(async () => {
          await addSeed(database, 'x'.repeat(1_000_000)).catch(() => {})
          await goOn()
        }),
      ).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    await addSeed(database, 'later')
    expect(await seedsAt(database, 1)).toEqual(['later'])
  })

  describe('transactions that wait for one another', () => {
    const numbers = Array.from({ length: 40 }, (_, number) => number)

    test('are committed together, each seeing what those before it have done', async () => {
      const { database, address } = await openTestDatabase()
      await addSeed(database, 'the log is begun')
      const before = commitsIn(address.dataDir)
      const seen = await Promise.all(
        numbers.map((number) =>
          database.transaction(async () => {
            await addSeed(database, `number ${number}`)
            return (await seedsAt(database, 1)).length
          }),
        ),
      )
      expect(seen).toEqual(numbers.map((number) => number + 2))
      expect(commitsIn(address.dataDir) - before).toBeLessThan(numbers.length / 2)
    })

    test('are joined by single changes, of which one that is refused fails alone', async () => {
      const { database, address } = await openTestDatabase()
      await addSeed(database, 'number 7')
      const before = commitsIn(address.dataDir)
      const ended = await Promise.allSettled(
        numbers.map((number) => {
          const add = () => addSeed(database, `number ${number}`)
          return number % 2 === 0 ? database.transaction(add) : add()
        }),
      )
      expect(ended.map(({ status }) => status === 'fulfilled')).toEqual(numbers.map((number) => number !== 7))
      expect(await seedsAt(database, 1)).toHaveLength(numbers.length)
      expect(commitsIn(address.dataDir) - before).toBeLessThan(numbers.length / 2)
    })

    test('take back their own changes alone when they fail, wherever they stand', async () => {
      const { database } = await openTestDatabase()
      for (const fails of [
        (n: number) => n % 2 === 0,
        (n: number) => n % 2 === 1,
        () => true,
        (n: number) => n === 39,
      ]) {
        const ended = await Promise.allSettled(
          numbers.map((number) =>
            database.transaction(async () => {
              await addSeed(database, `number ${number}`)
              if (fails(number)) throw new Error(`${number} has changed its mind`)
            }),
          ),
        )
        const kept = numbers.filter((number) => !fails(number)).map((number) => `number ${number}`)
        expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(kept.length)
        expect(await seedsAt(database, 1)).toEqual(kept.toSorted())
        await database.query.deleteFrom('seeds').where('at', '=', 1).execute()
      }
    })

    test('are told of before anybody else reads, and what is not kept is seen by nobody', async () => {
      const { database } = await openTestDatabase()
      await pragma(database, `max_page_count = ${Number(await pragma(database, 'page_count')) + 10}`)
      const told: string[] = []
      const ended = await Promise.allSettled([
        database.transaction(() => addSeed(database, 'small')).finally(() => told.push('small')),
        seedsAt(database, 1).then((names) => told.push(`read ${names.length}`)),
        database
          .transaction(() => addSeed(database, 'x'.repeat(1_000_000)))
          .finally(() => told.push('large')),
        database.transaction(() => addSeed(database, 'later')).finally(() => told.push('later')),
      ])
      expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
      expect(ended[0]).toMatchObject({ reason: { code: 'SQLITE_FULL' } })
      expect(told).toContain('read 0')
      expect(await seedsAt(database, 1)).toEqual(['later'])
    })

    test('are told of in their order', async () => {
      const { database } = await openTestDatabase()
      for (const change of [
        (name: string) => database.transaction(() => addSeed(database, `${name} inside`)),
        (name: string) => addSeed(database, `${name} alone`),
      ]) {
        const told: number[] = []
        await Promise.all(
          numbers.map((number) => change(`number ${number}`).then(() => void told.push(number))),
        )
        expect(told).toEqual(numbers)
      }
    })

    test('that are refused are told so once what they were refused for is kept, and else that it is not', async () => {
      for (const isKept of [true, false]) {
        const { database, address } = await openTestDatabase()
        const reader = new SqliteConnection(join(address.dataDir, 'frontland.db'), { readonly: true })
        onTestFinished(() => void reader.close())
        const seen = () =>
          reader.prepare('select name from seeds where at = 1 order by name desc').pluck().all()
        await pragma(database, `max_page_count = ${Number(await pragma(database, 'page_count')) + 10}`)
        const refused = (change: Promise<unknown>) => change.catch(({ code }) => [code, seen()])
        const [, alone, inside] = await Promise.allSettled([
          addSeed(database, 'there'),
          refused(addSeed(database, 'there')),
          refused(database.transaction(() => addSeed(database, 'there'))),
          database.transaction(() => addSeed(database, isKept ? 'small' : 'x'.repeat(1_000_000))),
        ])
        const told = isKept ? ['SQLITE_CONSTRAINT_PRIMARYKEY', ['there', 'small']] : ['SQLITE_FULL', []]
        expect([alone, inside]).toMatchObject([{ value: told }, { value: told }])
      }
    })

    test('are joined for a moment only: who reads is not kept waiting by an unending row of them', async () => {
      const { database } = await openTestDatabase()
      let isRead = false
      let changes = 0
      const change = async (): Promise<void> => {
        if (isRead || changes > 5_000) return
        await database.transaction(() => addSeed(database, `change ${changes++}`))
        return change()
      }
      const writers = [change(), change(), change()]
      await seedsAt(database, 1)
      isRead = true
      await Promise.all(writers)
      expect(changes).toBeLessThan(5_000)
    })

    test('do not wait for what others, who wait for them, are reading once for all; nor is it theirs to tell', async () => {
      const { database } = await openTestDatabase()
      const names = createReadOnce(() => seedsAt(database, 1))
      const read = (): Promise<string[]> => database.transaction(() => names.read())
      const failing = database.transaction(async () => {
        await addSeed(database, 'taken back')
        expect(await names.read()).toEqual(['taken back'])
        throw new Error('it has changed its mind')
      })
      const [failed, ...others] = await Promise.allSettled([failing, names.read(), read(), names.read()])
      expect(failed.status).toBe('rejected')
      expect(others).toEqual(others.map(() => ({ status: 'fulfilled', value: [] })))
      expect(names.atHand()).toEqual([])
    })

    test('that have ended take no more statements', async () => {
      const { database } = await openTestDatabase()
      let late: Promise<unknown> | undefined
      await database.transaction(async () => {
        await addSeed(database, 'in time')
        const { query } = database
        late = wait(5).then(() => query.insertInto('seeds').values({ name: 'late', at: 1 }).execute())
        late.catch(() => {})
      })
      await expect(late).rejects.toThrow()
      expect(await seedsAt(database, 1)).toEqual(['in time'])
    })
  })
})
