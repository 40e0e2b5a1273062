import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { SentNotice } from '#shared/contract/platform/notices.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { textInEither } from '#web/i18n/other-language.ts'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { useWithdrawNotice } from './admin-notices.mutations.ts'
import { useSentNotices } from './admin-notices.queries.ts'
import { adminNoticesTexts } from './admin-notices.texts.ts'

/** What staff sent: by whom, to whom, when, and how many have read it. */
export function SentNotices() {
  const texts = useTexts(adminNoticesTexts)
  const { language } = useLanguage()
  const { query } = useAddressQuery()
  const [withdrawing, setWithdrawing] = useState<SentNotice | null>(null)
  const [list, focusList] = useFocusLater<HTMLDivElement>()
  const { dialog, remove } = useRemoval(useWithdrawNotice(), texts, {
    onClose: () => setWithdrawing(null),
    onRemoved: focusList,
  })
  return (
    <div ref={list} tabIndex={-1}>
      <PagedList
        list={useSentNotices(pageIn(query))}
        loadFailed={texts.listFailed}
        pages={texts.pages}
        forms={texts.noticeForms}
        icon={<Bell size={28} strokeWidth={1.5} aria-hidden="true" />}
        empty={texts.empty}
      >
        {(notices) => (
          <ul className="divide-y divide-line border-y border-line">
            {notices.map((notice) => (
              <SentRow key={notice.id} notice={notice} onWithdraw={() => setWithdrawing(notice)} />
            ))}
          </ul>
        )}
      </PagedList>
      <RemoveDialog
        isOpen={withdrawing !== null}
        title={texts.withdrawQuestion}
        labels={{ remove: texts.withdraw, removing: texts.withdrawing }}
        onConfirm={() => withdrawing && remove(withdrawing.id)}
        {...dialog}
      >
        <p className="font-medium">{withdrawing && saidIn(withdrawing, language)}</p>
        <p className="text-muted">{texts.withdrawDetail}</p>
      </RemoveDialog>
    </div>
  )
}

const saidIn = ({ text_ru, text_en }: SentNotice, language: 'ru' | 'en') =>
  textInEither({ ru: text_ru, en: text_en }, language)

function SentRow({ notice, onWithdraw }: { notice: SentNotice; onWithdraw: () => void }) {
  const texts = useTexts(adminNoticesTexts)
  const { language } = useLanguage()
  const { to, url, by, createdAt, isWithdrawn, recipients, reads } = notice
  const text = saidIn(notice, language)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-2 py-2 text-sm transition-colors hover:bg-raised sm:flex-nowrap">
      <div className="min-w-0">
        <p className="text-base">
          {isWithdrawn && (
            <Badge tone="neutral" className="mr-2">
              {texts.withdrawn}
            </Badge>
          )}
          <bdi>{text}</bdi>
        </p>
        {url !== null && <p className="font-mono text-muted">{url}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4 text-muted">
          <span>
            {to === 'all'
              ? texts.toAll
              : 'role' in to
                ? `${texts.toRole}: ${to.role ?? texts.roleGone}`
                : to.username}
          </span>
          <span>
            {texts.by} {by ?? texts.nobody}
          </span>
          <LocalTime dateTime={createdAt} style="date-time" />
          <span>
            {texts.read}: {formatNumber(reads, language)} / {formatNumber(recipients, language)}
          </span>
        </p>
      </div>
      {!isWithdrawn && (
        <Button
          variant="ghost"
          size="sm"
          className="shrink-0 max-sm:-ml-3"
          aria-label={texts.withdrawOf + text}
          onClick={onWithdraw}
        >
          {texts.withdraw}
        </Button>
      )}
    </li>
  )
}
