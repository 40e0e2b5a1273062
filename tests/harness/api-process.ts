/**
 * The server without its pages, as a process of its own. Tells its parent the port once it listens. A number that it is told is by how much
 * its clock is ahead.
 */
import type { AddressInfo } from 'node:net'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/env.ts'
import { openDatabase } from '#server/db/database.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { listen, openSecretsOrExit } from '#server/start.ts'

const config = readConfig(process.env)
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)
process.on('message', (told) => {
  aheadMs = Number(told)
})
process.once('disconnect', () => process.exit())
const database = await openDatabase(config)
await prepareDatabase(database, config)
const secrets = await openSecretsOrExit(database, config)
const app = await buildApp({
  config,
  database,
  secrets,
  logger: { level: config.logLevel },
  now: () => new Date(Date.now() + aheadMs),
  probeGameServers: async () => new Map(),
  rateLimits: process.env.TEST_RATE_LIMITS === 'true',
})
await listen(app, database, config)
process.send?.((app.server.address() as AddressInfo).port)
