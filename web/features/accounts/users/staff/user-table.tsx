import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { User, UserSort } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { Link } from '#web/routing/link.tsx'
import { HeadCell } from '#web/ui/table/head-cell.tsx'
import { orderedBy } from '#web/ui/table/ordered-by.ts'
import { PanelTable } from '#web/ui/table/panel-table.tsx'
import { SelectBox } from '#web/ui/table/select-box.tsx'
import { RoleNames, UserBadges } from './user-badges.tsx'
import { BanLine, FormerNamesLine, LastSeen } from './user-lines.tsx'
import { usersTexts } from './users.texts.ts'

/** One page of accounts, each with a box to select it. On phones everything about one stands in its first column. */
export function UserTable({
  users,
  selected,
  onSelect,
  sort,
  onSort,
}: {
  users: readonly User[]
  selected: ReadonlySet<number>
  /** Undefined where nothing can be done with those selected. */
  onSelect: ((ids: readonly number[], isSelected: boolean) => void) | undefined
  sort: UserSort
  onSort: (sort: UserSort) => void
}) {
  const texts = useTexts(usersTexts)
  return (
    <PanelTable
      caption={texts.title}
      head={
        <>
          {onSelect && (
            <HeadCell className="w-12 p-0!">
              <SelectBox
                label={texts.selectAll}
                isSelected={users.every(({ id }) => selected.has(id))}
                onChange={(isSelected) =>
                  onSelect(
                    users.map(({ id }) => id),
                    isSelected,
                  )
                }
              />
            </HeadCell>
          )}
          <HeadCell {...orderedBy('username', sort, onSort)}>{texts.user}</HeadCell>
          <HeadCell className="w-1/4 max-md:hidden">{texts.roles}</HeadCell>
          <HeadCell className="w-40 max-md:hidden" {...orderedBy('seen', sort, onSort)}>
            {texts.seen}
          </HeadCell>
          <HeadCell className="w-40 max-md:hidden" {...orderedBy('joined', sort, onSort)}>
            {texts.joined}
          </HeadCell>
        </>
      }
    >
      {users.map((user) => (
        <tr key={user.id}>
          {onSelect && (
            <td className="p-0!">
              <SelectBox
                label={`${texts.select} ${user.username}`}
                isSelected={selected.has(user.id)}
                onChange={(isSelected) => onSelect([user.id], isSelected)}
              />
            </td>
          )}
          <td>
            <span className="flex items-center gap-x-3 gap-y-1 max-md:flex-wrap">
              <PlayerHead username={user.username} className="size-6!" />
              <Link
                to={hrefOf(addresses.adminUser, { id: user.id })}
                className="relative inline-block min-h-6 font-medium break-all underline before:absolute before:-inset-x-2 before:-inset-y-2.5 decoration-edge decoration-1 underline-offset-4 transition-colors hover:text-signal"
              >
                {user.username}
              </Link>
              {user.email && (
                <span title={user.email} className="min-w-0 text-muted max-md:break-all md:truncate">
                  {user.email}
                </span>
              )}
              <UserBadges user={user} />
            </span>
            <FormerNamesLine names={user.formerNames} />
            {user.ban && <BanLine ban={user.ban} />}
            <span className="mt-1 block space-y-1 md:hidden">
              <RoleNames roles={user.roles} />
              <span className="block text-sm text-muted">
                {texts.joined}: <LocalTime dateTime={user.joinDate} style="date" />
              </span>
              <span className="block text-sm text-muted">
                {texts.seen}: <LastSeen at={user.lastSeenAt} />
              </span>
            </span>
          </td>
          <td className="max-md:hidden">
            <RoleNames roles={user.roles} />
          </td>
          <td className="text-muted max-md:hidden">
            <LastSeen at={user.lastSeenAt} />
          </td>
          <td className="text-muted max-md:hidden">
            <LocalTime dateTime={user.joinDate} style="date" />
          </td>
        </tr>
      ))}
    </PanelTable>
  )
}
