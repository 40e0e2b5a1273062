import { addresses } from '#shared/addresses.ts'
import type { NewsStory } from '#shared/contract/content/news.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toldLanguage } from '#web/i18n/other-language.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Neighbours } from './neighbours.tsx'
import { ShareButtons } from './share-buttons.tsx'
import { storyTexts } from './story.texts.ts'
import { Story } from './story.tsx'
import { useStoryAddress } from './use-story-address.ts'

/** A correction within the hour is nothing a reader has to know of. */
const SETTLED_MS = 60 * 60 * 1000

/** One news item at an address of its own. */
export function StoryPage({ thing: story }: { thing: NewsStory }) {
  const { language } = useLanguage()
  const texts = useTexts(storyTexts)
  const title = story[`title_${language}`]
  const isUpdated = Date.parse(story.updatedAt) - Date.parse(story.date) > SETTLED_MS
  useStoryAddress(story)
  return (
    <div className="column pt-10 md:pt-16">
      <Story
        item={story}
        title={title}
        imageText={story[`imageText_${language}`]}
        when={
          <>
            <LocalTime dateTime={story.date} style="date" className="text-sand" />
            {isUpdated && (
              <span>
                {texts.updated} <LocalTime dateTime={story.updatedAt} style="date" />
              </span>
            )}
          </>
        }
      >
        <ShareButtons
          title={title}
          path={story[`path_${language}`]}
          language={toldLanguage(story, language)}
        />
      </Story>
      <Neighbours story={story} />
      <div className="mt-8">
        <BackLink to={addresses.news}>{texts.toNews}</BackLink>
      </div>
    </div>
  )
}
