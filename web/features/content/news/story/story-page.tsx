import { addresses } from '#shared/addresses.ts'
import type { NewsStory } from '#shared/contract/content/news.ts'
import { newsTexts } from '#web/features/content/news/news.texts.ts'
import { newsImage } from '#web/features/content/news/news-in-language.ts'
import { newsTone } from '#web/features/content/news/news-tone.ts'
import { RichText } from '#web/features/content/news/rich-text.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { Picture } from '#web/pictures/picture.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { sectionMark } from '#web/ui/section-marks.ts'
import { Neighbours } from './neighbours.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { storyTexts } from './story.texts.ts'

/** A correction within the hour is nothing a reader has to know of. */
const SETTLED_MS = 60 * 60 * 1000

/** One news item at an address of its own. */
export function StoryPage({ thing: story }: { thing: NewsStory }) {
  const { language } = useLanguage()
  const texts = useTexts(storyTexts)
  const { mark } = useTexts(newsTexts)
  const title = story[`title_${language}`]
  const isUpdated = Date.parse(story.updatedAt) - Date.parse(story.date) > SETTLED_MS
  return (
    <div className="column pt-10 md:pt-16">
      <article>
        <header className="max-w-4xl">
          <p className="label mb-3 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            <span className="text-signal">{sectionMark('news', mark)}</span>
            <LocalTime dateTime={story.date} style="date" className="text-sand" />
            {isUpdated && (
              <span>
                {texts.updated} <LocalTime dateTime={story.updatedAt} style="date" />
              </span>
            )}
          </p>
          <h1 className="display text-3xl md:text-5xl">{title}</h1>
        </header>
        <Picture
          path={newsImage(language, story)}
          alt=""
          tone={newsTone(story.id)}
          seed={story.id + 1}
          sizes="(min-width: 1280px) 1216px, 100vw"
          isFirstView
          className="my-8 aspect-[16/9] w-full md:my-10 md:aspect-[21/9]"
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-16">
          <RichText html={story[`html_${language}`]} className="text-lg text-muted" />
          <ShareButtons title={title} path={story[`path_${language}`]} />
        </div>
      </article>
      <Neighbours story={story} />
      <div className="mt-8">
        <BackLink to={addresses.news}>{texts.toNews}</BackLink>
      </div>
    </div>
  )
}
