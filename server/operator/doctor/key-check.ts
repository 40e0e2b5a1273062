import { join, resolve } from 'node:path'
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { compareKey } from '#server/secret-key.ts'
import { type Finding, fault, well } from './finding.ts'

/** Whether the site can open what it has sealed; it does not start otherwise. */
export async function checkKey(
  database: Database,
  config: Pick<Config, 'dataDir' | 'secretKey'>,
): Promise<Finding> {
  const found = await compareKey(database, config)
  const remedy = `Put the key back as ${join(resolve(config.dataDir), 'secret.key')}, or set SECRET_KEY to it.`
  if (found === 'missing')
    return fault('key', 'The key that the secrets of this database are sealed by is not here.', remedy)
  if (found === 'another')
    return fault(
      'key',
      'The key here is not the one that the secrets of this database are sealed by.',
      remedy,
    )
  return well('key', found === 'same' ? 'It opens what is sealed.' : 'Nothing is sealed yet.')
}
