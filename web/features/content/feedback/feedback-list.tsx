import { MessageSquareDashed } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useFeedbackList } from './feedback.queries.ts'
import { feedbackTexts, feedbackWords } from './feedback.texts.ts'
import { FeedbackEntry } from './feedback-entry.tsx'

export function FeedbackList() {
  const texts = useTexts(feedbackTexts)
  const said = useTexts(feedbackWords)
  const words = useTexts(wordsTexts)
  const list = useFeedbackList()
  return (
    <Loaded query={list} loadFailed={texts.loadFailed}>
      {({ pages }) => {
        const items = pages.flat()
        if (items.length === 0)
          return (
            <EmptyState icon={<MessageSquareDashed size={28} strokeWidth={1.5} />}>{said.empty}</EmptyState>
          )
        return (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {items.map((item) => (
                <FeedbackEntry key={item.id} item={item} />
              ))}
            </ul>
            {list.hasNextPage && (
              <Button
                variant="outline"
                className="mt-6 w-full"
                disabled={list.isFetchingNextPage}
                aria-busy={list.isFetchingNextPage || undefined}
                onClick={() => list.fetchNextPage()}
              >
                {list.isFetchingNextPage ? words.loading : texts.loadMore}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
