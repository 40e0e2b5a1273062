import { Wallet } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { ORDERS_SEARCH_MAX } from '#shared/constants/shop/orders.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { SearchField } from '#web/ui/lists/search-field.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { topUpQueryIn, useStaffTopUps } from './admin-top-ups.queries.ts'
import { adminTopUpsTexts } from './admin-top-ups.texts.ts'
import { TopUpTable } from './top-up-table.tsx'

/** All top-ups of balances; what it shows is in the address. */
export function AdminTopUpsPage() {
  const texts = useTexts(adminTopUpsTexts)
  const address = useAddressQuery()
  const query = topUpQueryIn(address.query)
  const isFiltered = Object.keys(query).some((key) => key !== 'page')
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        {isFiltered && (
          <ButtonLink to={addresses.adminTopUps} variant="ghost">
            {texts.reset}
          </ButtonLink>
        )}
      </PanelHeading>
      <div className="mb-6 grid items-end gap-4 sm:grid-cols-[minmax(0,24rem)_auto]">
        <SearchField
          label={texts.search}
          value={query.search ?? ''}
          maxLength={ORDERS_SEARCH_MAX}
          placeholder={texts.searchPlaceholder}
          autoCapitalize="none"
          spellCheck={false}
          onSearch={(search, isRefined) => address.change({ search, page: null }, { replace: isRefined })}
        />
        <Checkbox
          label={texts.attention}
          checked={query.attention === 'true'}
          onChange={({ target }) => address.change({ attention: target.checked ? 'true' : null, page: null })}
        />
      </div>
      <PagedList
        list={useStaffTopUps(query)}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        forms={texts.forms}
        icon={<Wallet size={28} strokeWidth={1.5} />}
        empty={isFiltered ? texts.empty : texts.none}
      >
        {(topUps) => <TopUpTable topUps={topUps} />}
      </PagedList>
    </>
  )
}
