/** A database with as many users as a big community has, always the same ones, registered over three years. */
import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { type Chance, createChance } from '#tests/rounds/random.ts'

const SEED = 20_26
const BATCH = 2_000
const YEARS_MS = 3 * 365 * 24 * 60 * 60 * 1000

const SYLLABLES = [
  'ka zu ro mi ta ne xe do li sha gra vol drak fen wolf storm night nova pix blade'.split(' '),
  'ка зу ро ми та не дро ли ша гра вол драк волк шторм ночь нова клин лис медь царь'.split(' '),
]
const DOMAINS = [
  'gmail.com',
  'gmail.com',
  'mail.ru',
  'mail.ru',
  'yandex.ru',
  'list.ru',
  'outlook.com',
  'proton.me',
]

/** The one user whose name and address nobody else's contain. */
export const RARE_NAME = 'qwyjibo'

/** @param count how many, beside the administrator that every site starts with */
export async function fillUsers(database: Database, count: number, now: number): Promise<void> {
  const chance = createChance(SEED)
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) =>
      userRow(start + index, count, now, chance),
    )
    await database.query.insertInto('users').values(rows).execute()
  }
}

function userRow(index: number, count: number, now: number, chance: Chance) {
  const syllables = SYLLABLES[chance.percent(60) ? 0 : 1] ?? []
  const syllable = () => chance.one(syllables)
  const isRare = index === Math.floor(count / 3)
  const name = isRare ? RARE_NAME : `${syllable()}${syllable()}${syllable()}`
  const username = `${name.charAt(0).toUpperCase()}${name.slice(1)}_${index}`
  const email = `${isRare ? RARE_NAME : 'player'}.${index}@${chance.one(DOMAINS)}`
  return {
    username,
    username_folded: foldForSearch(username),
    email,
    email_folded: email,
    password_hash:
      '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g',
    discord_username: chance.percent(40) ? `player_${index}` : null,
    email_verified_at: chance.percent(70) ? now : null,
    language: chance.percent(80) ? 'ru' : 'en',
    skin: null,
    // More of them every month, as a community grows.
    created_at: now - Math.floor(YEARS_MS * (1 - Math.sqrt((index + chance.number()) / count))),
  }
}
