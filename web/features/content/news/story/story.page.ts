import { parametersIn } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { NewsStory } from '#shared/contract/content/news.ts'
import { newsQueries } from '#web/features/content/news/news.queries.ts'
import { newsArticle } from '#web/features/content/news/news-article.ts'
import { newsImage } from '#web/features/content/news/news-in-language.ts'
import { definePage } from '#web/routing/page.ts'
import { StoryPage } from './story-page.tsx'

/** The id that begins the last part of an address such as `/news/7-title`; whatever follows it may be of old. */
function idIn(pathname: string): number | null {
  const { item = '' } = parametersIn(addresses.newsItem, pathname) ?? {}
  return Number(/^([1-9]\d{0,14})(?:-|$)/.exec(item)?.[1] ?? 0) || null
}

export const page = definePage<NewsStory>({
  Screen: StoryPage,
  about: ({ pathname }) => {
    const id = idIn(pathname)
    return id === null ? null : newsQueries.story(id)
  },
  address: (story, { language }) => story[`path_${language}`],
  head: ({ language }, story) => ({
    title: story[`title_${language}`],
    description: story[`excerpt_${language}`] || story[`title_${language}`],
    article: {
      picture: newsImage(language, story),
      publishedAt: story.date,
      updatedAt: story.updatedAt,
    },
  }),
  structuredData: ({ language, site, thing }) => [newsArticle(thing, { language, site })],
})
