/** A PostgreSQL for one test run: the one that `TEST_DATABASE_URL` names, or a throw-away server of our own. */
import { findBinaries, type PostgresSource } from './find-binaries.ts'
import { type RunningServer, runServer, type ServerKind } from './run-server.ts'

/**
 * Resolves to a server that tests may do anything to; its user may create databases.
 * Tries the PostgreSQL that npm brought, then every installed one (`only` narrows this). Throws what each of them said.
 */
export async function startPostgres(
  options: { only?: PostgresSource } = {},
): Promise<Pick<RunningServer, 'url' | 'stop'>> {
  const given = process.env.TEST_DATABASE_URL
  if (given && !options.only) return { url: given, stop: async () => {} }
  return startOwnPostgres(options)
}

/** The same, always a server of our own, which may be stopped and frozen. */
export async function startOwnPostgres(
  options: { only?: PostgresSource; kind?: ServerKind } = {},
): Promise<RunningServer> {
  const complaints: string[] = []
  for (const binaries of await findBinaries()) {
    if (options.only && binaries.source !== options.only) continue
    try {
      return await runServer(binaries, options.kind)
    } catch (error) {
      complaints.push(`  ${binaries.folder}: ${error instanceof Error ? error.message : error}`)
    }
  }
  throw new Error(
    [
      'No PostgreSQL could be started, so its tests did not run.',
      'Install PostgreSQL, or name a server in TEST_DATABASE_URL.',
      ...(complaints.length > 0 ? complaints : ['  No server was found, neither installed nor through npm.']),
    ].join('\n'),
  )
}
