import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { Link } from '#web/routing/link.tsx'
import { RoleNames, UserBadges } from './user-badges.tsx'
import { usersTexts } from './users.texts.ts'

/** One page of accounts, each with a box to select it. On phones everything about one stands in its first column. */
export function UserTable({
  users,
  selected,
  onSelect,
}: {
  users: readonly User[]
  selected: ReadonlySet<number>
  /** Undefined where nothing can be done with those selected. */
  onSelect: ((ids: readonly number[], isSelected: boolean) => void) | undefined
}) {
  const texts = useTexts(usersTexts)
  return (
    <table className="w-full table-fixed text-left">
      <thead className="label text-muted">
        <tr className="border-b border-line">
          <th scope="col" className={classNames('p-0 font-normal', onSelect ? 'w-12' : 'w-0')}>
            {onSelect && (
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
            )}
          </th>
          <th scope="col" className="py-3 pr-4 font-normal">
            {texts.user}
          </th>
          <th scope="col" className="w-1/4 py-3 pr-4 font-normal max-md:hidden">
            {texts.roles}
          </th>
          <th scope="col" className="w-44 py-3 font-normal max-md:hidden">
            {texts.joined}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line">
        {users.map((user) => (
          <tr key={user.id} className="align-top has-checked:bg-raised">
            <td className="p-0 py-1">
              {onSelect && (
                <SelectBox
                  label={`${texts.select} ${user.username}`}
                  isSelected={selected.has(user.id)}
                  onChange={(isSelected) => onSelect([user.id], isSelected)}
                />
              )}
            </td>
            <td className="relative space-y-1 py-3 pr-4 pl-11">
              <PlayerHead username={user.username} className="absolute top-3 left-0" />
              <Link
                to={hrefOf(addresses.adminUser, { id: user.id })}
                className="relative inline-block min-h-6 font-medium break-all underline before:absolute before:-inset-x-2 before:-inset-y-2.5 decoration-edge decoration-1 underline-offset-4 transition-colors hover:text-signal"
              >
                {user.username}
              </Link>
              {user.email && <span className="block text-sm break-all text-muted">{user.email}</span>}
              <UserBadges user={user} />
              <span className="block space-y-1 md:hidden">
                <RoleNames roles={user.roles} />
                <LocalTime dateTime={user.joinDate} style="date" className="block text-sm text-muted" />
              </span>
            </td>
            <td className="py-3 pr-4 max-md:hidden">
              <RoleNames roles={user.roles} />
            </td>
            <td className="py-3 text-sm leading-6 text-muted max-md:hidden">
              <LocalTime dateTime={user.joinDate} style="date" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SelectBox({
  label,
  isSelected,
  onChange,
}: {
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}) {
  return (
    <label className="relative flex size-11 cursor-pointer items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-5"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
