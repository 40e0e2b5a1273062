import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { RegistrationSort, StaffRegistration } from '#shared/contract/games/tournaments.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { Link } from '#web/routing/link.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { HeadCell } from '#web/ui/table/head-cell.tsx'
import { orderedBy } from '#web/ui/table/ordered-by.ts'
import { PanelTable } from '#web/ui/table/panel-table.tsx'
import { adminRegistrationsTexts } from './admin-registrations.texts.ts'
import { PutBackButton } from './put-back-button.tsx'
import { TakeOutDialog } from './take-out-dialog.tsx'

/** One page of those registered. On phones everything about one stands in its first column. */
export function RegistrationTable({
  tournamentId,
  registrations,
  sort,
  onSort,
}: {
  tournamentId: number
  registrations: readonly StaffRegistration[]
  sort: RegistrationSort
  onSort: (sort: RegistrationSort) => void
}) {
  const texts = useTexts(adminRegistrationsTexts)
  const { language } = useLanguage()
  const [asked, setAsked] = useState<StaffRegistration | null>(null)
  return (
    <>
      <PanelTable
        caption={texts.list}
        head={
          <>
            <HeadCell {...orderedBy('username', sort, onSort)}>{texts.player}</HeadCell>
            <HeadCell className="w-24 max-md:hidden">{texts.level}</HeadCell>
            <HeadCell className="w-56 max-md:hidden" {...orderedBy('registered', sort, onSort)}>
              {texts.registered}
            </HeadCell>
            <HeadCell className="w-56 max-md:hidden">
              <span className="sr-only">{texts.actions}</span>
            </HeadCell>
          </>
        }
      >
        {registrations.map((registration) => {
          const { id, username, level, registeredAt, isBanned, removal } = registration
          const actions = removal ? (
            <PutBackButton tournamentId={tournamentId} registration={registration} />
          ) : (
            <Button
              variant="outline"
              size="sm"
              aria-label={`${texts.takeOut}: ${username}`}
              onClick={() => setAsked(registration)}
            >
              {texts.takeOut}
            </Button>
          )
          return (
            <tr key={id}>
              <td className="space-y-1">
                <span className="flex items-center gap-3">
                  <PlayerHead username={username} className="size-6!" />
                  <PlayerName registration={registration} />
                </span>
                {(isBanned || removal) && (
                  <span className="flex flex-wrap gap-2">
                    {isBanned && <Badge tone="offline">{texts.banned}</Badge>}
                    {removal && <Badge tone="maintenance">{texts.out}</Badge>}
                  </span>
                )}
                {removal && <span className="block text-sm text-muted">{removal.reason}</span>}
                <span className="block space-y-2 text-sm text-muted md:hidden">
                  <span className="block">
                    {texts.level} {formatNumber(level, language)} ·{' '}
                    <LocalTime dateTime={registeredAt} style="date-time" />
                  </span>
                  {actions}
                </span>
              </td>
              <td className="tabular-nums max-md:hidden">{formatNumber(level, language)}</td>
              <td className="text-muted max-md:hidden">
                <LocalTime dateTime={registeredAt} style="date-time" />
              </td>
              <td className="py-0.5! text-right max-md:hidden">{actions}</td>
            </tr>
          )
        })}
      </PanelTable>
      <TakeOutDialog tournamentId={tournamentId} registration={asked} onClose={() => setAsked(null)} />
    </>
  )
}

/** Leads to the account for whoever may see it. */
function PlayerName({ registration: { userId, username } }: { registration: StaffRegistration }) {
  const maySee = usePermission('view_users')
  if (!maySee) return <span className="block font-medium break-all">{username}</span>
  return (
    <Link
      to={hrefOf(addresses.adminUser, { id: userId })}
      className="relative inline-block min-h-6 font-medium break-all underline before:absolute before:-inset-x-2 before:-inset-y-2.5 decoration-edge decoration-1 underline-offset-4 transition-colors hover:text-signal"
    >
      {username}
    </Link>
  )
}
