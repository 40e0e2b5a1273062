import { AppError } from '#server/lib/app-error.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { longMoment, zoneName } from '#shared/zone-time.ts'
import { banTexts } from './ban.texts.ts'

/** The columns of an account that a ban is made of. */
export type BanColumns = { banned_at: number | null; ban_ends_at: number | null; ban_reason: string | null }

export const NO_BAN = { banned_at: null, ban_ends_at: null, ban_reason: null, banned_by: null }

/** Whether a ban stands at `now`, in milliseconds. */
export function isBanned(account: Pick<BanColumns, 'banned_at' | 'ban_ends_at'>, now: number): boolean {
  return account.banned_at !== null && (account.ban_ends_at === null || account.ban_ends_at > now)
}

/**
 * @param appeal what is said of appealing: where that is, unless it stands where this is read
 * @throws {AppError} `banned`, telling why and until when, in the zone of the community
 */
export async function assertNotBanned(
  account: BanColumns,
  now: number,
  timeZone: () => Promise<string>,
  appeal: 'appeal' | 'appealHere' = 'appeal',
): Promise<void> {
  if (!isBanned(account, now)) return
  const zone = await timeZone()
  throw new AppError('banned', {
    details: Object.fromEntries(
      LANGUAGES.map((language) => [language, describe(account, { language, timeZone: zone, appeal })]),
    ) as Record<Language, string>,
  })
}

function describe(
  { ban_reason, ban_ends_at }: BanColumns,
  { language, timeZone, appeal }: { language: Language; timeZone: string; appeal: 'appeal' | 'appealHere' },
): string {
  const texts = banTexts[language]
  const why = `${texts.reason}: ${ban_reason ?? ''}`.replace(/[.\s]*$/, '.')
  if (ban_ends_at === null) return `${why} ${texts[appeal]}`
  const zone = zoneName(timeZone, new Date(ban_ends_at))
  return `${why} ${texts.until} ${longMoment(ban_ends_at, language, timeZone)} (${zone}). ${texts[appeal]}`
}
