/** Which passwords nobody may choose: those that are tried first. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#server/lib/app-error.ts'
import { createReadOnce } from '#server/lib/concurrency/read-once.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'

/** The 10,000 that are met most often, folded, a line each (docs/decisions/0035-passwords.md). */
const commonPasswords = createReadOnce(
  async () =>
    new Set((await readFile(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')).split('\n')),
)

/** @throws {AppError} `validation_failed` for `field`, where the password is a common one or tells of the account itself */
export async function assertGoodPassword(
  password: string,
  account: { username: string; email: string },
  field: 'password' | 'newPassword',
): Promise<void> {
  const folded = foldForSearch(password)
  const refuse = (key: 'passwordCommon' | 'passwordIsName') =>
    new AppError('validation_failed', { fields: { [field]: key } })
  const email = foldForSearch(account.email)
  if ([foldForSearch(account.username), email, email.split('@')[0]].includes(folded))
    throw refuse('passwordIsName')
  if ((await commonPasswords.read()).has(folded)) throw refuse('passwordCommon')
}
