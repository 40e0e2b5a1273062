import { ListX } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { nameOf } from '#shared/contract/content/collections/entries.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import { useOfferRestore } from '#web/editing/removal/restore-offer.tsx'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useReorderEntries } from './admin-collections.mutations.ts'
import { adminCollectionsTexts } from './admin-collections.texts.ts'
import { AdminEntryRow } from './admin-entry-row.tsx'

/** The entries as they follow each other, to be moved by their buttons. */
export function EntriesInOrder({
  collection,
  entries,
}: {
  collection: Collection
  entries: readonly StaffEntry[]
}) {
  const texts = useTexts(adminCollectionsTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { mutate: order } = useReorderEntries(collection.name)
  const fail = useFailureToast()
  const offerRestore = useOfferRestore()
  const [said, setSaid] = useState('')
  const moved = useRef<HTMLButtonElement | null>(null)

  // The row was moved in the document, which takes the focus from its button.
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  })

  if (entries.length === 0)
    return <EmptyState icon={<ListX size={28} strokeWidth={1.5} />}>{texts.empty}</EmptyState>

  function move(from: number, steps: -1 | 1, button: HTMLButtonElement) {
    const standing = entries.map(({ id }) => id)
    const ids = [...standing]
    const [id] = ids.splice(from, 1)
    if (id === undefined) return
    ids.splice(from + steps, 0, id)
    moved.current = button
    const name = nameOf(collection, entries[from] ?? {}, language)
    setSaid(`${name} ${texts.movedTo} ${from + steps + 1} ${words.of} ${entries.length}`)
    order({ ids, from: standing }, { onError: (error) => fail(texts.orderFailed, error) })
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={texts.list} className="border-t border-line">
        {entries.map((entry, index) => (
          <AdminEntryRow
            key={entry.id}
            collection={collection}
            entry={entry}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onMove={(steps, button) => move(index, steps, button)}
            onRemoved={() => offerRestore(entry.id)}
          />
        ))}
      </ol>
    </>
  )
}
