/**
 * The server without its pages, as a process of its own. Tells its parent the port once it listens. A number that it is told is by how much
 * its clock is ahead.
 */
import { writeSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/env.ts'
import { openDatabase } from '#server/db/database.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { listen, openSecretsOrExit } from '#server/start.ts'
import { tuneRuntime } from '#server/tune-runtime.ts'
import { DIES_OVER, LAST_WORDS } from './run-api-process.ts'

tuneRuntime()
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
app.server.prependListener('request', dieOver)
await listen(app, database, config)
process.send?.((app.server.address() as AddressInfo).port)

/** Dies over an answer in which stands what the call names as its end: all of it is kept by then, and not a byte has left. */
function dieOver({ headers }: IncomingMessage, reply: ServerResponse): void {
  const over = headers[DIES_OVER]
  if (typeof over !== 'string') return
  const end = reply.end.bind(reply) as (...answer: unknown[]) => ServerResponse
  reply.end = ((...answer: unknown[]) => {
    if (!new RegExp(over).test(String(answer[0]))) return end(...answer)
    writeSync(1, LAST_WORDS)
    process.kill(process.pid, 'SIGKILL')
  }) as ServerResponse['end']
}
