import type { NewsStory } from '#shared/contract/content/news.ts'
import { newsQueries } from '#web/features/content/news/news.queries.ts'
import { newsArticle } from '#web/features/content/news/news-article.ts'
import { newsImage } from '#web/features/content/news/news-in-language.ts'
import { definePage } from '#web/routing/page.ts'
import { storyIdIn } from './story-id.ts'
import { StoryPage } from './story-page.tsx'

export const page = definePage<NewsStory>({
  Screen: StoryPage,
  about: ({ pathname }) => {
    const id = storyIdIn(pathname)
    return id === null ? null : newsQueries.story(id)
  },
  address: (story, { language }) => story[`path_${language}`],
  languages: (story) => story.languages,
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
