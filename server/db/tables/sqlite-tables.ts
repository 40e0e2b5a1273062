import { type Execute, type FoundTable, ROWS_AT_ONCE, type Row, type TableReader } from './table.ts'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

export function createSqliteTableReader(execute: Execute): TableReader {
  async function list(): Promise<FoundTable[]> {
    const tables = (await execute(
      `select name, sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
    )) as { name: string; sql: string }[]
    const isVirtual = ({ sql }: { sql: string }) => /^create virtual/i.test(sql)
    const virtual = tables.filter(isVirtual).map(({ name }) => `${name}_`)
    // What a virtual table keeps its index in.
    const isShadow = (name: string) => virtual.some((prefix) => name.startsWith(prefix))
    const own = tables.filter((table) => !isVirtual(table) && !isShadow(table.name))
    const found: FoundTable[] = []
    for (const { name } of own) {
      const columns = (await execute(`pragma table_info(${quote(name)})`)) as { name: string; pk: number }[]
      const references = await execute(`pragma foreign_key_list(${quote(name)})`)
      found.push({
        name,
        columns: columns.map((column) => column.name).sort(),
        primaryKey: columns.filter(({ pk }) => pk > 0).map((column) => column.name),
        parents: references.map(({ table }) => String(table)),
      })
    }
    return found
  }

  return {
    list,
    async lastIds() {
      const rows = await execute(
        // A table into which nothing was ever put has 0 there once somebody tried to.
        `select name, seq from sqlite_sequence where seq > 0 and name in (select name from sqlite_master)`,
      ).catch(() => [])
      return Object.fromEntries(rows.map(({ name, seq }) => [String(name), Number(seq)]))
    },
    async *read({ name, columns }) {
      const wanted = columns.map(quote).join(', ')
      let after: unknown = Number.MIN_SAFE_INTEGER
      for (;;) {
        const rows: Row[] = await execute(
          `select rowid as "row id", ${wanted} from ${quote(name)} where rowid > ? order by rowid limit ${ROWS_AT_ONCE}`,
          [after],
        )
        if (rows.length > 0)
          yield rows.map(({ 'row id': id, ...row }) => {
            after = id
            return row
          })
        if (rows.length < ROWS_AT_ONCE) return
      }
    },
  }
}
