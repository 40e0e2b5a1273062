/** Everything that `npm run doctor` looks at. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config/env.ts'
import { SECRET_NAMES } from '#server/config/secret-files.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { Mailing } from '#server/lib/mail/mailer.ts'
import { readMailing } from '#server/operator/read-mailing.ts'
import { checkAdministrators, checkClock, checkDatabase, checkLetters } from './database-checks.ts'
import { type Finding, fault } from './finding.ts'
import { checkFirstDay } from './first-day-checks.ts'
import { checkKey } from './key-check.ts'
import { checkDisk, checkLeftovers, checkPermissions, checkVersions } from './machine-checks.ts'
import { checkMoney, checkTestMoney } from './money-check.ts'
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
  const { dataDir, site } = config
  const inside = await examineDatabase(config, now)
  const named = SECRET_NAMES.flatMap((name) => environment[`${name}_FILE`] || [])
  const secretFiles = [...named, ...(existsSync('.env') ? ['.env'] : [])]
  return [
    ...inside.findings,
    await checkDisk(dataDir, freeBytesOf),
    await checkStorage(config),
    await checkPermissions(dataDir, secretFiles),
    await checkLeftovers(dataDir),
    await checkVersions({ version, buildFolder, ...(nodeVersion !== undefined && { nodeVersion }) }),
    checkProxyTrust(config),
    ...(await Promise.all([checkSmtp(inside.server, config), checkAddress(site.url, ask)])),
  ]
}

/** What the database tells, as far as it is there and as old as this program, and which mail server is to be asked. */
async function examineDatabase(
  config: Config,
  now: () => Date,
): Promise<{ findings: Finding[]; server: Mailing['server'] }> {
  const server = config.smtpUrl === undefined ? undefined : { url: config.smtpUrl }
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'frontland.db'))) {
    const remedy = 'Run this where the site runs, with the same environment or .env; or start the site.'
    return { findings: [fault('database', `There is no site in ${config.dataDir}.`, remedy)], server }
  }
  let database: Database
  try {
    database = await openDatabase(config)
  } catch (error) {
    const says = `It cannot be opened: ${(error as Error).message}`
    return { findings: [fault('database', says, 'Restore the last backup.')], server }
  }
  try {
    const first = await checkDatabase(database)
    if (first.some(({ state }) => state === 'fault')) return { findings: first, server }
    const findings = [
      ...first,
      await checkClock(database, now()),
      await checkKey(database, config),
      await checkAdministrators(database, now()),
      await checkLetters(database),
      await checkMoney(database),
      ...(config.payments?.isTest ? [] : [await checkTestMoney(database)]),
      ...(await checkFirstDay(database, config, now())),
    ]
    return { findings, server: (await readMailing(database, config)).server }
  } finally {
    await database.close()
  }
}
