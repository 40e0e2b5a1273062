import type SqliteConnection from 'better-sqlite3'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { GroupingSqliteDriver } from './driver.ts'

/** Turns are taken by the driver, so that whoever waits for another program can give up its own. */
class InTurnAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Writes `+?` for `?`, which is the same value: SQLite plans a statement anew for each value of a bare parameter (decision 0085). */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '+?'
  }
}

export function durableSqliteDialect(connection: SqliteConnection.Database): Dialect {
  return {
    createDriver: () => new GroupingSqliteDriver(connection),
    createAdapter: () => new InTurnAdapter(),
    createQueryCompiler: () => new PlannedOnceCompiler(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  }
}
