/** What holds in every database of ours, whatever happened to the process that wrote it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** Tables whose rows stand in the log of changes from their creation on, and by which noun. */
const LOGGED = [
  ['news', 'news'],
  ['launcher_releases', 'launcher_release'],
  ['images', 'image'],
] as const

/** The sentences of all that does not hold; none when all is well. */
export async function brokenInvariants(database: Database, dataDir: string): Promise<string[]> {
  return [
    ...(await (database.engine === 'sqlite' ? brokenPages(database) : orphans(database))),
    ...(await doubleNames(database)),
    ...(await unloggedChanges(database)),
    ...(await halfFiles(database, dataDir)),
  ]
}

async function brokenPages({ query }: Database): Promise<string[]> {
  const keys = await sql<{ table: string }>`pragma foreign_key_check`.execute(query)
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query)
  return [
    ...keys.rows.map(({ table }) => `a row of ${table} refers to one that is not there`),
    ...pages.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
  ]
}

/** PostgreSQL checks its keys when they are written; here they are read again. */
async function orphans({ query }: Database): Promise<string[]> {
  const keys = await sql<{ child: string; parent: string; from: string; to: string }>`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      a.attname as "from", b.attname as "to"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1`.execute(query)
  const found: string[] = []
  for (const { child, parent, from, to } of keys.rows) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(child)} c left join ${sql.table(parent)} p
      on p.${sql.ref(to)} = c.${sql.ref(from)}
      where c.${sql.ref(from)} is not null and p.${sql.ref(to)} is null`.execute(query)
    if (rows[0]?.count !== 0) found.push(`${rows[0]?.count} rows of ${child} refer to no row of ${parent}`)
  }
  return found
}

async function doubleNames({ query }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select username_folded as name from users group by username_folded having count(*) > 1`.execute(query)
  return rows.map(({ name }) => `the name ${name} was given twice`)
}

/** Every change is in the log, once: what was made, each version of it, and each change of public content. */
async function unloggedChanges({ query }: Database): Promise<string[]> {
  const found: string[] = []
  const entries = await query.selectFrom('audit_log').select(['noun', 'noun_id', 'action']).execute()
  const counts = new Map<string, number>()
  for (const { noun, noun_id, action } of entries)
    for (const key of [`${noun} ${noun_id} ${action}`, noun]) counts.set(key, (counts.get(key) ?? 0) + 1)
  const count = (key: string) => counts.get(key) ?? 0
  const seeded = await seededNews(query)
  for (const [table, noun] of LOGGED)
    for (const { id, version } of await query.selectFrom(table).select(['id', 'version']).execute()) {
      if (table === 'news' && seeded.has(id)) continue
      const logged = [count(`${noun} ${id} create`), count(`${noun} ${id} update`)]
      if (logged[0] !== 1 || logged[1] !== version - 1)
        found.push(`${noun} ${id} has version ${version} and ${logged.join(' + ')} entries in the log`)
    }
  const topics = await query.selectFrom('content_versions').selectAll().where('topic', '=', 'news').execute()
  const changes = topics.at(0)?.version ?? 0
  if (changes !== count('news'))
    found.push(`news were changed ${changes} times, and ${count('news')} by the log`)
  return found
}

async function seededNews(query: Database['query']): Promise<Set<number>> {
  const rows = await query.selectFrom('news').select('id').where('is_sample', '=', 1).execute()
  return new Set(rows.map(({ id }) => id))
}

/** What a row or a name promises of a file is what lies there. */
async function halfFiles({ query }: Database, dataDir: string): Promise<string[]> {
  const found: string[] = []
  const launcher = join(dataDir, 'launcher/files')
  const sizes = new Map(namesIn(launcher).map((name) => [name, sumOf(join(launcher, name))]))
  for (const [name, { sum }] of sizes)
    if (name !== sum) found.push(`the launcher file ${name} is another one`)
  for (const { id, sha256, size } of await query.selectFrom('launcher_releases').selectAll().execute())
    if (sizes.get(sha256)?.size !== size) found.push(`release ${id} has no whole file`)
  const uploads = join(dataDir, 'uploads')
  const lying = new Map(namesIn(uploads).map((name) => [name, readFileSync(join(uploads, name)).length]))
  for (const { path, bytes } of await query.selectFrom('images').select(['path', 'bytes']).execute())
    if (lying.get(basename(path)) !== bytes) found.push(`the picture ${path} has no whole file`)
  return found
}

function sumOf(path: string): { sum: string; size: number } {
  const bytes = readFileSync(path)
  return { sum: createHash('sha256').update(bytes).digest('hex'), size: bytes.length }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
