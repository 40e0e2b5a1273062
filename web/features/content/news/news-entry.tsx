import { useState } from 'react'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Picture } from '#web/pictures/picture.tsx'
import type { Tone } from '#web/pictures/scene.tsx'
import { Button } from '#web/ui/button.tsx'
import { newsTexts } from './news.texts.ts'
import { newsIn } from './news-in-language.ts'
import { RichText } from './rich-text.tsx'

/** A longer story is folded after its first lines. */
const FOLDED_FROM_CHARACTERS = 420
const TONES: readonly Tone[] = ['dusk', 'fog', 'olive', 'sand', 'night']

/** One item of the list; the newest stands larger than the others. */
export function NewsEntry({ item, isNewest }: { item: NewsItem; isNewest: boolean }) {
  const { language } = useLanguage()
  const texts = useTexts(newsTexts)
  const { title, date, image } = newsIn(language, item)
  return (
    <article
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:gap-10 md:py-12',
        isNewest ? 'lg:grid-cols-[7fr_5fr]' : 'md:grid-cols-[5fr_7fr] lg:grid-cols-[3fr_9fr]',
      )}
    >
      <Picture
        path={image}
        alt=""
        tone={TONES[item.id % TONES.length] ?? 'dusk'}
        seed={item.id + 1}
        sizes={isNewest ? '(min-width: 1024px) 700px, 100vw' : '(min-width: 768px) 320px, 100vw'}
        isFirstView={isNewest}
        className="aspect-[16/9] w-full self-start"
      />
      <div className="min-w-0">
        <p className="label mb-3 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <span>{isNewest ? texts.latest : texts.entry}</span>
          <LocalTime dateTime={date} style="date" className="text-sand" />
        </p>
        <h2 className={classNames('display', isNewest ? 'text-3xl md:text-5xl' : 'text-2xl md:text-3xl')}>
          {title}
        </h2>
        <Story
          html={item[`html_${language}`]}
          isLong={item[`description_${language}`].length > FOLDED_FROM_CHARACTERS}
        />
      </div>
    </article>
  )
}

function Story({ html, isLong }: { html: string; isLong: boolean }) {
  const texts = useTexts(newsTexts)
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      {/* Unfolded also while a link inside has the focus. */}
      <div
        className={classNames(
          'mt-4 max-w-prose text-muted',
          isLong &&
            !isWhole &&
            'mask-linear-[180deg,#000_55%,transparent] focus-within:mask-none not-focus-within:max-h-44 not-focus-within:overflow-hidden',
        )}
      >
        <RichText html={html} />
      </div>
      {isLong && (
        <Button
          variant="link"
          className="mt-2"
          aria-expanded={isWhole}
          onClick={() => setWhole((wasWhole) => !wasWhole)}
        >
          {isWhole ? texts.showLess : texts.showAll}
        </Button>
      )}
    </>
  )
}
