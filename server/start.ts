import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { type Config, EnvironmentError, readConfig } from '#server/config/env.ts'
import { isLoopbackHostname } from '#server/config/loopback.ts'
import type { Database } from '#server/db/database.ts'
import { readMailing } from '#server/operator/read-mailing.ts'
import { openSecrets, SecretKeyError, type SiteSecrets } from '#server/secret-key.ts'

/**
 * The configuration out of the environment and a `.env` file beside package.json, where the environment wins.
 * One that is not right ends the process with a readable list of what is wrong. Whoever asks is about to open the data of the site:
 * what the process writes from then on is for its account alone.
 */
export function readConfigOrExit(): Config {
  // Hashes, addresses, letters, keys.
  process.umask(0o077)
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** The secrets of the site. A key that is not that of the database ends the process with a sentence that says so. */
export async function openSecretsOrExit(database: Database, config: Config): Promise<SiteSecrets> {
  try {
    return await openSecrets(database, config)
  } catch (error) {
    await database.close()
    if (!(error instanceof SecretKeyError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** What is wrong with a site that others are to reach. */
async function warningsAbout(database: Database, config: Config): Promise<string[]> {
  const { protocol, hostname } = new URL(config.site.url)
  if (isLoopbackHostname(hostname)) return []
  const https = 'SITE_URL is not https: browsers will not keep the session cookie outside localhost'
  const letters =
    'No mail server is connected (the panel, “Mail”, or SMTP_URL): NOBODY RECEIVES LETTERS, so no address is confirmed and no forgotten password comes back. ' +
    'They lie as files in DATA_DIR/outbox for a week.'
  const { server } = await readMailing(database, config)
  return [...(protocol === 'http:' ? [https] : []), ...(server ? [] : [letters])]
}

/** Requests under way have seven seconds, letters under way what is left of these ten. */
const CLOSE_DEADLINE_MS = 10_000

/** Listens until a signal comes, then finishes the requests under way and closes the database; a second one ends it at once. */
export async function listen(app: FastifyInstance, database: Database, config: Config): Promise<void> {
  const siteHost = new URL(config.site.url).hostname
  for (const warning of await warningsAbout(database, config)) app.log.warn(warning)
  let address = ''
  try {
    address = await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await database.close()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    process.stderr.write(`Port ${config.port} is taken. Stop what uses it, or set PORT to another one.\n`)
    process.exit(1)
  }
  const isBehindProxy = !isLoopbackHostname(siteHost)
  const socket = isBehindProxy ? `, listening on ${address}` : ''
  process.stdout.write(`The site is ready at ${config.site.url}${socket}\n`)

  let isClosing = false
  const end = async () => {
    setTimeout(() => {
      app.log.error('what was under way did not end in time')
      process.exit(1)
    }, CLOSE_DEADLINE_MS).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (isClosing) process.exit(1)
      isClosing = true
      void end()
    })
}
