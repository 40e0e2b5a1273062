/** Players, reviews and news to look at while developing. `npm run dev` writes it; a real site never does. */
import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { seedDemoPlayers } from './accounts/demo-players.ts'
import { DEMO_NEWS } from './content/demo-news.ts'
import { DEMO_REVIEWS } from './content/demo-reviews.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Adds the demo content unless it is there; every demo player signs in with the password `frontland`. */
export async function seedDemoContent(database: Database, now: Date): Promise<void> {
  const { query } = database
  if (await query.selectFrom('seeds').select('name').where('name', '=', 'demo').executeTakeFirst()) return
  const reviews = DEMO_REVIEWS.map(([username, message], index) => ({
    username,
    message,
    created_at: now.getTime() - index * 3 * DAY_MS - HOUR_MS,
  }))
  const userIds = await seedDemoPlayers(database, reviews)
  await query
    .insertInto('feedback')
    .values(
      reviews.map(({ message, created_at }, index) => ({
        user_id: userIds[index],
        message,
        message_folded: foldForSearch(message),
        created_at,
      })),
    )
    .execute()
  await query
    .insertInto('news')
    .values(
      DEMO_NEWS.map((item, index) => ({
        ...item,
        image_ru: null,
        image_en: null,
        published_at: now.getTime() - (index + 1) * DAY_MS,
      })),
    )
    .execute()
  await query.insertInto('seeds').values({ name: 'demo', at: now.getTime() }).execute()
}
