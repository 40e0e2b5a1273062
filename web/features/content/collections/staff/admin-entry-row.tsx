import { PencilLine, Trash2 } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { nameOf } from '#shared/contract/content/collections/entries.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import { DeliveredMark } from '#web/editing/delivered/delivered-notice.tsx'
import { MoveButtons } from '#web/editing/ordering/move-buttons.tsx'
import type { Steps } from '#web/editing/ordering/use-ordering.ts'
import { EntryLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRemoveEntry } from './admin-collections.mutations.ts'
import { adminCollectionsTexts } from './admin-collections.texts.ts'

/** One entry of the list: its place, what it is called, and what can be done with it. */
export function AdminEntryRow({
  collection,
  entry,
  isFirst,
  isLast,
  onMove,
  onRemoved,
}: {
  collection: Collection
  entry: StaffEntry
  isFirst: boolean
  isLast: boolean
  onMove: (steps: Steps, button: HTMLButtonElement) => void
  onRemoved: () => void
}) {
  const texts = useTexts(adminCollectionsTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { mutate: remove, isPending: isRemoving } = useRemoveEntry(collection.name)
  const name = nameOf(collection, entry, language)
  const kind = kindOf(collection, entry, language)
  const address = hrefOf(addresses.adminEntry, { name: collection.name, id: entry.id })
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2">
      <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-first max-sm:basis-full sm:flex-1 sm:basis-48">
        <Link to={address} className="min-w-0 py-1 font-medium hover:text-signal">
          {name}
        </Link>
        {kind && <span className="text-sm text-muted">{kind}</span>}
        {entry.isSample && <Badge>{texts.sample}</Badge>}
        {entry.delivered && <DeliveredMark />}
        <EntryLanguage entry={entry} />
      </div>
      <div className="ml-auto flex flex-wrap gap-2 sm:ml-4">
        <ButtonLink to={address} variant="outline" aria-label={`${words.edit}: ${name}`}>
          <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className="max-sm:sr-only">{words.edit}</span>
        </ButtonLink>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`${words.remove}: ${name}`}
          aria-busy={isRemoving || undefined}
          onClick={() => {
            if (isRemoving) return
            remove(entry.id, {
              onSuccess: onRemoved,
              onError: (error) => toastFailure(texts.removeFailed, error),
            })
          }}
        >
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}

/** Which of several kinds it is, where its collection holds such. */
function kindOf({ wire }: Collection, entry: StaffEntry, language: Language): string | undefined {
  for (const { path, field } of wire)
    if (field.kind === 'choice' && field.isRequired)
      return field.options[String((entry as Readonly<Record<string, unknown>>)[path])]?.[language]
  return undefined
}
