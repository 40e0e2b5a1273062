import type { OwnPage } from '#shared/contract/content/pages.ts'
import { isOwnPath } from '#shared/own-paths.ts'
import { definePage } from '#web/routing/page.ts'
import { OwnPageScreen } from './own-page-screen.tsx'
import { pagesQueries } from './pages.queries.ts'

export const page = definePage<OwnPage>({
  Screen: OwnPageScreen,
  about: ({ pathname }) => (isOwnPath(pathname) ? pagesQueries.at(pathname) : null),
  address: ({ path }) => path,
  languages: ({ languages }) => languages,
  head: ({ language }, page) => ({
    title: page[`title_${language}`],
    description: page[`excerpt_${language}`] || page[`title_${language}`],
    ...(page.image !== null && {
      article: { picture: page.image, publishedAt: page.publishedAt, updatedAt: page.updatedAt },
    }),
  }),
})
