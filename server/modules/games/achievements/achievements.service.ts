/** Gives players what they are honored for, once, and tells of it. */
import type { Database } from '#server/db/database.ts'
import type { ToldAchievement } from '#server/lib/games/told-achievement.ts'
import { isoTime } from '#server/lib/iso-time.ts'
import { cappedSum } from '#server/modules/games/rules/capped-sum.ts'
import type { ImagesService } from '#server/modules/platform/images/images.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { achievementNotice } from './achievement-notices.ts'
import type { AchievementsStore } from './achievements.store.ts'

const ACCOUNTS_AT_ONCE = 200
const SECONDS_IN_HOUR = 3_600
/** What was told while the last look was under way is looked at again. */
const OVERLAP_MS = 60_000

export type Definition = {
  key: string
  title_ru: string
  title_en: string
  image: string | null
  condition: 'game' | 'points' | 'kills' | 'hours'
  threshold: number | null
  gameKey: string | null
}
type Figures = Awaited<ReturnType<AchievementsStore['listFigures']>>

export function createAchievementsService({
  achievements,
  listDefinitions,
  notices,
  images,
  database,
  now,
}: {
  achievements: AchievementsStore
  listDefinitions: () => Promise<readonly Definition[]>
  notices: Pick<NoticesService, 'tellAll'>
  images: Pick<ImagesService, 'enlist'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  images.enlist({ topics: [], listUses: listPicturesOfGone })
  let lookedAt = now().getTime()
  /** As this process wrote them down last. */
  let keptNames = ''

  /** Whoever has met a condition gets it; nothing is taken from anybody. */
  async function unlockSince(since: number): Promise<void> {
    const definitions = await listDefinitions()
    if (definitions.length === 0) return
    await keepNames(definitions)
    for (let after = 0; ; ) {
      const accounts = await achievements.listAccounts({ after, since, limit: ACCOUNTS_AT_ONCE })
      if (accounts.length > 0) await unlockOf(accounts, definitions)
      after = accounts.at(-1) ?? after
      if (accounts.length < ACCOUNTS_AT_ONCE) return
    }
  }

  async function unlockOf(accounts: readonly number[], definitions: readonly Definition[]): Promise<void> {
    const figures = Map.groupBy(await achievements.listFigures(accounts), ({ user_id }) => user_id)
    const held = await achievements.listUnlocked(accounts)
    const has = new Set(held.map(({ user_id, key }) => `${user_id} ${key}`))
    const unlocked_at = now().getTime()
    const met = accounts.flatMap((user_id) =>
      definitions
        .filter((each) => !has.has(`${user_id} ${each.key}`) && isMet(each, figures.get(user_id) ?? []))
        .map(({ key }) => ({ user_id, key, unlocked_at })),
    )
    if (met.length === 0) return
    await database.transaction(async () => {
      const unlocked = await achievements.unlock(met)
      for (const { key, title_ru, title_en } of definitions)
        await notices.tellAll(
          unlocked.filter((row) => row.key === key).map(({ user_id }) => user_id),
          { kind: achievementNotice, values: { title_ru, title_en }, url: '/profile' },
        )
    })
  }

  async function keepNames(definitions: readonly Definition[]): Promise<void> {
    const names = definitions.map(({ key, title_ru, title_en, image }) => ({
      key,
      title_ru,
      title_en,
      image,
    }))
    const text = JSON.stringify(names)
    if (text === keptNames) return
    await achievements.keepNames(names)
    keptNames = text
  }

  /** What players have is shown with its picture, also once it is defined no more. */
  async function listPicturesOfGone() {
    const defined = new Set((await listDefinitions()).map(({ key }) => key))
    const kept = (await achievements.listHeldWithPictures()).filter(({ key }) => !defined.has(key))
    return kept.map(({ image, title_ru, title_en }) => ({
      path: image,
      title_ru: `Достижение игроков: ${title_ru || title_en}`,
      title_en: `An achievement of players: ${title_en || title_ru}`,
      url: null,
    }))
  }

  return {
    /** Meant to be called every minute. */
    async unlockLately(): Promise<void> {
      const since = lookedAt - OVERLAP_MS
      lookedAt = now().getTime()
      await unlockSince(since)
    },
    /** Of everybody, for what was defined or changed meanwhile. Meant to be called every hour at least. */
    unlockAll: () => unlockSince(0),

    /** What an account has, the latest first. */
    async listOf(accountId: number): Promise<ToldAchievement[]> {
      const held = await achievements.listUnlocked([accountId])
      const definitions = await listDefinitions()
      const holders = await achievements.countHolders(held.map(({ key }) => key))
      const gone = held.map(({ key }) => key).filter((key) => !definitions.some((each) => each.key === key))
      // What is defined no more keeps the name it had last.
      const called = [...definitions, ...(await achievements.listNames(gone))]
      return held.map(({ key, unlocked_at }) => {
        const { title_ru, title_en, image } = called.find((each) => each.key === key) ?? {
          title_ru: key,
          title_en: key,
          image: null,
        }
        return {
          key,
          title_ru,
          title_en,
          image,
          unlockedAt: isoTime(unlocked_at),
          holders: holders.get(key) ?? 1,
        }
      })
    },
  }
}

function isMet({ condition, threshold, key, gameKey }: Definition, figures: Figures): boolean {
  if (condition === 'game')
    return figures.some((row) => (JSON.parse(row.achievements) as string[]).includes(gameKey ?? key))
  if (threshold === null) return false
  const sum = (figure: 'playtime' | 'kills' | 'points') =>
    figures.reduce((total, row) => cappedSum(total, row[figure]), 0)
  return (condition === 'hours' ? sum('playtime') / SECONDS_IN_HOUR : sum(condition)) >= threshold
}
