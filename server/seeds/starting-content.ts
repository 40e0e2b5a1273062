/** What a new site starts with. Each part is written once; what staff change or delete afterwards stays so. */
import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { hashPassword } from '#server/lib/password-hash.ts'
import { createToken } from '#server/lib/random-token.ts'
import { ADMIN_ROLE, PERMISSIONS } from '#shared/constants/permissions.ts'
import { emailSchema } from '#shared/contract/accounts/account-fields.ts'
import { STARTING_ROLES } from './accounts/starting-roles.ts'
import { STARTING_NEWS } from './content/starting-news.ts'
import { STARTING_GAME_SERVERS } from './games/starting-game-servers.ts'

const ADMIN_USERNAME = 'admin'

/** Present when the first administrator was made with a random password: it is shown once and stored nowhere. */
export type FirstAdministrator = { username: string; password: string } | null

/** Call it after `migrate`, inside the same `database.exclusive`. */
export async function seedStartingContent(
  database: Database,
  options: { adminPassword: string | undefined; siteUrl: string; now: Date },
): Promise<FirstAdministrator> {
  const at = options.now.getTime()
  await keepAdminRoleComplete()
  await once('roles', async () => {
    await database.query
      .insertInto('roles')
      .values(STARTING_ROLES.map(({ name, permissions }) => roleRow(name, permissions)))
      .onConflict((conflict) => conflict.column('name_folded').doNothing())
      .execute()
  })
  await once('game-servers', async () => {
    const rows = STARTING_GAME_SERVERS.map((server, index) => ({ ...server, position: index + 1 }))
    await database.query.insertInto('game_servers').values(rows).execute()
  })
  await once('news', async () => {
    const rows = STARTING_NEWS.map((item, index) => ({ ...item, published_at: at - index * 60_000 }))
    await database.query.insertInto('news').values(rows).execute()
  })
  return createFirstAdministrator()

  async function once(name: string, write: () => Promise<void>): Promise<void> {
    const done = await database.query
      .selectFrom('seeds')
      .select('name')
      .where('name', '=', name)
      .executeTakeFirst()
    if (done) return
    await write()
    await database.query.insertInto('seeds').values({ name, at }).execute()
  }

  /** A release may bring new permissions; the role `admin` holds every one there is. */
  async function keepAdminRoleComplete(): Promise<void> {
    await database.query
      .insertInto('roles')
      .values(roleRow(ADMIN_ROLE, PERMISSIONS))
      .onConflict((conflict) =>
        conflict.column('name_folded').doUpdateSet({ permissions: JSON.stringify(PERMISSIONS) }),
      )
      .execute()
  }

  async function createFirstAdministrator(): Promise<FirstAdministrator> {
    const anyUser = await database.query.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anyUser) return null
    const password = options.adminPassword ?? createToken().slice(0, 20)
    const email = administratorEmail(options.siteUrl)
    const user = await database.query
      .insertInto('users')
      .values({
        username: ADMIN_USERNAME,
        username_folded: foldForSearch(ADMIN_USERNAME),
        email,
        email_folded: foldForSearch(email),
        password_hash: await hashPassword(password),
        discord_username: null,
        email_verified_at: at,
        language: 'ru',
        skin: null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.query
      .insertInto('user_roles')
      .columns(['user_id', 'role_id'])
      .expression((query) =>
        query
          .selectFrom('roles')
          .where('name_folded', '=', ADMIN_ROLE)
          .select((row) => [row.cast<number>(row.val(user.id), 'bigint').as('user_id'), 'id as role_id']),
      )
      .execute()
    return options.adminPassword === undefined ? { username: ADMIN_USERNAME, password } : null
  }
}

/** An address of the site's own domain; a site without one, as on localhost, gets one that reaches nobody. */
function administratorEmail(siteUrl: string): string {
  const email = `${ADMIN_USERNAME}@${new URL(siteUrl).hostname}`
  return emailSchema.safeParse(email).success ? email : `${ADMIN_USERNAME}@frontland.invalid`
}

function roleRow(name: string, permissions: readonly string[]) {
  return { name, name_folded: foldForSearch(name), permissions: JSON.stringify(permissions) }
}
