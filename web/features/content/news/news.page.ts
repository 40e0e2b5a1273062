import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { PAGE_IN_QUERY, pageIn } from '#web/routing/use-address-query.ts'
import { newsQueries } from './news.queries.ts'
import { newsArticle } from './news-article.ts'
import { NewsPage } from './news-page.tsx'

export const page = definePage({
  Screen: NewsPage,
  head: defineWords('news-page', {
    ru: {
      title: 'Новости',
      description: 'Новости серверов: обновления карт, события и объявления штаба.',
    },
    en: {
      title: 'News',
      description: 'News of the servers: map updates, events and announcements from command.',
    },
  }),
  query: { page: PAGE_IN_QUERY },
  shows: ({ query }) => [newsQueries.page(pageIn(query))],
  structuredData: ({ language, site, query, read }) =>
    (read(newsQueries.page(pageIn(query)))?.data ?? []).map((item) => newsArticle(item, { language, site })),
})
