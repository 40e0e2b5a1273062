import type SqliteConnection from 'better-sqlite3'

const STATEMENTS_KEPT = 300

/** Keeps the statements used last: preparing one costs more than most of our queries take to run. */
export function createStatementCache(
  connection: SqliteConnection.Database,
): (text: string) => SqliteConnection.Statement {
  const statements = new Map<string, SqliteConnection.Statement>()
  return (text) => {
    const statement = statements.get(text) ?? connection.prepare(text)
    statements.delete(text)
    statements.set(text, statement)
    if (statements.size > STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? '')
    return statement
  }
}
