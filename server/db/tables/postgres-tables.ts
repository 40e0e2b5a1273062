import { type Execute, ROWS_AT_ONCE, type TableReader } from './table.ts'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

const COLUMNS = `select t.relname as table, a.attname as column, a.attidentity <> '' as is_identity,
    coalesce(a.attnum = any (k.indkey), false) as is_key
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  left join pg_index k on k.indrelid = t.oid and k.indisprimary
  where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
  order by t.relname, a.attname`
const REFERENCES = `select child.relname as child, parent.relname as parent
  from pg_constraint f
  join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
  where f.contype = 'f' and child.relnamespace = current_schema()::regnamespace`

type Column = { table: string; column: string; is_identity: boolean; is_key: boolean }

/** Call it inside a transaction: rows are read by a cursor. */
export function createPostgresTableReader(execute: Execute): TableReader {
  const readColumns = async () => (await execute(COLUMNS)) as Column[]
  return {
    async list() {
      const columns = await readColumns()
      const references = await execute(REFERENCES)
      return [...new Set(columns.map(({ table }) => table))].map((name) => {
        const own = columns.filter(({ table }) => table === name)
        return {
          name,
          columns: own.map(({ column }) => column).sort(),
          primaryKey: own.filter(({ is_key }) => is_key).map(({ column }) => column),
          parents: references.filter(({ child }) => child === name).map(({ parent }) => String(parent)),
        }
      })
    },
    async lastIds() {
      const ids: Record<string, number> = {}
      for (const { table, column } of (await readColumns()).filter(({ is_identity }) => is_identity)) {
        const [sequence] = await execute(`select pg_get_serial_sequence($1, $2) as name`, [
          quote(table),
          column,
        ])
        const [state] = await execute(`select last_value, is_called from ${String(sequence?.name)}`)
        if (state?.is_called) ids[table] = Number(state.last_value)
      }
      return ids
    },
    async *read({ name, columns, primaryKey }) {
      const order = primaryKey.length > 0 ? ` order by ${primaryKey.map(quote).join(', ')}` : ''
      await execute(
        `declare table_rows no scroll cursor for select ${columns.map(quote).join(', ')} from ${quote(name)}${order}`,
      )
      try {
        for (;;) {
          const rows = await execute(`fetch ${ROWS_AT_ONCE} from table_rows`)
          if (rows.length > 0) yield rows
          if (rows.length < ROWS_AT_ONCE) return
        }
      } finally {
        await execute('close table_rows').catch(() => {})
      }
    },
  }
}
