import { NEWS_FALLBACK_IMAGE } from '#shared/constants/content-limits.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { newsQueries } from './news.queries.ts'
import { NewsPage } from './news-page.tsx'

export const page = definePage({
  Screen: NewsPage,
  head: defineTexts({
    ru: {
      title: 'Новости',
      description: 'Новости серверов: обновления карт, события и объявления штаба.',
    },
    en: {
      title: 'News',
      description: 'News of the servers: map updates, events and announcements from command.',
    },
  }),
  shows: () => [newsQueries.list()],
  structuredData: ({ language, site, read }) =>
    (read(newsQueries.list()) ?? []).map((item) => ({
      '@type': 'NewsArticle',
      headline: item[`title_${language}`],
      datePublished: item.date,
      inLanguage: language,
      image: site.url + (item[`image_${language}`] ?? item.image_global ?? NEWS_FALLBACK_IMAGE),
      publisher: { '@type': 'Organization', name: site.name },
    })),
})
