/** Finds the key by which this site seals its secrets, makes it on the first start, and refuses another one. */
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { findKeyCheck, insertKeyCheck, replaceKeyCheck } from '#server/db/secret-key-check.ts'
import { createKeyRing } from '#server/lib/key-ring.ts'
import { createToken } from '#server/lib/random-token.ts'
import { createSecrets, type Secrets } from '#server/lib/secrets.ts'

/** Beside the database file; whoever has both can read every secret. */
const KEY_FILE = 'secret.key'
const CHECKED_TEXT = 'the key of this site'
const CHECK_PLACE = { table: 'secret_key_check', row: 1, field: 'sealed_check' }

/** Where keys are: the present one, and while they are exchanged the one that comes after it. */
export type KeyPlaces = Pick<Config, 'dataDir' | 'secretKey'> & Partial<Pick<Config, 'secretKeyNext'>>

/** Thrown when the key is not that of the database; its message is for the operator. */
export class SecretKeyError extends Error {}

/** The secrets of a site whose key may be exchanged while it runs. */
export type SiteSecrets = Secrets & {
  /** Looks which key counts now. Meant to be called every second. */
  follow(): Promise<void>
}

/**
 * The secrets of the site, by the key of the environment or of `DATA_DIR/secret.key`, which is made where neither it nor
 * the database knows of one. Called after migrating.
 * @throws {SecretKeyError} when the database was used with another key, or with one that is not here
 */
export function openSecrets(database: Database, config: KeyPlaces): Promise<SiteSecrets> {
  return database.exclusive(async () => {
    const file = keyFileOf(config)
    const check = await findKeyCheck(database)
    let keys = readKeys(config)
    if (check === undefined && keys.length === 0) keys = [makeKey(file)]
    if (keys.length === 0)
      throw new SecretKeyError(
        `The secrets in this database are sealed by a key that is not here. Put it back as ${file}, or set SECRET_KEY to it; ` +
          `several machines on one database need SECRET_KEY, the same on each. ${WHERE_LOST}`,
      )
    const key = check === undefined ? keys[0] : findKeyOf(check, keys)
    if (key === undefined)
      throw new SecretKeyError(
        `The key in ${config.secretKey === undefined ? file : 'SECRET_KEY'} is not the one that the secrets in this database are ` +
          `sealed by. Give this machine the key of the others, as SECRET_KEY or SECRET_KEY_FILE. ${WHERE_LOST}`,
      )
    if (check === undefined) await insertKeyCheck(database, sealCheck(key))
    return createSiteSecrets(database, config, keys, key)
  })
}

const WHERE_LOST = 'Where it is lost for good: npm run rotate-key -- --accept-loss.'

function createSiteSecrets(
  database: Database,
  config: KeyPlaces,
  keys: readonly string[],
  current: string,
): SiteSecrets {
  const ring = createKeyRing(keys, current)
  let known = keys.join('\n')

  return {
    seal: ring.seal,
    open: ring.open,
    derive: ring.derive,
    async follow() {
      const found = readKeys(config)
      // While there is one key, and always the same, the database is not asked.
      if (found.length === 1 && found[0] === known) return
      const check = await findKeyCheck(database)
      const key = check && findKeyOf(check, found)
      if (!key)
        throw new SecretKeyError('The key of this site was exchanged, and this process has not got it.')
      ring.use(found, key)
      known = found.join('\n')
    },
  }
}

/** Which of `keys` is that of the database; undefined where none is. */
export const findKeyOf = (check: string, keys: readonly string[]): string | undefined =>
  keys.find((key) => createSecrets(key).open(check, CHECK_PLACE) === CHECKED_TEXT)

/** Says that from now on `key` counts. */
export const putKeyCheck = (database: Database, key: string): Promise<void> =>
  replaceKeyCheck(database, sealCheck(key))

const sealCheck = (key: string) => createSecrets(key).seal(CHECKED_TEXT, CHECK_PLACE)

/**
 * Whether the key of the environment or of `DATA_DIR/secret.key` is that of the database: `missing` where there is none here,
 * undefined where nothing has been sealed yet. Makes nothing.
 */
export async function compareKey(
  database: Database,
  config: KeyPlaces,
): Promise<'same' | 'another' | 'missing' | undefined> {
  const check = await findKeyCheck(database)
  if (check === undefined) return undefined
  const keys = readKeys(config)
  if (keys.length === 0) return 'missing'
  return findKeyOf(check, keys) === undefined ? 'another' : 'same'
}

export const keyFileOf = ({ dataDir }: Pick<KeyPlaces, 'dataDir'>) => join(dataDir, KEY_FILE)
/** Where the key lies that a file is to hold next, until nothing is sealed by the present one. */
export const nextKeyFileOf = (config: Pick<KeyPlaces, 'dataDir'>) => `${keyFileOf(config)}.next`

/** The keys that are here, the present one first. */
export function readKeys(config: KeyPlaces): string[] {
  const { secretKey, secretKeyNext } = config
  const present =
    secretKey === undefined ? [readKey(keyFileOf(config)), readKey(nextKeyFileOf(config))] : [secretKey]
  return [...present, secretKeyNext ?? null].filter((key) => key !== null)
}

export function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new SecretKeyError(`The key of the site cannot be read: ${(error as Error).message}`)
  }
}

/** On the disk before anything is sealed by it, and never half written; where another process was first, its key counts. */
export function makeKey(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  const descriptor = openSync(unfinished, 'wx', 0o600)
  const key = createToken()
  try {
    writeSync(descriptor, `${key}\n`)
    fsyncSync(descriptor)
    linkSync(unfinished, file)
    return key
  } catch (error) {
    const other = (error as NodeJS.ErrnoException).code === 'EEXIST' ? readKey(file) : null
    if (other === null) throw error
    return other
  } finally {
    closeSync(descriptor)
    rmSync(unfinished, { force: true })
  }
}
