/** The server as `npm run dev` runs it: its pages come from Vite, and it starts with demo content. */
import type { RequestListener } from 'node:http'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { createTransport } from '#server/http/in-process-transport.ts'
import { createPages } from '#server/http/pages/pages.ts'
import { createMailer } from '#server/lib/mailer.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { seedDemoContent } from '#server/seeds/demo-content.ts'
import { listen, readConfigOrExit } from '#server/start.ts'
import { openVitePages } from './vite-pages.ts'

// Vite's client and styles are scripts and styles that the policy of the built product refuses.
const headers = { 'content-security-policy': "frame-ancestors 'none'" }

const config = readConfigOrExit()
const database = openDatabase(config)
await prepareDatabase(database, config)
await seedDemoContent(database, new Date())

const { source, middleware, attachReload, onChange } = await openVitePages()
const app = await buildApp({
  config,
  database,
  send: createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir }),
  pages: { source, staticFolder: null, extraHeaders: headers },
  logger: { level: config.logLevel, transport: { target: 'pino-pretty' } },
})

/** Pages rendered from the present sources: after a change of them, none that was kept is served again. */
const openPages = () =>
  createPages({
    source,
    site: config.site,
    headers,
    transport: createTransport(app),
    now: Date.now,
    log: app.log,
  })
let pages = openPages()
onChange(() => {
  pages = openPages()
})

const [serve] = app.server.listeners('request') as [RequestListener]
app.server.removeAllListeners('request')
app.server.on('request', (request, response) => {
  middleware(request, response, () => {
    if (!pages.answer(request, response)) serve(request, response)
  })
})
attachReload(app.server)
await listen(app, database, config)
