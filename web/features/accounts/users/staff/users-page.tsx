import { UserSearch } from 'lucide-react'
import { useState } from 'react'
import { USER_SORTS, type UserSort } from '#shared/contract/accounts/users.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { BulkRolesDialog } from './bulk-roles-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserTable } from './user-table.tsx'
import { useUserList } from './users.queries.ts'
import { usersTexts } from './users.texts.ts'

const NO_FILTERS = { search: null, role: null, page: null } as const

export function UsersPage() {
  const texts = useTexts(usersTexts)
  const { language } = useLanguage()
  const address = useAddressQuery()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [isDialogOpen, setDialogOpen] = useState(false)

  const search = address.query.get('search')?.trim().slice(0, 254) ?? ''
  const role = address.query.get('role')?.slice(0, 100) ?? ''
  const sort = sortIn(address.query.get('sort'))
  const page = pageIn(address.query)
  const list = useUserList({
    ...(search && { search }),
    ...(role && { role }),
    sort,
    page: String(page),
  })

  function select(ids: readonly number[], isSelected: boolean) {
    setSelected((before) => {
      const after = new Set(before)
      for (const id of ids) isSelected ? after.add(id) : after.delete(id)
      return after
    })
  }

  const pageCount = list.data ? Math.max(1, Math.ceil(list.data.total / list.data.pageSize)) : 1
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ExportButton search={search} role={role} sort={sort} />
      </PanelHeading>
      <UserFilters search={search} role={role} sort={sort} onChange={address.change} />
      {list.isPending && <Spinner />}
      {list.isError && !list.data && <ErrorState message={texts.loadFailed} onRetry={() => list.refetch()} />}
      {list.data && (
        <>
          <p role="status" className="mb-3 text-sm text-muted">
            {texts.found}: {list.data.hasMore && `${texts.moreThan} `}
            {formatNumber(list.data.total, language)} {pluralForm(list.data.total, texts.userForms, language)}
          </p>
          {list.data.data.length === 0 ? (
            <EmptyState icon={<UserSearch size={28} strokeWidth={1.5} />}>
              {texts.empty}{' '}
              <Button variant="link" onClick={() => address.change(NO_FILTERS)}>
                {texts.resetFilters}
              </Button>
            </EmptyState>
          ) : (
            <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
              <UserTable users={list.data.data} selected={selected} onSelect={select} />
            </div>
          )}
          <Pager
            label={texts.pages}
            page={page}
            pageCount={pageCount}
            addressOf={(next) => address.addressWith({ page: next === 1 ? null : next })}
          />
        </>
      )}
      <SelectionBar
        count={selected.size}
        onChangeRoles={() => setDialogOpen(true)}
        onClear={() => setSelected(new Set())}
      />
      <BulkRolesDialog
        ids={[...selected]}
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onDone={() => {
          setDialogOpen(false)
          setSelected(new Set())
        }}
      />
    </>
  )
}

function sortIn(text: string | null): UserSort {
  return USER_SORTS.find((sort) => sort === text) ?? USER_SORTS[0]
}
