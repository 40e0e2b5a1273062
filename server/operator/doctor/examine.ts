/** Everything that `npm run doctor` looks at. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config/env.ts'
import { SECRET_NAMES } from '#server/config/secret-files.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { checkAdministrators, checkClock, checkDatabase, checkLetters } from './database-checks.ts'
import { type Finding, fault } from './finding.ts'
import { checkFirstDay } from './first-day-checks.ts'
import { checkKey } from './key-check.ts'
import { checkDisk, checkLeftovers, checkPermissions, checkVersions } from './machine-checks.ts'
import { checkAddress, checkProxyTrust, checkSmtp } from './network-checks.ts'
import { checkStorage } from './storage-check.ts'

export type Examination = {
  config: Config
  /** Where the names of secret files stand. */
  environment: Readonly<Record<string, string | undefined>>
  version: string
  buildFolder: string
  now: () => Date
  ask?: typeof fetch
  freeBytesOf?: (folder: string) => Promise<number>
  nodeVersion?: string
}

export async function examineSite(examination: Examination): Promise<Finding[]> {
  const { config, environment, version, buildFolder, now, ask, freeBytesOf, nodeVersion } = examination
  const { dataDir, smtpUrl, site } = config
  const named = SECRET_NAMES.flatMap((name) => environment[`${name}_FILE`] || [])
  const secretFiles = [...named, ...(existsSync('.env') ? ['.env'] : [])]
  return [
    ...(await checkInside(config, now)),
    await checkDisk(dataDir, freeBytesOf),
    await checkStorage(config),
    await checkPermissions(dataDir, secretFiles),
    await checkLeftovers(dataDir),
    await checkVersions({ version, buildFolder, ...(nodeVersion !== undefined && { nodeVersion }) }),
    checkProxyTrust(config),
    ...(await Promise.all([checkSmtp(smtpUrl, dataDir), checkAddress(site.url, ask)])),
  ]
}

/** What the database tells, as far as it is there and as old as this program. */
async function checkInside(config: Config, now: () => Date): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'frontland.db')))
    return [
      fault(
        'database',
        `There is no site in ${config.dataDir}.`,
        'Run this where the site runs, with the same environment or .env; or start the site.',
      ),
    ]
  let database: Database
  try {
    database = await openDatabase(config)
  } catch (error) {
    return [fault('database', `It cannot be opened: ${(error as Error).message}`, 'Restore the last backup.')]
  }
  try {
    const first = await checkDatabase(database)
    if (first.some(({ state }) => state === 'fault')) return first
    return [
      ...first,
      await checkClock(database, now()),
      await checkKey(database, config),
      await checkAdministrators(database, now()),
      await checkLetters(database),
      ...(await checkFirstDay(database, config, now())),
    ]
  } finally {
    await database.close()
  }
}
