import { siteIconPath } from '#shared/site-images.ts'
import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { latestNewsQuery } from '#web/features/content/news/latest-news.queries.ts'
import { figuresQueries } from '#web/features/operations/figures/figures.queries.ts'
import { serviceBoardQueries } from '#web/features/operations/status/service-board.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { homeWords } from './home-head.texts.ts'
import { HomePage } from './home-page.tsx'

const lettersOf = (text: string) => text.toLowerCase().replace(/\P{L}/gu, '')

export const page = definePage({
  Screen: HomePage,
  head: ({ language, readTexts }, _thing, { hero }) => {
    const told = readTexts(homeWords, language)
    const delivered = homeWords[language].title
    const bigWords = hero[`title_${language}`] ?? delivered
    // An operator's own big words are what the page is found by, unless its title was worded by itself.
    if (told.title !== delivered || lettersOf(bigWords) === lettersOf(delivered)) return told
    return { ...told, title: bigWords.replaceAll('\n', ' ').replace(/\.$/, '') }
  },
  shows: ({ language }) => [
    latestNewsQuery(language),
    serviceBoardQueries.board(),
    figuresQueries.get(),
    collectionQuery('figures'),
    collectionQuery('roadmap'),
    collectionQuery('gallery'),
    collectionQuery('partners'),
  ],
  // Of no use in browsers: left out of their bundle.
  ...(import.meta.env.SSR && {
    structuredData: ({ language, site }) => [
      {
        '@type': 'Organization',
        name: site.name,
        url: site.url,
        logo: site.url + siteIconPath('icon-512.png', site.images.icon),
      },
      { '@type': 'WebSite', name: site.name, url: site.url, inLanguage: language },
    ],
  }),
})
