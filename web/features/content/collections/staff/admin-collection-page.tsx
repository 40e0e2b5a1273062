import { Plus } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { RestoreOffer } from '#web/editing/removal/restore-offer.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useParameters } from '#web/routing/use-parameters.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useRestoreEntry } from './admin-collections.mutations.ts'
import { useStaffEntries } from './admin-collections.queries.ts'
import { adminCollectionsTexts } from './admin-collections.texts.ts'
import { EntriesInOrder } from './entries-in-order.tsx'
import { NamedCollection } from './named-collection.tsx'

/** The entries of one collection. */
export function AdminCollectionPage() {
  const { name } = useParameters(addresses.adminCollection)
  return (
    <NamedCollection name={name}>
      {(collection) => <CollectionPage collection={collection} />}
    </NamedCollection>
  )
}

function CollectionPage({ collection }: { collection: Collection }) {
  const texts = useTexts(adminCollectionsTexts)
  const { language } = useLanguage()
  const { name, title, lead } = collection
  return (
    <>
      <PanelHeading title={title[language]} lead={lead[language]}>
        <BackLink to={addresses.adminCollections} />
        <ButtonLink to={hrefOf(addresses.adminEntry, { name, id: 'new' })} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
      </PanelHeading>
      <RestoreOffer restoring={useRestoreEntry(name)} texts={texts} />
      <Loaded query={useStaffEntries(name)} loadFailed={texts.listFailed}>
        {(entries) => <EntriesInOrder collection={collection} entries={entries} />}
      </Loaded>
    </>
  )
}
