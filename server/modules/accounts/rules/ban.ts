import { AppError } from '#server/lib/app-error.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { banTexts } from './ban.texts.ts'

/** The columns of an account that a ban is made of. */
export type BanColumns = { banned_at: number | null; ban_ends_at: number | null; ban_reason: string | null }

/** Whether a ban stands at `now`, in milliseconds. */
export function isBanned(account: Pick<BanColumns, 'banned_at' | 'ban_ends_at'>, now: number): boolean {
  return account.banned_at !== null && (account.ban_ends_at === null || account.ban_ends_at > now)
}

/** @throws {AppError} `banned`, telling why and until when */
export function assertNotBanned(account: BanColumns, now: number): void {
  if (!isBanned(account, now)) return
  throw new AppError('banned', {
    details: Object.fromEntries(
      LANGUAGES.map((language) => [language, describe(account, language)]),
    ) as Record<Language, string>,
  })
}

function describe({ ban_reason, ban_ends_at }: BanColumns, language: Language): string {
  const { reason, until, appeal } = banTexts[language]
  const why = `${reason}: ${ban_reason ?? ''}`.replace(/[.\s]*$/, '.')
  if (ban_ends_at === null) return `${why} ${appeal}`
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${why} ${until} ${format.format(ban_ends_at)} (UTC). ${appeal}`
}
