import { ArrowRight, RadioTower } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Skeleton } from '#web/ui/lists/skeleton.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { FALLBACK_ID } from './fallback-news.data.ts'
import { useLatestNews } from './latest-news.queries.ts'
import { latestNewsTexts, latestNewsWords } from './latest-news.texts.ts'
import type { ShownNews } from './news-in-language.ts'
import { NewsTitle } from './news-title.tsx'
import { PinnedMark } from './pinned-mark.tsx'
import { useFallbackNews } from './use-fallback-news.ts'

/** The item that stands first. A first load that fails shows the fallback; only with nothing to show at all does it say so. */
export function LatestNews() {
  const texts = useTexts(latestNewsTexts)
  const said = useTexts(latestNewsWords)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const latest = useLatestNews(language)
  const fallback = useFallbackNews(latest.error)
  if (latest.isPending) return <LatestNewsSkeleton label={words.loading} />
  if (latest.data === null && latest.isError) {
    return <ErrorState message={texts.latestFailed} onRetry={() => latest.refetch()} />
  }
  if (latest.data === null) {
    return (
      <EmptyState icon={<RadioTower size={28} strokeWidth={1.5} />}>
        {said.empty}. {said.emptyDetail}
      </EmptyState>
    )
  }
  return <LatestNewsCard item={latest.data ?? fallback} />
}

function LatestNewsCard({ item }: { item: ShownNews }) {
  const texts = useTexts(latestNewsTexts)
  const said = useTexts(latestNewsWords)
  const { language } = useLanguage()
  const told = item.languages && otherLanguage({ languages: item.languages }, language)
  return (
    <article className="ticks relative grid grid-cols-[minmax(0,1fr)] border border-line bg-raised lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Picture
        path={item.image}
        alt={item.imageText}
        tone="dusk"
        seed={1}
        sizes="(min-width: 1024px) 720px, 100vw"
        className="aspect-[16/9] w-full lg:aspect-auto lg:min-h-[26rem]"
      />
      <div className="flex flex-col items-start p-6 md:p-10">
        <p className="label mb-4 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          {item.isPinned ? (
            <PinnedMark />
          ) : (
            <span>{item.id === FALLBACK_ID ? <SampleMark>{texts.sample}</SampleMark> : said.latest}</span>
          )}
          <LocalTime dateTime={item.date} style="date" className="text-sand" />
          <LanguageMark of={told} />
        </p>
        <h3 className="display text-2xl md:text-4xl">
          <NewsTitle item={item} />
        </h3>
        <p lang={told} className="mt-4 mb-8 line-clamp-5 whitespace-pre-line text-muted">
          {item.description}
        </p>
        <ButtonLink to={addresses.news} variant="outline" className="mt-auto">
          {texts.readMore}
          {/* "Read More" alone says nothing to those who hear the links one by one. */}
          <span className="sr-only"> — {said.news}</span>
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </ButtonLink>
      </div>
    </article>
  )
}

function LatestNewsSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-[34rem] w-full lg:h-[26rem]" />
    </div>
  )
}
