import type { User } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { usersTexts } from './users.texts.ts'

/** More stand on the page of the account. */
const NAMES_SHOWN = 3

/** When somebody was last here. */
export function LastSeen({ at }: { at: string | null }) {
  const texts = useTexts(usersTexts)
  return at === null ? texts.seenNever : <LocalTime dateTime={at} style="date" />
}

/** What an account was called before: it is found by that as well. */
export function FormerNamesLine({ names }: { names: User['formerNames'] }) {
  const texts = useTexts(usersTexts)
  if (names.length === 0) return null
  const shown = names.slice(0, NAMES_SHOWN).map(({ username }) => username)
  return (
    <span className="block text-sm break-all text-muted">
      {texts.formerly}: {shown.join(', ')}
      {names.length > NAMES_SHOWN && ', …'}
    </span>
  )
}

/** Who banned, why and until when. */
export function BanLine({ ban }: { ban: NonNullable<User['ban']> }) {
  const texts = useTexts(usersTexts)
  return (
    <span className="line-clamp-3 text-sm text-muted">
      {ban.until === null ? (
        texts.bannedForever
      ) : (
        <>
          {texts.bannedUntil} <LocalTime dateTime={ban.until} style="date-time" />
        </>
      )}
      {ban.by !== null && ` · ${texts.bannedBy}: ${ban.by}`}
      {` · ${ban.reason}`}
    </span>
  )
}
