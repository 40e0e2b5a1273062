import { Fragment, type ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import { findCollection } from '#shared/contract/content/collections/all-collections.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { adminCollectionsTexts } from './admin-collections.texts.ts'

/** The collection that an address names; where there is none, that, and the way back. */
export function NamedCollection({
  name,
  children,
}: {
  name: string
  children: (collection: Collection) => ReactNode
}) {
  const texts = useTexts(adminCollectionsTexts)
  const collection = findCollection(name)
  if (collection) return <Fragment key={name}>{children(collection)}</Fragment>
  return (
    <>
      <PanelHeading title={texts.title}>
        <BackLink to={addresses.adminCollections} />
      </PanelHeading>
      <ErrorState message={texts.gone} />
    </>
  )
}
