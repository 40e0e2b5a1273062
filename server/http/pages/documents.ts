/** Files that are made of public content, such as feeds and the site map: kept like pages, and dropped with their topics. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ClosureOf } from '#server/lib/closure.ts'
import { partAt } from '#shared/address-parts.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { languageAmong } from '#shared/site-languages.ts'
import { type PackedPage, packPage } from './packed-page.ts'
import { createPageCache } from './page-cache.ts'
import { pathIn, queryOf, withoutLanguage } from './request-address.ts'
import { sendPacked } from './send-packed.ts'

export type SiteDocument = {
  path: string
  type: string
  /** What it shows. */
  topics: readonly ContentTopic[]
  /** Whether it is there while the site is closed for maintenance too. */
  isAlwaysOpen?: true
  /** In the language that its address says, whatever the visitor chose: who subscribes keeps what they chose. */
  make(language: Language): Promise<string>
}

export type Documents = {
  /** Answers a GET or HEAD of a document and says true; leaves everything else alone and says false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  drop(topic: ContentTopic): void
}

export function createDocuments({
  documents,
  site,
  headers,
  closureOf,
  now,
  log,
}: {
  documents: readonly SiteDocument[]
  /** The site as it is set now. */
  site: () => SiteInfo | Promise<Pick<SiteInfo, 'languages'>>
  headers: Record<string, string>
  /** What is closed for maintenance now. */
  closureOf: ClosureOf
  now: () => number
  log: { error(details: object, message: string): void }
}): Documents {
  const byPath = new Map(documents.map((document) => [document.path, document]))
  const cache = createPageCache<PackedPage>({
    now,
    onError: (err) => log.error({ err }, 'a document could not be renewed'),
  })

  async function pack({ type, topics, make }: SiteDocument, language: Language) {
    const form = { type: `${type}; charset=utf-8`, vary: 'Accept-Encoding', effort: 'light' as const }
    const value = await packPage(200, await make(language), headers, form)
    return { value, kept: { topics, bytes: value.bytes } }
  }

  return {
    answer(request, response) {
      const path = pathIn(request.url ?? '/')
      const document = byPath.get(path)
      if (!document || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const closure = document.isAlwaysOpen ? null : closureOf(partAt(path))
      if (closure) {
        refuse(response, { 'retry-after': String(closure.retryAfter) })
        return true
      }
      answerFrom(document, request, response).catch((err) => {
        log.error({ err, path }, 'a document could not be made')
        refuse(response)
      })
      return true
    },
    drop: cache.drop,
  }

  function refuse(response: ServerResponse, more?: Record<string, string>): void {
    response.writeHead(503, { ...headers, ...more, 'cache-control': 'no-store', 'content-length': '0' }).end()
  }

  async function answerFrom(document: SiteDocument, request: IncomingMessage, response: ServerResponse) {
    const { languages } = await site()
    const plain = languages.length === 1 ? withoutLanguage(request) : null
    if (plain !== null) {
      const led = { ...headers, location: plain, 'cache-control': 'no-store', 'content-length': '0' }
      response.writeHead(308, led).end()
      return
    }
    const language = languageAmong(languages, new URLSearchParams(queryOf(request)).get('lang'))
    const key = `${language} ${document.path}`
    sendPacked(await cache.get(key, () => pack(document, language)), request, response)
  }
}
