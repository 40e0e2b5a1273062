/** A statement's rows; parameters are written as the engine writes them. */
export type Execute = (statement: string, parameters?: readonly unknown[]) => Promise<Row[]>
export type Row = Record<string, unknown>

/** A table with rows of its own; columns that the engine makes of others are left out. */
export type Table = { name: string; columns: readonly string[] }
export type FoundTable = Table & {
  primaryKey: readonly string[]
  /** The tables that it refers to. */
  parents: readonly string[]
}

/** What one engine tells of its tables. */
export type TableReader = {
  list(): Promise<FoundTable[]>
  /** The largest number that each table has given out, also where that row has gone. */
  lastIds(): Promise<Record<string, number>>
  /** All rows, some at a time. Ask nothing else for as long as they are read. */
  read(table: FoundTable): AsyncIterable<Row[]>
}

/** How many rows are held in memory. */
export const ROWS_AT_ONCE = 500

/** These belong to processes that run, or say what the program itself knows. */
const NOT_KEPT = new Set([
  'migrations',
  'leases',
  'content_versions',
  'call_counts',
  'stream_places',
  'backups',
])

/** Those that a copy of the site needs, each after the ones it refers to. */
export function keptTables(found: readonly FoundTable[]): FoundTable[] {
  const waiting = found
    .filter(({ name }) => !NOT_KEPT.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const sorted: FoundTable[] = []
  const isThere = (table: FoundTable) =>
    table.parents.every((parent) => parent === table.name || sorted.some(({ name }) => name === parent))
  while (waiting.length > 0) {
    const index = waiting.findIndex(isThere)
    const [next] = index < 0 ? [] : waiting.splice(index, 1)
    if (!next) throw new Error(`${waiting.map(({ name }) => name).join(', ')} refer to one another`)
    sorted.push(next)
  }
  return sorted
}
