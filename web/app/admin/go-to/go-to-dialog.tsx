import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { USERS_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { mayOpen } from '#web/app/admin/may-open.ts'
import { useUsersNamed } from '#web/features/accounts/users/staff/users.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { FindDialog } from '#web/ui/find-dialog.tsx'
import { type Destination, destinationsNamed } from './destinations.ts'
import { goToTexts } from './go-to.texts.ts'

const DEBOUNCE_MS = 200

/** Sections, beginnings, settings and players by what they are called. */
export function GoToDialog({
  permissions,
  onClose,
}: {
  permissions: readonly Permission[] | null
  onClose: () => void
}) {
  const texts = useTexts(goToTexts)
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const asked = useDebouncedValue(wanted, DEBOUNCE_MS)
  const seesPlayers = mayOpen(addresses.adminUsers, permissions)
  const players = useUsersNamed(asked, seesPlayers)
  const isSearching = seesPlayers && wanted !== '' && (asked !== wanted || players.isFetching)
  const found: Destination[] = [
    ...destinationsNamed(wanted, language, permissions),
    ...(wanted === '' ? [] : (players.data?.data ?? [])).map((user) => ({
      to: hrefOf(addresses.adminUser, { id: user.id }),
      text: user.username,
      kind: 'player' as const,
      Icon: null,
    })),
  ]
  return (
    <FindDialog
      name={texts.open}
      label={texts.label}
      results={texts.results}
      maxLength={USERS_SEARCH_MAX}
      typed={typed}
      onType={setTyped}
      found={found}
      status={
        players.isError ? texts.failed : isSearching ? texts.searching : found.length === 0 && texts.nothing
      }
      onClose={onClose}
    >
      {({ text, kind, Icon }) => (
        <>
          {Icon ? (
            <Icon className="shrink-0 text-muted" size={18} strokeWidth={1.5} />
          ) : (
            <PlayerHead username={text} className="size-6!" />
          )}
          <span className="min-w-0 truncate">{text}</span>
          <span className="label ml-auto shrink-0 text-muted">{texts[kind]}</span>
        </>
      )}
    </FindDialog>
  )
}
