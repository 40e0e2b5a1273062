import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const HOUR_MS = 60 * 60 * 1000

/** Leaves the database no room for a review, as a full disk does; gives what makes room again. */
async function fill({ database }: TestApp): Promise<() => Promise<unknown>> {
  if (database.engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.query)
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(database.query)
    return () => sql`pragma max_page_count = 1000000`.execute(database.query)
  }
  await sql`create function be_full() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(database.query)
  await sql`create trigger be_full before insert on feedback execute function be_full()`.execute(
    database.query,
  )
  await sql`create trigger be_full before update on sessions execute function be_full()`.execute(
    database.query,
  )
  return () => sql`drop function be_full cascade`.execute(database.query)
}

test('a full disk is told as that, with its cause in the log; pages are read meanwhile, and changes are kept once there is room', async () => {
  const logged: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line))
      done()
    },
  })
  const site = await createTestApp({ logger: { level: 'error', stream } as never, rateLimits: false })
  const player = await site.player('Ranger')
  const write = () => player.call('POST', '/feedback', { body: { message: 'x'.repeat(900) } })
  const makeRoom = await fill(site)
  let reply = await write()
  for (let tried = 0; tried < 50 && reply.statusCode === 201; tried++) reply = await write()
  expect([reply.statusCode, errorCode(reply)]).toEqual([507, 'storage_full'])
  expect(logged.join('')).toMatch(/SQLITE_FULL|53100/)
  expect(logged.join('')).not.toContain('no transaction is active')
  expect((await site.anonymous.call('GET', '/feedback')).statusCode).toBe(200)
  // Nor does anybody who is signed in have to write to read: that a session is used is noted when it can be.
  site.clock.advance(HOUR_MS)
  expect((await player.call('GET', '/profile')).statusCode).toBe(200)
  await makeRoom()
  expect((await write()).statusCode).toBe(201)
})
