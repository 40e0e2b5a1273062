import { type ColumnDefinitionBuilder, type RawBuilder, sql } from 'kysely'
import type { Engine } from './engine.ts'

/** What the two engines spell differently in a migration. */
export type ColumnTypes = {
  engine: Engine
  /** A whole number that the engine gives out itself, never twice. */
  id: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  idType: RawBuilder<unknown>
}

export function columnTypesOf(engine: Engine): ColumnTypes {
  return engine === 'sqlite'
    ? { engine, idType: sql`integer`, id: (column) => column.primaryKey().autoIncrement() }
    : { engine, idType: sql`bigint`, id: (column) => column.primaryKey().generatedAlwaysAsIdentity() }
}
