import { AppError } from '#server/lib/app-error.ts'
import { verifyPassword } from '#server/lib/password-hash.ts'

/** The account whose password somebody knows. */
export type ProvePassword<Account> = (
  proof: { username: string; password: string },
  /** What the browser is known by, if it is. */
  browser: string | undefined,
) => Promise<Account>

/**
 * Proves accounts by their passwords; an unknown name takes as long as a wrong password, and tries count.
 * The proof throws {AppError} `bad_credentials` or `too_many_requests`.
 */
export function createProvePassword<Account extends { id: number; password_hash: string }>({
  findByLogin,
  brake,
  onWrong,
}: {
  findByLogin: (login: string) => Promise<Account | undefined>
  brake: {
    try(
      target: { userId: number | undefined; login: string; browser: string | undefined },
      check: () => Promise<true | undefined>,
    ): Promise<true | undefined>
  }
  onWrong: (userId: number | undefined) => void
}): ProvePassword<Account> {
  return async ({ username, password }, browser) => {
    const user = await findByLogin(username)
    const isProved = await brake.try({ userId: user?.id, login: username, browser }, async () =>
      (await verifyPassword(user?.password_hash, password)) ? true : undefined,
    )
    if (isProved && user) return user
    onWrong(user?.id)
    throw new AppError('bad_credentials')
  }
}
