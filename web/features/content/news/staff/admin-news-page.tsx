import { Newspaper, Plus } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { RestoreOffer, useOfferRestore } from '#web/editing/removal/restore-offer.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useRestoreNews } from './admin-news.mutations.ts'
import { useStaffNews } from './admin-news.queries.ts'
import { adminNewsTexts } from './admin-news.texts.ts'
import { AdminNewsRow } from './admin-news-row.tsx'

export function AdminNewsPage() {
  const texts = useTexts(adminNewsTexts)
  const list = useStaffNews(pageIn(useAddressQuery().query))
  const offerRestore = useOfferRestore()
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ButtonLink to={hrefOf(addresses.adminNewsItem, { id: 'new' })} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
      </PanelHeading>
      <RestoreOffer restoring={useRestoreNews()} texts={texts} />
      <PagedList
        list={list}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        icon={<Newspaper size={28} strokeWidth={1.5} />}
        empty={texts.empty}
      >
        {(items) => (
          <ul aria-label={texts.list}>
            {items.map((item) => (
              <AdminNewsRow key={item.id} item={item} onRemoved={() => offerRestore(item.id)} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
