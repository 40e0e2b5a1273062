import { type ColumnDefinitionBuilder, type RawBuilder, sql } from 'kysely'
import type { Engine } from './engine.ts'

/** The column types that the two engines spell differently. */
export type ColumnTypes = {
  /** A whole number that the engine gives out itself, never twice. */
  id: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  idType: RawBuilder<unknown>
}

export function columnTypesOf(engine: Engine): ColumnTypes {
  return engine === 'sqlite'
    ? { idType: sql`integer`, id: (column) => column.primaryKey().autoIncrement() }
    : { idType: sql`bigint`, id: (column) => column.primaryKey().generatedAlwaysAsIdentity() }
}
