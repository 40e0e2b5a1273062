import { RadioTower } from 'lucide-react'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Skeleton } from '#web/ui/lists/skeleton.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useNewsList } from './news.queries.ts'
import { newsTexts } from './news.texts.ts'
import { NewsEntry } from './news-entry.tsx'
import { useSampleNews } from './use-sample-news.ts'

const SKELETONS = ['newest', 'second', 'third']

export function NewsPage() {
  const texts = useTexts(newsTexts)
  return (
    <div className="column py-10 md:py-16">
      <PageHeading mark={sectionMark('news', texts.mark)} title={texts.title} lead={texts.lead} />
      <NewsList />
    </div>
  )
}

function NewsList() {
  const texts = useTexts(newsTexts)
  const words = useTexts(wordsTexts)
  const list = useNewsList()
  const sample = useSampleNews(list.error)
  if (list.isPending) {
    return (
      <div role="status" className="space-y-8">
        <span className="sr-only">{words.loading}</span>
        {SKELETONS.map((key) => (
          <Skeleton key={key} className="h-72 w-full" />
        ))}
      </div>
    )
  }
  if (list.isError && !list.data) {
    return (
      <>
        <ErrorState message={texts.loadFailed} onRetry={() => list.refetch()} />
        <div className="mt-8 md:mt-12">
          <NewsEntries items={[sample]} />
        </div>
      </>
    )
  }
  if (list.data.length === 0) {
    return (
      <EmptyState icon={<RadioTower size={28} strokeWidth={1.5} />}>
        {texts.empty}. {texts.emptyDetail}
      </EmptyState>
    )
  }
  return <NewsEntries items={list.data} />
}

function NewsEntries({ items }: { items: readonly NewsItem[] }) {
  return (
    <ol className="divide-y divide-line [&>li:first-child>article]:pt-0">
      {items.map((item, index) => (
        <li key={item.id}>
          <NewsEntry item={item} isNewest={index === 0} />
        </li>
      ))}
    </ol>
  )
}
