import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { USER_SORTS, type User } from '#shared/contract/accounts/users.ts'
import { ApiError } from '#web/api/api-error.ts'
import { MakeUserButton } from '#web/features/accounts/account-help/staff/make-user-button.tsx'
import { OpenAppeals } from '#web/features/accounts/appeals/staff/open-appeals.tsx'
import { SelectedUsers } from '#web/features/accounts/bulk-acts/staff/selected-users.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { useSelection } from '#web/ui/lists/use-selection.ts'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { BulkRolesDialog } from './bulk-roles-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { UserFilters } from './user-filters.tsx'
import { choicesIn, listQueryOf, NO_CHOICES } from './user-list-query.ts'
import { UserTable } from './user-table.tsx'
import { useUserList } from './users.queries.ts'
import { usersTexts } from './users.texts.ts'

export function UsersPage() {
  const texts = useTexts(usersTexts)
  const isEditable = usePermission('edit_users')
  const mayBan = usePermission('ban_users')
  const mayNotify = usePermission('send_notices')
  const address = useAddressQuery()
  const { selected, select, clear } = useSelection()
  /** Those selected on other pages of the list, as they were there. */
  const [met, setMet] = useState<ReadonlyMap<number, User>>(new Map())
  const [isDialogOpen, setDialogOpen] = useState(false)

  const choices = choicesIn(address.query)
  const list = useUserList(listQueryOf(choices, pageIn(address.query)))
  const shown = new Map([...met, ...(list.data?.data ?? []).map((user) => [user.id, user] as const)])
  const networkError = list.error instanceof ApiError ? list.error.fields.network : undefined

  return (
    <>
      <PanelHeading title={texts.title} lead={isEditable ? texts.lead : texts.leadToRead}>
        {isEditable && <MakeUserButton />}
        <ExportButton choices={choices} />
      </PanelHeading>
      {mayBan && <OpenAppeals />}
      <UserFilters choices={choices} networkError={networkError} onChange={address.change} />
      {networkError ? (
        <EmptyState icon={<UserSearch size={28} strokeWidth={1.5} />}>{networkError}</EmptyState>
      ) : (
        <PagedList
          list={list}
          loadFailed={texts.loadFailed}
          pages={texts.pages}
          forms={texts.userForms}
          icon={<UserSearch size={28} strokeWidth={1.5} />}
          empty={
            <>
              {texts.empty}{' '}
              <Button variant="link" onClick={() => address.change(NO_CHOICES)}>
                {texts.resetFilters}
              </Button>
            </>
          }
        >
          {(users) => (
            <UserTable
              users={users}
              selected={selected}
              onSelect={
                isEditable || mayBan || mayNotify
                  ? (ids, isSelected) => {
                      setMet(shown)
                      select(ids, isSelected)
                    }
                  : undefined
              }
              sort={choices.sort}
              onSort={(next) => address.change({ sort: next === USER_SORTS[0] ? null : next, page: null })}
            />
          )}
        </PagedList>
      )}
      <SelectedUsers
        users={[...selected].flatMap((id) => shown.get(id) ?? [])}
        forms={texts.userForms}
        select={select}
        onClear={clear}
      >
        {isEditable && (
          <Button variant="primary" size="sm" onClick={() => setDialogOpen(true)}>
            {texts.changeRoles}
          </Button>
        )}
      </SelectedUsers>
      <BulkRolesDialog
        ids={[...selected]}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onDone={() => {
          setDialogOpen(false)
          clear()
        }}
      />
    </>
  )
}
