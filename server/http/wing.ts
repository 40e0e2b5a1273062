/** What every wing of the house looks like to `server/app.ts`; each is made by `server/modules/<wing>/<wing>.wiring.ts`. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import type { Storage } from '#server/lib/storage/storage.ts'
import type { SiteDocument } from './pages/documents.ts'
import type { AtAddress } from './pages/pages.ts'
import type { MappedThings } from './pages/site-map.ts'
import type { Serve } from './serve.ts'

/** How often what was kept only for a while is cleared away. */
export const CLEANUP_MS = 60 * 60 * 1000

/** How often whoever does a piece of background work alone keeps its lease. */
export const LEASE_RENEWAL_MS = 2_000

/** What every wing is handed, beside the services of the wings above it. */
export type WingTools = {
  config: Pick<
    Config,
    | 'dataDir'
    | 'site'
    | 'smtpUrl'
    | 'mailFrom'
    | 'avatarUrlTemplate'
    | 'probeAllowPrivate'
    | 'probeIntervalMs'
    | 'robloxApiUrl'
    | 'robloxPlacesUrl'
  > &
    Partial<
      Pick<Config, 'rconAllow' | 'storageUrl' | 'databaseUrl' | 'backupKey' | 'payments' | 'proofOfWorkAfter'>
    >
  database: Database
  /** Where published files and pictures lie. */
  storage: Storage
  /** How what has to be read again is stored: passwords of other services, keys of hooks, second factors. */
  secrets: Secrets
  now: () => Date
  /** Seconds since the machine was started; they go on while it sleeps. */
  machineUptime: () => number
  log: FastifyBaseLogger
}

export type Wing = {
  /** For the wings below. */
  services: object
  /** Binds the endpoints that the contract describes. */
  routes(serve: Serve): void
  /** Binds folders whose files are sent as they lie there. */
  files?(app: FastifyInstance): Promise<void>
  /** What is made of its content beside pages, such as feeds. */
  documents?: readonly SiteDocument[]
  /** What has pages of its own that the site map names. */
  things?: readonly MappedThings[]
  /** What stands at an address that staff chose. */
  ownPages?: AtAddress
  /** What is done again and again while the server listens: `run` every `every` milliseconds. */
  background: readonly { every: number; run: () => Promise<void> }[]
  /** Answers those that wait, before the server waits for its calls under way to end. */
  hurry?(): void
  /** What is finished before the server stops. */
  close(): Promise<void>
}
