/** Exchanges the key by which secrets are sealed, beside the running site; and gives up what a lost key had sealed. */
import { renameSync } from 'node:fs'
import type { Database } from '#server/db/database.ts'
import { findKeyCheck } from '#server/db/secret-key-check.ts'
import { readSealedTexts, replaceSealedText } from '#server/db/tables/sealed-texts.ts'
import { createKeyRing } from '#server/lib/key-ring.ts'
import {
  findKeyOf,
  type KeyPlaces,
  keyFileOf,
  makeKey,
  nextKeyFileOf,
  putKeyCheck,
  readKey,
  readKeys,
} from '#server/secret-key.ts'
import { OperatorError } from './operator-error.ts'

/** Processes look every second which keys there are and which one counts. */
const PROCESSES_FOLLOW_MS = 3_000

/** How many secrets of a kind: the table and column they stand in. */
export type Lost = { where: string; count: number }

/**
 * Seals everything by the next key: of `SECRET_KEY_NEXT`, else one that is made beside `DATA_DIR/secret.key` and takes its place.
 * Running processes know both keys meanwhile, so nothing is ever sealed that they cannot open. All is done in one transaction; what
 * they sealed by the former key in that moment is done after it. Cut off anywhere, it goes on when it is called again.
 * @throws {OperatorError} where there is no next key, or secrets are lost and that is not accepted
 */
export async function rotateKey(
  database: Database,
  config: KeyPlaces,
  { isLossAccepted, wait }: { isLossAccepted: boolean; wait: (ms: number) => Promise<unknown> },
): Promise<{ sealed: number; lost: Lost[] }> {
  const check = await findKeyCheck(database)
  if (check === undefined) throw new OperatorError('Nothing has been sealed yet. Start the site once.')
  const present = findKeyOf(check, readKeys(config))
  if (present === undefined && !isLossAccepted) {
    const lost = await listLost(database, [])
    throw new OperatorError(
      `The key that the secrets of this database are sealed by is not here${lost.length > 0 ? `, and with it ${tell(lost)}` : ''}. ` +
        'Put it back, or give them up by npm run rotate-key -- --accept-loss.',
    )
  }
  const next = present === undefined ? keyAfterLoss(config) : findNext(config)
  const isBegun = present === next
  if (present !== undefined && !isBegun) await wait(PROCESSES_FOLLOW_MS)
  const keys = [...readKeys(config), next]
  const first = await sealAll(database, keys, next, isLossAccepted)
  if (present !== undefined) {
    await wait(PROCESSES_FOLLOW_MS)
    first.sealed += (await sealAll(database, keys, next, isLossAccepted)).sealed
    if (readKey(nextKeyFileOf(config)) === next) renameSync(nextKeyFileOf(config), keyFileOf(config))
  }
  return first
}

function findNext(config: KeyPlaces): string {
  const { secretKey, secretKeyNext } = config
  if (secretKeyNext !== undefined && secretKeyNext !== secretKey) return secretKeyNext
  if (secretKey === undefined) return makeKey(nextKeyFileOf(config))
  throw new OperatorError(
    'SECRET_KEY is set, so the next key has to be: give every process SECRET_KEY_NEXT beside it, as of `openssl rand -base64 32`, ' +
      'restart one after the other, and call this again with the same environment.',
  )
}

/** The key that is here, whatever was sealed by another one. */
const keyAfterLoss = (config: KeyPlaces): string => readKeys(config)[0] ?? makeKey(keyFileOf(config))

/** Seals by `next` what is sealed by another one of `keys`, in one transaction. */
function sealAll(database: Database, keys: readonly string[], next: string, isLossAccepted: boolean) {
  const [ring, nextAlone] = [createKeyRing(keys, next), createKeyRing([], next)]
  return database.exclusive(async () => {
    const lost = await listLost(database, keys)
    if (lost.length > 0 && !isLossAccepted)
      throw new OperatorError(
        `No key that is here opens ${tell(lost)}. Nothing has been changed. To give them up: npm run rotate-key -- --accept-loss.`,
      )
    let sealed = 0
    for await (const text of readSealedTexts(database)) {
      if (nextAlone.open(text.sealed, text.place) !== null) continue
      const opened = ring.open(text.sealed, text.place)
      await replaceSealedText(database, text, opened === null ? '' : nextAlone.seal(opened, text.place))
      if (opened !== null) sealed += 1
    }
    await putKeyCheck(database, next)
    return { sealed, lost }
  })
}

/** What none of `keys` opens. */
export async function listLost(database: Database, keys: readonly string[]): Promise<Lost[]> {
  const ring = createKeyRing(keys, keys[0] ?? 'no key at all')
  const counts = new Map<string, number>()
  for await (const { table, column, sealed, place } of readSealedTexts(database)) {
    if (ring.open(sealed, place) !== null) continue
    const where = `${table}.${column}`
    counts.set(where, (counts.get(where) ?? 0) + 1)
  }
  return [...counts].map(([where, count]) => ({ where, count }))
}

/** What is lost, in words for the operator. */
export const tell = (lost: readonly Lost[]): string =>
  lost.map(({ where, count }) => `${count} of ${NAMES[where] ?? where}`).join(', ')

const NAMES: Readonly<Record<string, string>> = {
  'totp_secrets.sealed_secret':
    'the second factors by an authenticator app (their recovery codes still work)',
  'webhooks.sealed_target': 'the addresses and keys of webhooks (make them anew)',
  'game_consoles.sealed_password': 'the passwords of consoles of games (type them again in the panel)',
  'mail_server.sealed_password': 'the password of the mail server (type it again in the panel)',
}
