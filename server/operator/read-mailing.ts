import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { createKeyRing } from '#server/lib/key-ring.ts'
import type { Mailing } from '#server/lib/mail/mailer.ts'
import { createToken } from '#server/lib/random-token.ts'
import { createMailServerStore } from '#server/modules/platform/mail-server/mail-server.store.ts'
import { createMailingReader } from '#server/modules/platform/mail-server/mailing.ts'
import { readKeys } from '#server/secret-key.ts'

/** How the letters of this site leave, for a program beside it. Makes no key; without one the password is empty. */
export function readMailing(database: Database, config: Config): Promise<Mailing> {
  const keys = readKeys(config)
  const ring = createKeyRing(keys, keys[0] ?? createToken())
  return createMailingReader(createMailServerStore(database), ring, config)()
}
