/** The register of what is kept about people, beside the tables that there are. */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { tableReaderOf } from '#server/db/tables/table-reader-of.ts'
import type { PersonalData } from '#server/lib/personal-data.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { createTestApp } from '#tests/harness/test-app.ts'

type Column = { table: string; column: string }
type Lead = Column & { rule: string }

const described = (
  await Promise.all(
    globSync('server/modules/**/*.personal.ts').map(async (file) =>
      Object.values((await import(resolve(file))) as Record<string, PersonalData>),
    ),
  )
).flat()
const tables = described.flatMap((data) => data.tables)

/** What names somebody, wherever it stands. */
const OF_SOMEBODY =
  /user|account|author|actor|member|owner|player_|email|mailbox|network|device|(^|_)ip($|_)|browser|discord|uploaded_by/
/** These sound like it, and tell of nobody. */
const OF_NOBODY = [
  'game_servers.ip',
  'game_server_hours.players_sum',
  'game_server_hours.players_max',
  'roles.requires_second_factor',
  'mail_server.username',
  'agent_keys.networks',
]

async function readColumns(database: Database): Promise<Column[]> {
  const found = await tableReaderOf(database).list()
  return found.flatMap(({ name, columns }) => columns.map((column) => ({ table: name, column })))
}

/** The columns that lead to an account, and what becomes of their rows when it goes. */
async function readLeads({ engine, query }: Database): Promise<Lead[]> {
  const statement =
    engine === 'sqlite'
      ? sql<Lead>`select t.name as "table", f."from" as "column", lower(f.on_delete) as rule
          from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table' and f."table" = 'users'`
      : sql<Lead>`select k.table_name as "table", k.column_name as "column", lower(r.delete_rule) as rule
          from information_schema.referential_constraints r
          join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
          join information_schema.constraint_column_usage u on u.constraint_name = r.constraint_name
          where u.table_name = 'users'`
  return (await statement.execute(query)).rows
}

const nameOf = ({ table, column }: Column) => `${table}.${column}`

test('every column that leads to an account, or names somebody, is in the register, with all others of its table', async () => {
  const { database } = await createTestApp()
  const columns = await readColumns(database)
  expect(columns.length).toBeGreaterThan(200)
  const isTold = ({ table }: Column) => tables.some((one) => one.table === table)
  const forgotten = columns.filter(
    (column) => !isTold(column) && OF_SOMEBODY.test(column.column) && !OF_NOBODY.includes(nameOf(column)),
  )
  expect(forgotten.map(nameOf)).toEqual([])
  for (const { table, columns: listed } of tables)
    expect([table, Object.keys(listed).sort()]).toEqual([
      table,
      columns
        .filter((column) => column.table === table)
        .map(({ column }) => column)
        .sort(),
    ])
  const leads = await readLeads(database)
  expect(leads.length).toBeGreaterThan(15)
  for (const { table, column, rule } of leads) {
    const entry = tables.find((one) => one.table === table && one.account === column)
    expect([`${table}.${column}`, entry?.afterAccount]).toEqual([
      `${table}.${column}`,
      rule === 'cascade' ? 'gone' : 'unnamed',
    ])
  }
})

test('whatever is described is enlisted: the copy has its tables, the privacy policy tells it in both languages', async () => {
  const site = await createTestApp()
  const copy = (await (await site.administrator()).call('GET', '/profile/export')).json<{
    data: Record<string, unknown>
  }>()
  const told = tables.filter(
    ({ account, columns }) =>
      account !== null &&
      Object.values(columns).some((how) => !['inner', 'secret', 'of-others'].includes(how)),
  )
  expect(Object.keys(copy.data).sort()).toEqual(told.map(({ name }) => name).sort())
  const policy = (await site.anonymous.call('GET', '/legal/privacy')).json<LegalDocument>()
  for (const language of LANGUAGES) {
    const text = policy[`sections_${language}`].map(({ html }) => html).join('')
    for (const { texts } of described) {
      expect(text).toContain(`<strong>${texts[language].title}:</strong>`)
      expect(text).toContain(texts[language].kept.replaceAll('"', '&quot;'))
    }
    expect(text).not.toContain('personal-data')
    // What programs call a permission says nothing to people.
    expect(text.match(/[a-z]+_[a-z_]+/g)).toBeNull()
  }
})

test('staff may show the list in a policy of their own', async () => {
  const site = await createTestApp()
  const body = {
    key: 'data',
    title_ru: 'Данные',
    text_ru: '## Перечень {#list}\n\n{personal-data}\n\nВот и всё.',
  }
  await (await site.administrator()).call('POST', '/admin/collections/legal', { body })
  const { sections_ru } = (await site.anonymous.call('GET', '/legal/data')).json<LegalDocument>()
  expect(sections_ru[0]?.html).toMatch(/<li><strong>Аккаунт:<\/strong>[\s\S]*<\/ul>\s*<p>Вот и всё\.<\/p>/)
})
