import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database the API tests of this project run on. */
    engine: 'sqlite' | 'postgresql'
    /** The server of the `api-postgresql` project; absent in the others. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole project; every test makes its own database or schema in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
