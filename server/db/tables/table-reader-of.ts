import { CompiledQuery } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { createPostgresTableReader } from './postgres-tables.ts'
import { createSqliteTableReader } from './sqlite-tables.ts'
import type { Execute, Row, TableReader } from './table.ts'

/** What the tables of an open database are; on PostgreSQL rows are read inside a transaction. */
export function tableReaderOf(database: Database): TableReader {
  const execute: Execute = async (statement, parameters = []) =>
    (await database.query.executeQuery<Row>(CompiledQuery.raw(statement, [...parameters]))).rows
  return database.engine === 'sqlite' ? createSqliteTableReader(execute) : createPostgresTableReader(execute)
}
