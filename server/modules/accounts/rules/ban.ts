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

/** @throws {AppError} `banned`, telling why and until when, in the zone of the community */
export async function assertNotBanned(
  account: BanColumns,
  now: number,
  timeZone: () => Promise<string>,
): Promise<void> {
  if (!isBanned(account, now)) return
  const zone = await timeZone()
  throw new AppError('banned', {
    details: Object.fromEntries(
      LANGUAGES.map((language) => [language, describe(account, language, zone)]),
    ) as Record<Language, string>,
  })
}

function describe({ ban_reason, ban_ends_at }: BanColumns, language: Language, timeZone: string): string {
  const { reason, until, appeal } = banTexts[language]
  const why = `${reason}: ${ban_reason ?? ''}`.replace(/[.\s]*$/, '.')
  if (ban_ends_at === null) return `${why} ${appeal}`
  const zone = zoneName(timeZone, new Date(ban_ends_at))
  return `${why} ${until} ${longMoment(ban_ends_at, language, timeZone)} (${zone}). ${appeal}`
}
