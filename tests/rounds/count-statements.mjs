/** Imported by a process before all else, it counts what that asks of its database, whichever engine; asked for `statements` by its parent it tells how many there were. */
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'

let count = 0
const probe = new SqliteConnection(':memory:')
const statement = Object.getPrototypeOf(probe.prepare('select 1'))
probe.close()
watch(statement, ['all', 'get', 'run', 'iterate'])
watch(pg.Client.prototype, ['query'])
process.on('message', (told) => {
  if (told === 'statements') process.send?.(count)
})

/**
 * @param {Record<string, (...given: unknown[]) => unknown>} kind
 * @param {string[]} names
 */
function watch(kind, names) {
  for (const name of names) {
    const original = kind[name]
    if (!original) continue
    kind[name] = function counted(...given) {
      count++
      return original.apply(this, given)
    }
  }
}
