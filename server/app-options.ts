import type { FastifyServerOptions } from 'fastify'
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import type { runInBackground } from '#server/http/background.ts'
import type { Patience } from '#server/http/listener.ts'
import type { PageSource } from '#server/http/pages/page-source.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { SendLetter } from '#server/lib/mail/mailer.ts'
import type { PostOverHttp } from '#server/lib/net/post-over-http.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import type { ProbeGameServers } from './modules/games/game-status/prober.ts'

/** What the whole server is built of. */
export type AppOptions = {
  config: WingTools['config'] &
    Pick<Config, 'trustProxy'> &
    Partial<Pick<Config, 'metricsKey' | 'accessLog' | 'securityContact'>>
  database: Database
  /** How secrets are stored that have to be read again. */
  secrets: Secrets & { follow?: () => Promise<void> }
  /** How letters leave, in place of what the environment and staff say. */
  send?: SendLetter | undefined
  now?: () => Date
  /** Seconds since the machine was started. */
  machineUptime?: () => number
  /** How hooks are called; over the internet unless a test says otherwise. */
  postHook?: PostOverHttp
  /** How game servers are asked; by their real protocols unless a test says otherwise. */
  probeGameServers?: ProbeGameServers
  /** The pages of the site; without them only the API is served. */
  pages?: PageSource
  rateLimits?: boolean
  patience?: Partial<Patience>
  /** How what is done again and again is started; while the server listens unless a test says otherwise. */
  runInBackground?: typeof runInBackground
  logger?: FastifyServerOptions['logger']
}
