import { join, resolve } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { listLost, tell } from '#server/operator/rotate-key.ts'
import { compareKey, type KeyPlaces, readKeys } from '#server/secret-key.ts'
import { type Finding, fault, note, well } from './finding.ts'

/** Whether the site can open what it has sealed; it does not start otherwise. */
export async function checkKey(database: Database, config: KeyPlaces): Promise<Finding> {
  const found = await compareKey(database, config)
  if (found === undefined) return well('key', 'Nothing is sealed yet.')
  const keys = readKeys(config)
  const lost = await listLost(database, keys)
  const isLost = lost.length > 0 ? ` Without it these are lost: ${tell(lost)}.` : ''
  const giveUp = 'Where it is lost for good: npm run rotate-key -- --accept-loss.'
  const remedy = `Put the key back as ${join(resolve(config.dataDir), 'secret.key')}, or set SECRET_KEY to it. ${giveUp}`
  if (found === 'missing')
    return fault(
      'key',
      `The key that the secrets of this database are sealed by is not here.${isLost}`,
      remedy,
    )
  if (found === 'another')
    return fault(
      'key',
      `The key here is not the one that the secrets of this database are sealed by.${isLost}`,
      remedy,
    )
  if (lost.length > 0)
    return fault(
      'key',
      `It does not open ${tell(lost)}.`,
      `Give them up: npm run rotate-key -- --accept-loss.`,
    )
  if (keys.length > 1)
    return note(
      'key',
      'It is being exchanged: there are two keys.',
      'Finish it: npm run rotate-key, and where SECRET_KEY_NEXT is set, put it in the place of SECRET_KEY.',
    )
  return well('key', 'It opens what is sealed.')
}
