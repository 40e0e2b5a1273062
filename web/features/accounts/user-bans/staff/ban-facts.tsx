import type { User } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { userBansTexts } from './user-bans.texts.ts'

/** Since when, until when, why and by whom. */
export function BanFacts({ ban }: { ban: NonNullable<User['ban']> }) {
  const texts = useTexts(userBansTexts)
  return (
    <>
      <p>
        {texts.bannedSince} <LocalTime dateTime={ban.at} style="date-time" />{' '}
        {ban.until ? (
          <>
            {texts.bannedUntil} <LocalTime dateTime={ban.until} style="date-time" />
          </>
        ) : (
          texts.bannedForever
        )}
      </p>
      <p>
        {texts.banReason}: {ban.reason}
      </p>
      {ban.by !== null && (
        <p className="break-all">
          {texts.bannedBy}: {ban.by}
        </p>
      )}
    </>
  )
}
