import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

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
