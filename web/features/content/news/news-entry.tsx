import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { classNames } from '#web/lib/class-names.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { FALLBACK_ID } from './fallback-news.data.ts'
import { latestNewsTexts, latestNewsWords } from './latest-news.texts.ts'
import { newsTexts } from './news.texts.ts'
import type { ShownNews } from './news-in-language.ts'
import { NewsTitle } from './news-title.tsx'
import { newsTone } from './news-tone.ts'
import { PinnedMark } from './pinned-mark.tsx'

/** One item of the list. */
export function NewsEntry({
  item,
  isLarge,
  isNewest,
}: {
  item: ShownNews
  /** Whether it opens the list. */
  isLarge: boolean
  isNewest: boolean
}) {
  const { entry } = useTexts(newsTexts)
  const { sample } = useTexts(latestNewsTexts)
  const { latest } = useTexts(latestNewsWords)
  const { language } = useLanguage()
  const told = item.languages && otherLanguage({ languages: item.languages }, language)
  return (
    <article
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)] gap-6 py-7 md:gap-10 md:py-9',
        isLarge ? 'lg:grid-cols-[7fr_5fr]' : 'md:grid-cols-[5fr_7fr] lg:grid-cols-[3fr_9fr]',
      )}
    >
      <Picture
        path={item.image}
        alt={item.imageText}
        tone={newsTone(item.id)}
        seed={item.id + 1}
        sizes={isLarge ? '(min-width: 1024px) 700px, 100vw' : '(min-width: 768px) 320px, 100vw'}
        isFirstView={isLarge}
        className="aspect-[16/9] w-full self-start"
      />
      <div className="min-w-0">
        <p className="label mb-3 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          {item.isPinned ? (
            <PinnedMark />
          ) : (
            <span>
              {item.id === FALLBACK_ID ? <SampleMark>{sample}</SampleMark> : isNewest ? latest : entry}
            </span>
          )}
          <LocalTime dateTime={item.date} style="date" className="text-sand" />
          <LanguageMark of={told} />
        </p>
        <h2 className={classNames('display', isLarge ? 'text-3xl md:text-5xl' : 'text-2xl md:text-3xl')}>
          <NewsTitle item={item} />
        </h2>
        <p lang={told} className="mt-4 line-clamp-3 max-w-prose text-muted">
          {item.description}
        </p>
      </div>
    </article>
  )
}
