import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import { findCollection } from '#shared/contract/content/collections/all-collections.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { SectionOnly } from '#web/session/section-only.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { adminCollectionsTexts } from './admin-collections.texts.ts'

/** The collection that an address names, for those who may fill it; where there is none, that, and the way back. */
export function NamedCollection({
  name,
  children,
}: {
  name: string
  children: (collection: Collection) => ReactNode
}) {
  const texts = useTexts(adminCollectionsTexts)
  const collection = findCollection(name)
  if (collection)
    return (
      <SectionOnly key={name} permissions={[collection.permission]}>
        {children(collection)}
      </SectionOnly>
    )
  return (
    <>
      <PanelHeading title={texts.title}>
        <BackLink to={addresses.adminCollections} />
      </PanelHeading>
      <ErrorState message={texts.gone} />
    </>
  )
}
