/** Starts the product: environment, database, starting content, server; closes with grace. */
import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { openDatabase } from './db/database.ts'
import { BUILD_FOLDER, openBuiltPages } from './http/pages/page-source.ts'
import { keepOneTick } from './kept-tick.ts'
import { prepareDatabase } from './prepare-database.ts'
import { listen, openSecretsOrExit, readConfigOrExit } from './start.ts'

keepOneTick()
// Collects sooner, so that the process holds less under load. Said on the command line it would hold the young generation at 1 MB as
// well, and a rendering would take a third longer; how large that is, is said there (decision 0080).
setFlagsFromString('--optimize-for-size')
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
