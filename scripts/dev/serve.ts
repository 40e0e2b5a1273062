/** The server as `npm run dev` runs it: its pages come from Vite, and it starts with demo content. */
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { seedDemoContent } from '#server/seeds/demo-content.ts'
import { listen, openSecretsOrExit, readConfigOrExit } from '#server/start.ts'
import { openVitePages } from './vite-pages.ts'

const config = readConfigOrExit()
const database = await openDatabase(config)
await prepareDatabase(database, config)
const secrets = await openSecretsOrExit(database, config)
await seedDemoContent(database, new Date())

const { source, attachReload } = await openVitePages()
const app = await buildApp({
  config,
  database,
  secrets,
  pages: source,
  logger: { level: config.logLevel, transport: { target: 'pino-pretty' } },
})
attachReload(app.server)
await listen(app, database, config)
