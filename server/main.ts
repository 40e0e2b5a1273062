/** Starts the product: environment, database, starting content, server; closes with grace. */
import { buildApp } from './app.ts'
import { openDatabase } from './db/database.ts'
import { BUILD_FOLDER, openBuiltPages } from './http/pages/page-source.ts'
import { prepareDatabase } from './prepare-database.ts'
import { listen, openSecretsOrExit, readConfigOrExit } from './start.ts'
import { tuneRuntime } from './tune-runtime.ts'

tuneRuntime()
const config = readConfigOrExit()
const database = await openDatabase(config)
await prepareDatabase(database, config)
const secrets = await openSecretsOrExit(database, config)
const app = await buildApp({
  config,
  database,
  secrets,
  pages: await openBuiltPages(BUILD_FOLDER),
  logger: { level: config.logLevel },
})
await listen(app, database, config)
