import { useState } from 'react'
import { USERS_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import { SECURITY_NETWORK_MAX } from '#shared/constants/security/security-events.ts'
import { SEEN_CHOICES, USER_SORTS } from '#shared/contract/accounts/users.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { useRoles } from '#web/features/accounts/roles/staff/roles.queries.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import type { QueryChanges } from '#web/routing/use-address-query.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { isDay, type UserChoices } from './user-list-query.ts'
import { usersTexts } from './users.texts.ts'

type Change = (changes: QueryChanges, options?: { replace?: boolean }) => void

/** What to show of the list; every choice goes into the address and back to the first page. */
export function UserFilters({
  choices: { search, role, banned, unverified, seen, network, sort },
  networkError,
  onChange,
}: {
  choices: UserChoices
  networkError: string | undefined
  onChange: Change
}) {
  const texts = useTexts(usersTexts)
  const { language } = useLanguage()
  const seesPersonalData = usePermission('view_personal_data')
  const roleNames = useRoles().data?.map(({ name }) => name) ?? []
  const shownRoles = role && !roleNames.includes(role) ? [role, ...roleNames] : roleNames
  const set: Change = (changes, options) => onChange({ ...changes, page: null }, options)
  return (
    <search aria-label={texts.filters} className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <SearchField
        label={texts.search}
        value={search}
        maxLength={USERS_SEARCH_MAX}
        placeholder={seesPersonalData ? texts.searchPlaceholder : texts.searchNames}
        onSearch={(text, isRefined) => set({ search: text }, { replace: isRefined })}
      />
      {seesPersonalData && (
        <SearchField
          label={texts.network}
          value={network}
          maxLength={SECURITY_NETWORK_MAX}
          placeholder={texts.networkPlaceholder}
          hint={network ? texts.networkHint : undefined}
          error={networkError}
          autoCapitalize="none"
          spellCheck={false}
          onSearch={(text, isRefined) => set({ network: text }, { replace: isRefined })}
        />
      )}
      <SelectField
        label={texts.role}
        value={role}
        onChange={(event) => set({ role: event.target.value })}
        options={[
          { value: '', label: texts.anyRole },
          ...shownRoles.map((name) => ({ value: name, label: roleTitle(name, language) })),
        ]}
      />
      <SelectField
        label={texts.sort}
        value={sort}
        onChange={(event) => set({ sort: event.target.value === USER_SORTS[0] ? null : event.target.value })}
        options={USER_SORTS.map((value) => ({ value, label: texts[value] }))}
      />
      <SeenFilter seen={seen} onChange={set} />
      <div className="flex flex-wrap items-center gap-x-6 sm:col-span-2 xl:pt-7">
        <Checkbox
          label={texts.onlyBanned}
          checked={banned}
          onChange={(event) => set({ banned: event.target.checked ? 'true' : null })}
        />
        <Checkbox
          label={texts.unverified}
          checked={unverified}
          onChange={(event) => set({ unverified: event.target.checked ? 'true' : null })}
        />
      </div>
    </search>
  )
}

const BEFORE = 'before'

/** A choice, and beside the one of a day that day; until it is given nothing is left out. */
function SeenFilter({ seen, onChange }: { seen: string; onChange: Change }) {
  const texts = useTexts(usersTexts)
  const [isAsked, setAsked] = useState(false)
  const choice = isDay(seen) || (isAsked && !seen) ? BEFORE : seen
  return (
    <>
      <SelectField
        label={texts.seen}
        value={choice}
        onChange={(event) => {
          const next = event.target.value
          setAsked(next === BEFORE)
          onChange({ seen: next === BEFORE ? null : next })
        }}
        options={['', ...SEEN_CHOICES, BEFORE].map((value) => ({
          value,
          label: texts.seenChoices[value as keyof typeof texts.seenChoices],
        }))}
      />
      {choice === BEFORE && (
        <TextField
          label={texts.seenBefore}
          type="date"
          value={seen}
          hint={texts.seenBeforeHint}
          onChange={(event) => onChange({ seen: event.target.value }, { replace: true })}
        />
      )}
    </>
  )
}
