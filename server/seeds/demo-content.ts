/** Players, reviews and news to look at while developing. `npm run dev` writes it; a real site never does. */
import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { hashPassword } from '#server/lib/password-hash.ts'

const DEMO_PASSWORD = 'frontland'
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const REVIEWS = [
  ['Vasilisk', 'Третью ночь держим мост через реку. Лучший сервер про зомби, на котором я был.'],
  [
    'd_class_9341',
    'Joined as D-class, escaped with the keycard, got caught by the door that never closes. 10/10.',
  ],
  ['Сапёр', 'Добавьте, пожалуйста, верёвочные мосты. И спасибо за починку транспорта!'],
  [
    'Kestrel',
    'The launcher picks up the mods by itself now. Took me two minutes from download to the first raid.',
  ],
  ['Маяк', 'Комендант, у нас на северном посту прожектор не светит. А так всё отлично.'],
] as const

const NEWS = [
  {
    title_ru: 'Обновление карты: Северный мост',
    title_en: 'Map update: the North Bridge',
    description_ru: 'Новая локация с двумя блокпостами, подвалом и видом на затопленный район.',
    description_en: 'A new location with two checkpoints, a cellar and a view of the flooded quarter.',
    image_global: '/images/gallery-6.jpg',
  },
  {
    title_ru: 'Учения Фонда в субботу',
    title_en: 'Foundation drill on Saturday',
    description_ru: 'Сбор в 19:00 по Москве. Роли раздаём на месте, свои ключ-карты не приносить.',
    description_en: 'We gather at 16:00 UTC. Roles are handed out on site; leave your own key cards at home.',
    image_global: '/images/news-3.jpg',
  },
] as const

/** Adds the demo content unless it is there; every demo player signs in with the password `frontland`. */
export async function seedDemoContent(database: Database, now: Date): Promise<void> {
  const { query } = database
  if (await query.selectFrom('seeds').select('name').where('name', '=', 'demo').executeTakeFirst()) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const [index, [username, message]] of REVIEWS.entries()) {
    const created_at = now.getTime() - index * 3 * DAY_MS - HOUR_MS
    const user = await query
      .insertInto('users')
      .values({
        username,
        username_folded: foldForSearch(username),
        email: `player${index + 1}@frontland.example`,
        email_folded: `player${index + 1}@frontland.example`,
        password_hash: passwordHash,
        discord_username: null,
        email_verified_at: created_at,
        language: 'ru',
        balance_kopecks: 29_900 * (index + 1),
        landcoins: 1_250 * (index + 1),
        level: 3 + index * 7,
        rank: 'sergeant',
        skin: null,
        playtime_minutes: 600 * (index + 1),
        kills: 140 * (index + 1),
        deaths: 60 * (index + 1),
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await query
      .insertInto('feedback')
      .values({ user_id: user.id, message, message_folded: foldForSearch(message), created_at })
      .execute()
  }
  await query
    .insertInto('news')
    .values(
      NEWS.map((item, index) => ({
        ...item,
        image_ru: null,
        image_en: null,
        published_at: now.getTime() - (index + 1) * DAY_MS,
      })),
    )
    .execute()
  await query.insertInto('seeds').values({ name: 'demo', at: now.getTime() }).execute()
}
