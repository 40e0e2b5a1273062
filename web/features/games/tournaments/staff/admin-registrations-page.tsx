import { Users } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { USERS_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import { REGISTRATION_SORTS } from '#shared/contract/games/tournaments.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { pageIn, searchIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { useParameters } from '#web/routing/use-parameters.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useStaffRegistrations } from './admin-registrations.queries.ts'
import { adminRegistrationsTexts } from './admin-registrations.texts.ts'
import { ExportRegistrations } from './export-registrations.tsx'
import { RegistrationTable } from './registration-table.tsx'

/** Who is registered for one tournament, below its entry. */
export function AdminRegistrationsPage() {
  const texts = useTexts(adminRegistrationsTexts)
  const { id } = useParameters(addresses.adminRegistrations)
  const { query, change } = useAddressQuery()
  const search = searchIn(query, USERS_SEARCH_MAX)
  const [inOrder] = REGISTRATION_SORTS
  const sort = REGISTRATION_SORTS.find((each) => each === query.get('sort')) ?? inOrder
  const list = useStaffRegistrations(id, { search, sort, page: pageIn(query) })
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <BackLink to={hrefOf(addresses.adminEntry, { name: 'tournaments', id })}>
          {texts.toTournament}
        </BackLink>
        {Boolean(list.data?.total) && <ExportRegistrations id={id} />}
      </PanelHeading>
      <search className="mb-6 block">
        <SearchField
          label={texts.search}
          value={search}
          maxLength={USERS_SEARCH_MAX}
          onSearch={(text, isRefined) => change({ search: text, page: null }, { replace: isRefined })}
        />
      </search>
      <PagedList
        list={list}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        forms={texts.forms}
        icon={<Users size={28} strokeWidth={1.5} />}
        empty={
          search ? (
            <>
              {texts.nothingFound}{' '}
              <Button variant="link" onClick={() => change({ search: null })}>
                {texts.reset}
              </Button>
            </>
          ) : (
            texts.empty
          )
        }
      >
        {(registrations) => (
          <RegistrationTable
            tournamentId={id}
            registrations={registrations}
            sort={sort}
            onSort={(next) => change({ sort: next === inOrder ? null : next, page: null })}
          />
        )}
      </PagedList>
    </>
  )
}
