import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { USER_SORTS } from '#shared/contract/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { QueryChanges } from '#web/lib/use-address-query.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useRoles } from './users.queries.ts'
import { usersTexts } from './users.texts.ts'

const SEARCH_DELAY_MS = 350

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
  const roleNames = useRoles().data?.map(({ name }) => name) ?? []
  const shownRoles = role && !roleNames.includes(role) ? [role, ...roleNames] : roleNames
  return (
    <search aria-label={texts.filters} className="mb-6 grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <SearchBox search={search} onChange={onChange} />
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

/** Searches while one types, after a short rest; one search is one step of the history, however it was typed. */
function SearchBox({
  search,
  onChange,
}: {
  search: string
  onChange: (changes: QueryChanges, options?: { replace?: boolean }) => void
}) {
  const texts = useTexts(usersTexts)
  const [typed, setTyped] = useState(search)
  const sent = useRef(search)
  const change = useRef(onChange)
  change.current = onChange

  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setTyped(search)
  }, [search])

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === sent.current) return
    const timer = setTimeout(() => {
      const replace = sent.current !== '' && wanted !== ''
      sent.current = wanted
      change.current({ search: wanted, page: null }, { replace })
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <div className="relative">
      <TextField
        label={texts.search}
        type="search"
        value={typed}
        maxLength={254}
        placeholder={texts.searchPlaceholder}
        autoComplete="off"
        className="pl-10"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Search
        className="pointer-events-none absolute bottom-3.5 left-3 text-muted"
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
      />
    </div>
  )
}
