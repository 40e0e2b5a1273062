import type { Compilable, CompiledQuery, Insertable, InsertQueryBuilder } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Texts for so many rows are kept; those for more are made each time. */
const ROWS_KEPT = 4

/** Stands in the parameters of a compiled statement for what a call hands in. */
class Given {
  readonly name: PropertyKey
  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** Names a value that each call hands in. */
export type GivenBy<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/**
 * A statement whose text is the same with every call, made the first time it is run: of the few that run with each request or
 * booking, making the text costs more than running it. `build` names what calls hand in by `given`.
 */
export function compileOnce<Values extends object, Row>(
  database: Pick<Database, 'run'>,
  build: (given: GivenBy<Values>) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return (values) => {
    compiled ??= build((name) => new Given(name) as never).compile()
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Given ? values[parameter.name as keyof Values] : parameter,
    )
    return database.run(compiled, parameters)
  }
}

/**
 * The same for inserts: a text for each set of columns, and few rows, that it has been handed. `finish` says what follows the
 * values. The rows of one call name the same columns.
 */
export function compileInserts<Table extends keyof Schema, Row>(
  database: Pick<Database, 'run' | 'query'>,
  table: Table,
  finish: (insert: InsertQueryBuilder<Schema, Table, object>) => Compilable<Row>,
): (rows: readonly Insertable<Schema[Table]>[]) => Promise<Row[]> {
  const statements = new Map<string, (values: unknown[]) => Promise<Row[]>>()

  return (rows) => {
    const columns = Object.entries(rows[0] ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : name,
    )
    const shape = `${rows.length} ${columns}`
    const insert = statements.get(shape) ?? compile(columns, rows.length)
    if (rows.length <= ROWS_KEPT) statements.set(shape, insert)
    return insert(rows.flatMap((row) => columns.map((name) => row[name as keyof typeof row])))
  }

  function compile(columns: readonly string[], count: number) {
    return compileOnce<unknown[], Row>(database, (given) => {
      const rowAt = (row: number) =>
        columns.map((name, column) => [name, given(row * columns.length + column)])
      const rows = Array.from({ length: count }, (_, row) => Object.fromEntries(rowAt(row)))
      return finish(database.query.insertInto(table).values(rows as never))
    })
  }
}
