import { PencilLine, Trash2 } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { StaffPage } from '#shared/contract/content/pages.ts'
import { StateBadge } from '#web/features/content/writing/state-badge.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Link } from '#web/routing/link.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRemovePage } from './admin-pages.mutations.ts'
import { adminPagesTexts } from './admin-pages.texts.ts'
import { MovedPage } from './moved-page.tsx'
import { PageAddress } from './page-address.tsx'

/** One page or short link of the list: its address and title, how far it is, and the ways on. */
export function AdminPageRow({ page, onRemoved }: { page: StaffPage; onRemoved: () => void }) {
  const texts = useTexts(adminPagesTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { mutate: remove, isPending: isRemoving } = useRemovePage()
  const title = page[`title_${language}`] || page.title_ru || page.title_en
  const address = hrefOf(addresses.adminPage, { id: page.id })

  function removePage() {
    if (isRemoving) return
    remove(page.id, {
      onSuccess: onRemoved,
      onError: (error) => toastFailure(texts.removeFailed, error),
    })
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <Link to={address} className="font-mono text-lg hover:text-signal">
          {page.path}
        </Link>
        {title && <p className="mt-1">{title}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          {page.redirectTo === null ? <StateBadge state={page.state} /> : <Badge>{texts.createLink}</Badge>}
          {page.languages.map((each) => (
            <Badge key={each}>{each.toUpperCase()}</Badge>
          ))}
          {page.state === 'scheduled' && (
            <LocalTime dateTime={page.publishAt} style="date-time" className="text-sm text-muted" />
          )}
        </div>
        <PageAddress page={page} />
        {page.movedFrom !== null && <MovedPage page={page} movedFrom={page.movedFrom} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={address} variant="outline" aria-label={`${words.edit}: ${page.path}`}>
          <PencilLine size={18} strokeWidth={1.5} aria-hidden="true" />
          {words.edit}
        </ButtonLink>
        <Button
          variant="ghost"
          aria-label={`${words.remove}: ${page.path}`}
          aria-busy={isRemoving || undefined}
          onClick={removePage}
        >
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
          {isRemoving ? words.removing : words.remove}
        </Button>
      </div>
    </li>
  )
}
