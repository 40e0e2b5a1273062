import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Notice } from '#shared/contract/platform/notices.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { NoticeEntry } from './notice-entry.tsx'
import { useMarkRead } from './notices.mutations.ts'
import { useNotices } from './notices.queries.ts'
import { noticesTexts, noticesWords } from './notices.texts.ts'

/** What is in sight is read; it stays marked as new for as long as it is looked at. `isWhole` offers what is older. */
export function NoticeList({ isWhole = false }: { isWhole?: boolean }) {
  const texts = useTexts(noticesTexts)
  const said = useTexts(noticesWords)
  const words = useTexts(wordsTexts)
  const list = useNotices()
  return (
    <Loaded query={list} loadFailed={texts.loadFailed}>
      {({ pages }) => {
        const notices = isWhole ? pages.flat() : (pages[0] ?? [])
        if (notices.length === 0)
          return <EmptyState icon={<Bell size={28} strokeWidth={1.5} />}>{said.empty}</EmptyState>
        return (
          <>
            <Notices notices={notices} />
            {isWhole && list.hasNextPage && (
              <Button
                variant="outline"
                className="mt-6 w-full"
                disabled={list.isFetchingNextPage}
                aria-busy={list.isFetchingNextPage || undefined}
                onClick={() => list.fetchNextPage()}
              >
                {list.isFetchingNextPage ? words.loading : texts.older}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  const texts = useTexts(noticesTexts)
  const { mutate } = useMarkRead()
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const unread = notices.filter(({ id, isRead }) => !isRead && !fresh.has(id)).map(({ id }) => id)
  const unreadIds = unread.join(' ')

  useEffect(() => {
    if (unreadIds === '') return
    const ids = unreadIds.split(' ').map(Number)
    setFresh((known) => new Set([...known, ...ids]))
    mutate({ ids }, { onError: (error) => toastFailure(texts.markFailed, error) })
  }, [unreadIds, mutate, texts])

  return (
    <ul className="divide-y divide-line border-y border-line">
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeEntry notice={notice} isNew={!notice.isRead || fresh.has(notice.id)} />
        </li>
      ))}
    </ul>
  )
}
