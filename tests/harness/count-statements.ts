/** Counts what this process asks of its database, whichever engine: call it before that is opened. */
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'

type Method = (...given: unknown[]) => unknown

/** @returns how many statements were run so far. */
export function countStatements(): () => number {
  let count = 0
  const probe = new SqliteConnection(':memory:')
  const statement = Object.getPrototypeOf(probe.prepare('select 1')) as Record<string, Method>
  probe.close()
  watch(statement, ['all', 'get', 'run', 'iterate'])
  watch(pg.Client.prototype as unknown as Record<string, Method>, ['query'])
  return () => count

  function watch(kind: Record<string, Method>, names: readonly string[]): void {
    for (const name of names) {
      const original = kind[name]
      if (!original) continue
      kind[name] = function counted(this: unknown, ...given: unknown[]) {
        count++
        return original.apply(this, given)
      }
    }
  }
}
