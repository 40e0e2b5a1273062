import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOpenAppeals } from './admin-appeals.queries.ts'
import { adminAppealsTexts } from './admin-appeals.texts.ts'

/** Whose appeals nobody has answered yet; nothing when there are none. */
export function OpenAppeals() {
  const texts = useTexts(adminAppealsTexts)
  const { data: appeals = [] } = useOpenAppeals()
  if (appeals.length === 0) return null
  return (
    <Notice title={texts.open} className="mb-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {appeals.map(({ userId, username, createdAt }) => (
          <li key={userId} className="min-w-0">
            <TextLink to={hrefOf(addresses.adminUser, { id: userId })}>{username}</TextLink>,{' '}
            <LocalTime dateTime={createdAt} style="date-time" />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
