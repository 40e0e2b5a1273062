import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { lookAlike } from '#server/lib/names/look-alike.ts'
import { hashPassword } from '#server/lib/password-hash.ts'
import { createToken } from '#server/lib/random-token.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import { emailSchema } from '#shared/contract/fields.ts'

const ADMIN_USERNAME = 'admin'

/** Present when the first administrator was made with a random password: it is shown once and stored nowhere. */
export type FirstAdministrator = { username: string; password: string } | null

/** Writes the first administrator where there is no account yet. */
export async function seedFirstAdministrator(
  database: Database,
  options: { adminPassword: string | undefined; siteUrl: string; now: Date },
): Promise<FirstAdministrator> {
  const at = options.now.getTime()
  const anyUser = await database.query.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anyUser) return null
  const password = options.adminPassword ?? createToken().slice(0, 20)
  const email = administratorEmail(options.siteUrl)
  const passwordHash = await hashPassword(password)
  const user = await database.query
    .insertInto('users')
    .values({
      username: ADMIN_USERNAME,
      username_folded: foldForSearch(ADMIN_USERNAME),
      username_look: lookAlike(ADMIN_USERNAME),
      email,
      email_folded: foldForSearch(email),
      password_hash: passwordHash,
      generated_password_hash: options.adminPassword === undefined ? passwordHash : null,
      discord_username: null,
      email_verified_at: at,
      language: 'ru',
      skin: null,
      created_at: at,
      is_registered: 0,
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

/** An address of the site's own domain; a site without one, as on localhost, gets one that reaches nobody. */
function administratorEmail(siteUrl: string): string {
  const email = `${ADMIN_USERNAME}@${new URL(siteUrl).hostname}`
  return emailSchema.safeParse(email).success ? email : `${ADMIN_USERNAME}@frontland.invalid`
}
