import { USERS_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import { USER_SORTS } from '#shared/contract/accounts/users.ts'
import { useRoles } from '#web/features/accounts/roles/staff/roles.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { QueryChanges } from '#web/routing/use-address-query.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { usersTexts } from './users.texts.ts'

/** What to show of the list; every choice goes into the address and back to the first page. */
export function UserFilters({
  search,
  role,
  sort,
  onChange,
}: {
  search: string
  role: string
  sort: string
  onChange: (changes: QueryChanges, options?: { replace?: boolean }) => void
}) {
  const texts = useTexts(usersTexts)
  const seesAddresses = usePermission('view_personal_data')
  const roleNames = useRoles().data?.map(({ name }) => name) ?? []
  const shownRoles = role && !roleNames.includes(role) ? [role, ...roleNames] : roleNames
  return (
    <search aria-label={texts.filters} className="mb-6 grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <SearchField
        label={texts.search}
        value={search}
        maxLength={USERS_SEARCH_MAX}
        placeholder={seesAddresses ? texts.searchPlaceholder : texts.searchNames}
        onSearch={(text, isRefined) => onChange({ search: text, page: null }, { replace: isRefined })}
      />
      <SelectField
        label={texts.role}
        value={role}
        onChange={(event) => onChange({ role: event.target.value, page: null })}
        options={[
          { value: '', label: texts.anyRole },
          ...shownRoles.map((name) => ({ value: name, label: name })),
        ]}
      />
      <SelectField
        label={texts.sort}
        value={sort}
        onChange={(event) =>
          onChange({ sort: event.target.value === USER_SORTS[0] ? null : event.target.value, page: null })
        }
        options={USER_SORTS.map((value) => ({ value, label: texts[value] }))}
      />
    </search>
  )
}
