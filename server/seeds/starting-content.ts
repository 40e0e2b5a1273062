/** What a new site starts with. Each part is written once; what staff change or delete afterwards stays so. */
import type { Database } from '#server/db/database.ts'
import { type FirstAdministrator, seedFirstAdministrator } from './accounts/first-administrator.ts'
import { keepAdminRoleComplete, seedStartingRoles } from './accounts/starting-roles.ts'
import { syncCollections } from './content/collections/sync-collections.ts'
import { makeWay } from './content/make-way.ts'
import { STARTING_NEWS } from './content/starting-news.ts'
import { STARTING_GAME_SERVERS } from './games/starting-game-servers.ts'
import { syncProducts } from './shop/sync-products.ts'

/** Call it after `migrate`, inside the same `database.exclusive`. */
export async function seedStartingContent(
  database: Database,
  options: { adminPassword: string | undefined; siteUrl: string; now: Date },
): Promise<FirstAdministrator> {
  const at = options.now.getTime()
  await keepAdminRoleComplete(database)
  await once('roles', () => seedStartingRoles(database))
  await once('game-servers', async () => {
    const rows = STARTING_GAME_SERVERS.map((server, index) => ({ ...server, position: index + 1 }))
    await database.query.insertInto('game_servers').values(rows).execute()
  })
  await once('news', async () => {
    const rows = STARTING_NEWS.map((item, index) => ({
      ...item,
      published_at: at - index * 60_000,
      is_sample: 1,
    }))
    await database.query.insertInto('news').values(rows).execute()
  })
  await syncCollections(database, options.now)
  await syncProducts(database)
  await makeWay(database, options)
  return seedFirstAdministrator(database, options)

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
}
