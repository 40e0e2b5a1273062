import { ListX } from 'lucide-react'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { nameOf } from '#shared/contract/content/collections/entries.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import { orderingTexts } from '#web/editing/ordering/ordering.texts.ts'
import { useOrdering } from '#web/editing/ordering/use-ordering.ts'
import { useOfferRestore } from '#web/editing/removal/restore-offer.tsx'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
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
  const ordering = useTexts(orderingTexts)
  const { language } = useLanguage()
  const { mutate: reorder } = useReorderEntries(collection.name)
  const fail = useFailureToast()
  const offerRestore = useOfferRestore()
  const { said, move } = useOrdering(entries, {
    nameOf: (entry) => nameOf(collection, entry, language),
    save: (order) => reorder(order, { onError: (error) => fail(ordering.orderFailed, error) }),
  })

  if (entries.length === 0)
    return <EmptyState icon={<ListX size={28} strokeWidth={1.5} />}>{texts.empty}</EmptyState>

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label={texts.list}>
        {entries.map((entry, index) => (
          <AdminEntryRow
            key={entry.id}
            collection={collection}
            entry={entry}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            onMove={(steps, button) => move(entry, steps, button)}
            onRemoved={() => offerRestore(entry.id)}
          />
        ))}
      </ol>
    </>
  )
}
