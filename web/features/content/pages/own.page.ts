import type { PageAtAddress } from '#shared/contract/content/pages.ts'
import { isOwnPath } from '#shared/own-paths.ts'
import { rulesPageWords } from '#web/features/content/rules/rules.texts.ts'
import { definePage } from '#web/routing/page.ts'
import { pagesQueries } from './pages.queries.ts'
import { ScreenAtAddress } from './screen-at-address.tsx'

export const page = definePage<PageAtAddress>({
  Screen: ScreenAtAddress,
  about: ({ pathname }) => (isOwnPath(pathname) ? pagesQueries.at(pathname) : null),
  address: ({ path }) => path,
  languages: ({ languages }) => languages,
  head({ language, readTexts }, page) {
    if ('rules' in page) return readTexts(rulesPageWords, language)
    return {
      title: page[`title_${language}`],
      description: page[`excerpt_${language}`] || page[`title_${language}`],
      ...(page.image !== null && {
        article: { picture: page.image, publishedAt: page.publishedAt, updatedAt: page.updatedAt },
      }),
    }
  },
})
