import { RadioTower } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { HeadingBand } from '#web/pictures/heading-band.tsx'
import { pageIn, useAddressQuery } from '#web/routing/use-address-query.ts'
import { FeedLink } from '#web/ui/feed-link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { PagedList } from '#web/ui/lists/paged-list.tsx'
import { Skeleton } from '#web/ui/lists/skeleton.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { latestNewsWords } from './latest-news.texts.ts'
import { useNewsPage } from './news.queries.ts'
import { newsTexts, newsWords } from './news.texts.ts'
import { NewsEntry } from './news-entry.tsx'
import { newsIn, type ShownNews } from './news-in-language.ts'
import { useFallbackNews } from './use-fallback-news.ts'

/** Where another page of the list begins to be read. */
const LIST_ID = 'list'
const SKELETONS = ['newest', 'second', 'third']

export function NewsPage() {
  const texts = useTexts(newsWords)
  const latestTexts = useTexts(latestNewsWords)
  return (
    <>
      <PageHeading
        mark={sectionMark('news', texts.mark)}
        title={latestTexts.news}
        lead={texts.lead}
        band={<HeadingBand of="news" name="gallery-6" tone="fog" position="object-[50%_52%]" />}
      >
        <FeedLink to={addresses.newsFeed} className="-mb-4 mt-1" />
      </PageHeading>
      <div className="column">
        <div id={LIST_ID} className="scroll-mt-24">
          <NewsList />
        </div>
      </div>
    </>
  )
}

function NewsList() {
  const texts = useTexts(newsTexts)
  const { empty, emptyDetail } = useTexts(latestNewsWords)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const page = pageIn(useAddressQuery().query)
  const list = useNewsPage(page)
  const fallback = useFallbackNews(list.error)
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
          <NewsEntries items={[fallback]} isFirstPage />
        </div>
      </>
    )
  }
  return (
    <PagedList
      list={list}
      loadFailed={texts.loadFailed}
      pages={texts.pages}
      anchor={LIST_ID}
      icon={<RadioTower size={28} strokeWidth={1.5} />}
      empty={`${empty}. ${emptyDetail}`}
    >
      {(items) => (
        <NewsEntries items={items.map((item) => newsIn(language, item))} isFirstPage={page === 1} />
      )}
    </PagedList>
  )
}

function NewsEntries({ items, isFirstPage }: { items: readonly ShownNews[]; isFirstPage: boolean }) {
  const newest = items
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  return (
    <ol className="divide-y divide-line [&>li:first-child>article]:pt-0">
      {items.map((item, index) => (
        <li key={item.id}>
          <NewsEntry
            item={item}
            isLarge={isFirstPage && index === 0}
            isNewest={isFirstPage && item.date === newest}
          />
        </li>
      ))}
    </ol>
  )
}
