import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** How the statements of a caller are run. */
export type StatementsOfCallers = {
  runAlone<Row>(caller: Caller, query: CompiledQuery): Promise<QueryResult<Row>>
  runInside<Row>(caller: Caller, query: CompiledQuery): Promise<QueryResult<Row>>
}

/** What a caller of Kysely holds: nothing until a statement, the turn from the begin to the end of a transaction. */
export class Caller implements DatabaseConnection {
  state: 'alone' | 'inside' | 'done' = 'alone'
  readonly #statements: StatementsOfCallers

  constructor(statements: StatementsOfCallers) {
    this.#statements = statements
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.state === 'alone'
      ? this.#statements.runAlone(this, query)
      : this.#statements.runInside(this, query)
  }

  streamQuery(): never {
    throw new Error(
      'nothing is streamed from the only connection: whoever reads slowly would stop all others',
    )
  }
}
