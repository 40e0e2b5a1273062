/** Finds the key by which this site seals its secrets, makes it on the first start, and refuses another one. */
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { findKeyCheck, insertKeyCheck } from '#server/db/secret-key-check.ts'
import { createToken } from '#server/lib/random-token.ts'
import { createSecrets, type Secrets } from '#server/lib/secrets.ts'

/** Beside the database file; whoever has both can read every secret. */
const KEY_FILE = 'secret.key'
const CHECKED_TEXT = 'the key of this site'
const CHECK_PLACE = { table: 'secret_key_check', row: 1, field: 'sealed_check' }

/** Thrown when the key is not that of the database; its message is for the operator. */
export class SecretKeyError extends Error {}

/**
 * The secrets of the site, by the key of the environment or of `DATA_DIR/secret.key`, which is made where neither it nor
 * the database knows of one. Called after migrating.
 * @throws {SecretKeyError} when the database was used with another key, or with one that is not here
 */
export function openSecrets(
  database: Database,
  config: Pick<Config, 'dataDir' | 'secretKey'>,
): Promise<Secrets> {
  return database.exclusive(async () => {
    const file = join(config.dataDir, KEY_FILE)
    const check = await findKeyCheck(database)
    const key =
      config.secretKey ?? readKey(file) ?? (check === undefined ? makeKey(config.dataDir, file) : null)
    const place = config.secretKey === undefined ? file : 'SECRET_KEY'
    if (key === null)
      throw new SecretKeyError(
        `The secrets in this database are sealed by a key that is not here. Put it back as ${file}, or set SECRET_KEY to it; ` +
          'several machines on one database need SECRET_KEY, the same on each.',
      )
    const secrets = createSecrets(key)
    if (check === undefined) await insertKeyCheck(database, secrets.seal(CHECKED_TEXT, CHECK_PLACE))
    else if (secrets.open(check, CHECK_PLACE) !== CHECKED_TEXT)
      throw new SecretKeyError(
        `The key in ${place} is not the one that the secrets in this database are sealed by. Give this machine the key of ` +
          'the others, as SECRET_KEY or SECRET_KEY_FILE.',
      )
    return secrets
  })
}

/**
 * Whether the key of the environment or of `DATA_DIR/secret.key` is that of the database: `missing` where there is none here,
 * undefined where nothing has been sealed yet. Makes nothing.
 */
export async function compareKey(
  database: Database,
  config: Pick<Config, 'dataDir' | 'secretKey'>,
): Promise<'same' | 'another' | 'missing' | undefined> {
  const check = await findKeyCheck(database)
  if (check === undefined) return undefined
  const key = config.secretKey ?? readKey(join(config.dataDir, KEY_FILE))
  if (key === null) return 'missing'
  return createSecrets(key).open(check, CHECK_PLACE) === CHECKED_TEXT ? 'same' : 'another'
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new SecretKeyError(`The key of the site cannot be read: ${(error as Error).message}`)
  }
}

/** On the disk before anything is sealed by it, and never half written; where another process was first, its key counts. */
function makeKey(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true })
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
