import type { SiteDocument } from '#server/http/pages/documents.ts'
import { ATOM, renderAtom } from '#server/lib/atom.ts'
import { toldIn } from '#server/lib/in-both-languages.ts'
import { renderMarkdown } from '#server/lib/markdown.ts'
import { escapeXml } from '#server/lib/xml.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { WordsService } from '#server/modules/platform/words/words.service.ts'
import { addresses } from '#shared/addresses.ts'
import { NEWS_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { feedWords } from '#shared/texts/feed-words.ts'
import type { NewsStore } from './news.store.ts'
import { presentExcerpt } from './present-news.ts'

/** Whole texts are told as long as together they are no larger; of all others the beginning. */
const TEXTS_MAX_BYTES = 150_000

/** The newest items of one language, for feed readers. */
export function createNewsFeed({
  news,
  site,
  words,
  now,
}: {
  news: NewsStore
  site: Pick<SiteService, 'current'>
  words: Pick<WordsService, 'read'>
  now: () => Date
}): SiteDocument {
  return {
    path: addresses.newsFeed,
    type: ATOM,
    topics: ['news', 'site'],
    async make(language) {
      const current = await site.current()
      const rows = await news.listPublished({ now: now().getTime(), limit: NEWS_PAGE_SIZE })
      let left = TEXTS_MAX_BYTES
      /** The whole text, if it fits beside those before it; one that cannot is not rendered at all. */
      function renderWhole(text: string, address: string): string | undefined {
        if (Buffer.byteLength(text) > left) return undefined
        const html = renderMarkdown(text, address)
        const size = Buffer.byteLength(escapeXml(html))
        if (size > left) return undefined
        left -= size
        return html
      }
      const entries = rows.map((row) => {
        const item = presentExcerpt(row, new Map())
        const path = item[`path_${language}`]
        const told = toldIn(item, language)
        return {
          idPath: `${addresses.news}/${row.id}`,
          path,
          language: told,
          title: item[`title_${language}`],
          summary: item[`excerpt_${language}`],
          html: renderWhole(row[`description_${told}`], current.url + path),
          publishedAt: item.date,
          updatedAt: item.updatedAt,
        }
      })
      const { newsFeed: path, news: pagePath } = addresses
      const { news: title } = await words.read(feedWords, language)
      return renderAtom({ language, site: current, path, pagePath, title, entries })
    },
  }
}
