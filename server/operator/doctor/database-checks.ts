import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { compareMigrations, listMigrations } from '#server/db/migrate.ts'
import { createRolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import { createMailStore } from '#server/modules/platform/mail/mail.store.ts'
import { type Finding, fault, note, well } from './finding.ts'

const POSTGRESQL_OLDEST = 14
const CLOCKS_APART_MS = 2_000
const AHEAD_MS = 60_000
const NOBODY = 0

/** Whether the database is whole, and of this program's schema; what follows needs both. */
export async function checkDatabase(database: Database): Promise<Finding[]> {
  const findings: Finding[] = []
  try {
    findings.push(database.engine === 'sqlite' ? await checkSqlite(database) : await checkPostgres(database))
  } catch (error) {
    return [
      fault(
        'database',
        `It does not answer: ${(error as Error).message}`,
        database.engine === 'sqlite'
          ? 'Restore the last backup: npm run restore -- FILE --replace.'
          : 'See that PostgreSQL runs and that DATABASE_URL leads to it.',
      ),
    ]
  }
  return [...findings, await checkMigrations(database)]
}

async function checkSqlite({ query }: Database): Promise<Finding> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(query)
  const found = rows[0]?.quick_check
  if (found !== 'ok')
    return fault(
      'database',
      `The file is damaged: ${found}`,
      'Stop the site, keep the file, and restore the last backup: npm run restore -- FILE --replace.',
    )
  const version = await sql<{ version: string }>`select sqlite_version() as version`.execute(query)
  return well('database', `SQLite ${version.rows[0]?.version}, whole.`)
}

async function checkPostgres({ query }: Database): Promise<Finding> {
  const { rows } = await sql<{
    version: string
  }>`select current_setting('server_version') as version`.execute(query)
  const version = rows[0]?.version ?? ''
  return Number.parseInt(version, 10) < POSTGRESQL_OLDEST
    ? fault('database', `PostgreSQL ${version} is too old.`, `Update it to ${POSTGRESQL_OLDEST} or newer.`)
    : well('database', `PostgreSQL ${version}.`)
}

async function checkMigrations(database: Database): Promise<Finding> {
  const known = await listMigrations()
  const { missing, unknown } = await compareMigrations(database, known).catch(() => ({
    missing: known,
    unknown: [],
  }))
  if (unknown.length > 0)
    return fault(
      'migrations',
      `The database is newer than this program: ${unknown.join(', ')}.`,
      'Update FrontLand, or restore a backup of the older release.',
    )
  if (missing.length > 0)
    return fault(
      'migrations',
      `The database lacks ${missing.length}, from ${missing[0]} on.`,
      'Back it up and start the site: migrations run by themselves.',
    )
  return well('migrations', `All ${known.length} are done.`)
}

/** Whether this machine's clock agrees with the database's, and with what was written before. */
export async function checkClock(database: Database, now: Date): Promise<Finding> {
  const { query } = database
  const remedy = 'Have the machine keep its clock by NTP: timedatectl set-ntp true.'
  if (database.engine === 'postgresql') {
    const asked = Date.now()
    const { rows } = await sql<{
      at: number
    }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(query)
    // `now` is given, so only the difference that the question itself shows counts.
    const apart = Math.abs(now.getTime() + (Date.now() - asked) / 2 - Number(rows[0]?.at))
    if (apart > CLOCKS_APART_MS)
      return fault(
        'clock',
        `This machine and the database's are ${Math.round(apart / 1_000)} seconds apart.`,
        remedy,
      )
  }
  const { rows } = await sql<{ at: number | null }>`select max(at) as at from
    (select max(at) as at from audit_log union all select max(created_at) as at from users) as latest`.execute(
    query,
  )
  const ahead = Number(rows[0]?.at ?? 0) - now.getTime()
  return ahead > AHEAD_MS
    ? fault(
        'clock',
        `What was written last is of ${Math.round(ahead / 60_000)} minutes from now: the clock went back.`,
        remedy,
      )
    : well('clock', `It is ${now.toISOString()}.`)
}

/** Whether anybody could sign in and do everything. */
export async function checkAdministrators(database: Database, now: Date): Promise<Finding> {
  const count = await createRolesStore(database).countOtherAdministrators(NOBODY, now.getTime())
  return count === 0
    ? fault('administrators', 'Nobody can sign in as an administrator.', 'npm run admin -- reset NAME')
    : well('administrators', `${count} can sign in.`)
}

/** Whether letters wait for somebody, or for a mail server. */
export async function checkLetters(database: Database): Promise<Finding> {
  const { count } = await createMailStore(database).findHeld()
  if (count > 0)
    return note(
      'letters',
      `${count} are held since a backup was restored.`,
      'Send or delete them on the first page of the panel.',
    )
  const failing = await database.query
    .selectFrom('pending_mail')
    .where('attempts', '>=', 3)
    .select((mail) => mail.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return failing.count > 0
    ? fault(
        'letters',
        `${failing.count} could not be sent three times and more.`,
        'The log says why: look for “letter not sent”.',
      )
    : well('letters', 'None is stuck.')
}
