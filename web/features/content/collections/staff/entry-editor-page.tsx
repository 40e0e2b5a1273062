import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { nameOf } from '#shared/contract/content/collections/entries.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useIdInAddress } from '#web/routing/use-id-in-address.ts'
import { useParameters } from '#web/routing/use-parameters.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { useStaffEntries } from './admin-collections.queries.ts'
import { entryEditorTexts } from './entry-editor.texts.ts'
import { EntryEditor } from './entry-editor.tsx'
import { NamedCollection } from './named-collection.tsx'

/** Adding and changing one entry of a collection. */
export function EntryEditorPage() {
  const { name } = useParameters(addresses.adminEntry)
  return <NamedCollection name={name}>{(collection) => <EditorOf collection={collection} />}</NamedCollection>
}

function EditorOf({ collection }: { collection: Collection }) {
  const texts = useTexts(entryEditorTexts)
  const { language } = useLanguage()
  const { name, below } = collection
  const { id, key, keepAs } = useIdInAddress(`/admin/collections/${name}/:id|new`)
  const list = useStaffEntries(name)
  const found = list.data?.find((each) => each.id === id)
  return (
    <>
      <PanelHeading
        title={found ? nameOf(collection, found, language) : texts.create}
        lead={collection.title[language]}
      >
        {below && found && !found.isSample && (
          <ButtonLink
            to={`${hrefOf(addresses.adminEntry, { name, id: found.id })}/${below.path}`}
            variant="outline"
          >
            {below.label[language]}
          </ButtonLink>
        )}
        <BackLink to={hrefOf(addresses.adminCollection, { name })} />
      </PanelHeading>
      <Loaded query={list} loadFailed={texts.loadFailed}>
        {() => (
          <Opened
            key={key}
            collection={collection}
            found={found ?? null}
            isNew={id === null}
            onCreated={keepAs}
          />
        )}
      </Loaded>
    </>
  )
}

/** Decided once: an editor that is open stays so, also when its entry gets an id or is deleted by somebody else. */
function Opened({
  collection,
  found,
  isNew,
  onCreated,
}: {
  collection: Collection
  found: StaffEntry | null
  isNew: boolean
  onCreated: (id: number) => void
}) {
  const texts = useTexts(entryEditorTexts)
  const [isGone] = useState(!isNew && found === null)
  if (isGone) return <ErrorState message={texts.gone} />
  return <EntryEditor collection={collection} saved={found} onCreated={onCreated} />
}
