import { FileText, Link2, Plus } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { RestoreOffer, useOfferRestore } from '#web/editing/removal/restore-offer.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { AdminPageRow } from './admin-page-row.tsx'
import { useRestorePage } from './admin-pages.mutations.ts'
import { useStaffPages } from './admin-pages.queries.ts'
import { adminPagesTexts } from './admin-pages.texts.ts'

const NEW = hrefOf(addresses.adminPage, { id: 'new' })

/** Every page of the operator's own, and every short link. */
export function AdminPagesPage() {
  const texts = useTexts(adminPagesTexts)
  const list = useStaffPages(pageIn(useAddressQuery().query))
  const offerRestore = useOfferRestore()
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ButtonLink to={NEW} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
        <ButtonLink to={`${NEW}?kind=link`} variant="outline">
          <Link2 size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.createLink}
        </ButtonLink>
      </PanelHeading>
      <RestoreOffer restoring={useRestorePage()} texts={texts} />
      <PagedList
        list={list}
        loadFailed={texts.loadFailed}
        pages={texts.pages}
        icon={<FileText size={28} strokeWidth={1.5} />}
        empty={texts.empty}
      >
        {(pages) => (
          <ul aria-label={texts.list}>
            {pages.map((page) => (
              <AdminPageRow key={page.id} page={page} onRemoved={() => offerRestore(page.id)} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
