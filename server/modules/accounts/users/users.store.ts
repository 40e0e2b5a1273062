import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { lookAlike } from '#server/lib/names/look-alike.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { BanColumns } from '#server/modules/accounts/rules/ban.ts'
import type { Language } from '#shared/constants/languages.ts'

export type NewUser = {
  username: string
  email: string
  passwordHash: string
  discordUsername: string | null
  language: string
  createdAt: number
}
export type UserFields = { username?: string; email?: string } & {
  [Column in 'pending_email' | 'discord_username' | 'rank']?: string | null
}

/** The day under which `registration_days` keeps who never registered. */
const INSTALLATION_DAY = -1

export type UsersStore = ReturnType<typeof createUsersStore>
export function createUsersStore(database: Database) {
  /** Of a name that is taken both indexes would tell. */
  async function assertFree(username: string, ownId?: number): Promise<void> {
    const owner = await database.query
      .selectFrom('users')
      .select('id')
      .where('username_folded', '=', foldForSearch(username))
      .executeTakeFirst()
    if (owner && owner.id !== ownId) throw usernameTaken()
  }

  async function countFrom(day: number): Promise<number> {
    const row = await database.query
      .selectFrom('registration_days')
      .select((days) => days.fn.sum<number | null>('count').as('count'))
      .where('day', '>=', day)
      .executeTakeFirstOrThrow()
    return row.count ?? 0
  }

  return {
    /** @throws {AppError} `username_taken` */
    async insert(user: NewUser): Promise<number> {
      await assertFree(user.username)
      const row = await refuseTaken(
        database.query
          .insertInto('users')
          .values({
            ...foldedNames(user),
            password_hash: user.passwordHash,
            discord_username: user.discordUsername,
            language: user.language,
            created_at: user.createdAt,
            email_verified_at: null,
            skin: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      return row.id
    },

    /**
     * Finds an account by the name or the e-mail address somebody signs in with: of those that name an address, the one that
     * has confirmed it, else the first.
     */
    findByLogin: (login: string) =>
      database.query
        .selectFrom('users')
        .select([
          'id',
          'password_hash',
          'banned_at',
          'ban_ends_at',
          'ban_reason',
          'second_factor_at',
          'deletion_asked_at',
        ])
        .where(login.includes('@') ? 'email_folded' : 'username_folded', '=', foldForSearch(login))
        .orderBy((users) => users.case().when('email_verified_at', 'is', null).then(1).else(0).end())
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),

    /** The account that has confirmed an address. */
    findHolder: (email: string) =>
      database.query
        .selectFrom('users')
        .select(['id', 'username'])
        .where('email_folded', '=', foldForSearch(email))
        .where('email_verified_at', 'is not', null)
        .executeTakeFirst(),

    find: (id: number) =>
      database.query.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst(),

    /** The account that the installation wrote. */
    findInstalled: () =>
      database.query
        .selectFrom('users')
        .selectAll()
        .where('is_registered', '=', 0)
        .orderBy('id')
        .executeTakeFirst(),

    count: () => countFrom(INSTALLATION_DAY),
    countRegistered: () => countFrom(INSTALLATION_DAY + 1),

    /**
     * Writes the fields given and raises the version; false when there is no such account, or not of `version`.
     * @throws {AppError} `username_taken`
     */
    async update(id: number, fields: UserFields, version: number): Promise<boolean> {
      if (fields.username !== undefined) await assertFree(fields.username, id)
      const { username: _, email, ...plain } = fields
      const columns = {
        ...foldedNames(fields),
        ...withoutUndefined(plain),
        ...(email ? { email_verified_at: null } : {}),
      }
      const row = await refuseTaken(
        saveVersion(database, 'users', id, columns, version).returning('id').executeTakeFirst(),
      )
      return row !== undefined
    },

    async setBan(id: number, ban: BanColumns & { banned_by: number | null }): Promise<void> {
      await database.query
        .updateTable('users')
        .set((users) => ({ ...ban, version: users('version', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },
    /**
     * Puts a password in the place of the one that was checked; false when that is not the account's any more, or it is being
     * deleted. With the same hash twice it changes nothing, and keeps others from changing it until the transaction ends.
     */
    async replacePasswordHash(id: number, checkedHash: string, passwordHash: string): Promise<boolean> {
      const row = await database.query
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', '=', checkedHash)
        .where('deletion_asked_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    async setPasswordHash(id: number, passwordHash: string): Promise<void> {
      await database.query
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .execute()
    },
    /** @throws {AppError} `email_taken` when another account has confirmed its address */
    async setEmailVerified(id: number, at: number): Promise<void> {
      const users = database.query.updateTable('users').set({ email_verified_at: at })
      await refuseTaken(users.where('id', '=', id).execute())
    },
    /** Since when signing in takes a second factor; null: it does not. */
    async setSecondFactor(id: number, at: number | null): Promise<void> {
      await database.query.updateTable('users').set({ second_factor_at: at }).where('id', '=', id).execute()
    },
    /**
     * Confirms the address that waits, or else the one that stands.
     * @throws {AppError} `email_taken` when another account has confirmed it
     */
    async confirmEmail(id: number, at: number): Promise<void> {
      const user = await database.query
        .selectFrom('users')
        .select('pending_email')
        .where('id', '=', id)
        .executeTakeFirst()
      const names = foldedNames(user?.pending_email ? { email: user.pending_email } : {})
      const users = database.query.updateTable('users').set((row) => ({
        ...names,
        pending_email: null,
        email_verified_at: at,
        ...(user?.pending_email && { version: row('version', '+', 1) }),
      }))
      await refuseTaken(users.where('id', '=', id).execute())
    },

    /** Puts a former address back, confirmed at `verifiedAt` if it is. */
    async restoreEmail(id: number, email: string, verifiedAt: number | null): Promise<void> {
      await database.query
        .updateTable('users')
        .set((row) => ({
          ...foldedNames({ email }),
          pending_email: null,
          email_verified_at: verifiedAt,
          version: row('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    },
    async setLanguage(id: number, language: Language): Promise<void> {
      await database.query.updateTable('users').set({ language }).where('id', '=', id).execute()
    },
  }
}
export type UserRow = NonNullable<Awaited<ReturnType<UsersStore['find']>>>

function foldedNames<Fields extends { username?: string; email?: string }>({ username, email }: Fields) {
  return {
    ...(username === undefined
      ? {}
      : { username, username_folded: foldForSearch(username), username_look: lookAlike(username) }),
    ...(email === undefined ? {} : { email, email_folded: foldForSearch(email) }),
  } as Fields extends { username: string; email: string }
    ? {
        username: string
        username_folded: string
        username_look: string
        email: string
        email_folded: string
      }
    : {
        username?: string
        username_folded?: string
        username_look?: string
        email?: string
        email_folded?: string
      }
}

const usernameTaken = () => new AppError('username_taken', { fields: { username: 'usernameTaken' } })

async function refuseTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'username_folded')) throw usernameTaken()
    if (isUniqueViolation(error, 'username_look'))
      throw new AppError('username_taken', { fields: { username: 'usernameLooksTaken' } })
    if (isUniqueViolation(error, 'email_folded'))
      throw new AppError('email_taken', { fields: { email: 'emailTaken' } })
    throw error
  }
}
