/** Answers page requests in front of the framework: a known route costs a lookup and a write. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fillDocument } from '#server/http/pages/document/page-document.ts'
import { allowInline } from '#server/http/security-headers.ts'
import { createAddressFinder } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { Page, SiteInfo, Transport } from '#shared/contract/page-rendering.ts'
import { isLinkOut } from '#shared/links.ts'
import { isOwnPath } from '#shared/own-paths.ts'
import type { ChangedWords } from '#shared/texts/words.ts'
import type { ClosePages } from './close-pages.ts'
import { faultPage, faultPageHeaders } from './fault-page.ts'
import { movedTo } from './moved-addresses.ts'
import { type PackedPage, packPage } from './packed-page.ts'
import { createPageCache, type Made } from './page-cache.ts'
import { languageOf } from './page-language.ts'
import type { PageSource } from './page-source.ts'
import { declaredQuery, pathIn, queryOf, withoutLanguage } from './request-address.ts'
import { sendPacked } from './send-packed.ts'

export type Pages = {
  /** Answers a GET or HEAD of a known page and says true; leaves everything else alone and says false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers with the page for the missing file or for unknown addresses, or leads away from a trailing slash. */
  answerUnknown(request: IncomingMessage, response: ServerResponse): void
  /** The same as `answer` at the addresses that staff chose, of which `at` knows; says false at all others. */
  answerOwn(request: IncomingMessage, response: ServerResponse, at: AtAddress): Promise<boolean>
  drop(topic: ContentTopic): void
}

/** What stands at an address that staff chose: a page, the way elsewhere, or nothing. */
export type AtAddress = (path: string) => Promise<{ leadsTo: string } | 'page' | null>

/** An address that may come to mean something else: browsers shall not remember where it led. */
const FOR_NOW = { 'cache-control': 'no-store' }

/** What is kept of a page: its bytes, and the path it stands at. */
type KeptPage = { outcome: 'page'; packed: PackedPage; path: string }
type Answer = KeptPage | { outcome: 'nothing' } | { outcome: 'elsewhere'; path: string }

/** What a page is about could not be asked for: it is not the page that is broken. */
class PageUnavailable extends Error {}

export function createPages(options: {
  source: PageSource
  /** The site as it is set now. */
  site: () => SiteInfo | Promise<SiteInfo>
  /** What is changed of the words, in each language. */
  words: () => Promise<Record<Language, ChangedWords>>
  headers: Record<string, string>
  /** Keeps visitors out of what is closed for maintenance. */
  closed: ClosePages
  transport: Transport
  now: () => number
  log: { error(details: object, message: string): void }
}): Pages {
  const { source, site, words, headers, closed, transport, log } = options
  const { renderer } = source
  const notFoundPage = renderer.pages.find(({ path }) => path === '*')
  if (!notFoundPage) throw new Error('The web bundle has no page for unknown addresses.')
  const ownPage = renderer.pages.find(({ path }) => path === addresses.ownPage)
  const findPage = createAddressFinder(
    renderer.pages.filter((page) => page !== notFoundPage && page !== ownPage),
  )

  const cache = createPageCache<Answer>({
    now: options.now,
    onError: (err) => log.error({ err }, 'a page could not be renewed'),
  })

  async function make(
    page: Page,
    address: string,
    language: Language,
    isOneOfMany: boolean,
  ): Promise<Made<Answer>> {
    const current = await site()
    const rendering = await renderer.render({
      address,
      language,
      site: current,
      words: await words(),
      transport,
    })
    if (rendering.outcome === 'failure') throw new PageUnavailable(page.path, { cause: rendering.error })
    if (rendering.outcome !== 'page') return { value: rendering, kept: null }
    const { status, topics, ...parts } = rendering.page
    const { html, styleHash } = fillDocument(await source.template(page), parts, {
      language,
      isOnly: current.languages.length === 1,
    })
    const packed = await packPage(status, html, allowInline(headers, { styleHash }), {
      effort: isOneOfMany ? 'light' : 'full',
    })
    const value = { outcome: 'page' as const, packed, path: pathIn(address) }
    return { value, kept: { topics: [...topics, 'site'], bytes: packed.bytes } }
  }

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const path = pathIn(request.url ?? '/')
      const moved = movedTo(path, () => queryOf(request))
      if (moved) {
        leadTo(moved, response, FOR_NOW)
        return true
      }
      const page = findPage(path)
      if (!page || page.isForMissingFile) return false
      answerPage(page, path, request, response)
      return true
    },
    async answerOwn(request, response, at) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const given = pathIn(request.url ?? '/')
      const path = withoutSlashAtEnd(given)
      if (!isOwnPath(path)) return false
      const there = await at(path)
      if (there === null) return false
      if (there !== 'page') leadTo(withQuery(inHeader(there.leadsTo), queryOf(request)), response, FOR_NOW)
      else if (given !== path) leadTo(path + queryOf(request), response)
      else if (ownPage) answerPage(ownPage, path, request, response)
      else return false
      return true
    },
    answerUnknown(request, response) {
      const path = pathIn(request.url ?? '/')
      const target = withoutSlashAtEnd(path)
      const moved = movedTo(target, () => queryOf(request))
      if (moved) {
        leadTo(moved, response, FOR_NOW)
        return
      }
      if (target !== path && findPage(target)) {
        leadTo(target + queryOf(request), response)
        return
      }
      const page = findPage(path)
      if (page?.isForMissingFile) answerPage(page, path, request, response)
      else answerNotFound(request, response)
    },
    drop: cache.drop,
  }

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    answerPage(notFoundPage as Page, '*', request, response)
  }

  function answerPage(page: Page, path: string, request: IncomingMessage, response: ServerResponse): void {
    const closure = closed.closureAt(page, path)
    if (!closure) {
      answerOpen(page, path, request, response)
      return
    }
    void closed.passes(request).then((mayPass) => {
      if (mayPass) answerOpen(page, path, request, response)
      else void closed.answer(closure, request, response)
    })
  }

  function answerOpen(page: Page, path: string, request: IncomingMessage, response: ServerResponse): void {
    const current = site()
    if (!(current instanceof Promise)) {
      answerFrom(current.languages, page, path, request, response)
      return
    }
    current.then(
      ({ languages }) => answerFrom(languages, page, path, request, response),
      (err) => fail(err, path, DEFAULT_LANGUAGE, response),
    )
  }

  function answerFrom(
    languages: readonly Language[],
    page: Page,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const plain = languages.length === 1 && page !== notFoundPage ? withoutLanguage(request) : null
    if (plain !== null) {
      leadTo(plain, response, FOR_NOW)
      return
    }
    const language = languageOf(request, languages)
    const address = path + declaredQuery(page, queryOf(request))
    const isOpen = isPublic(page)
    const isOneOfMany = isOpen && (page.path.includes(':') || address !== path)
    // What takes a session says nothing at first sight: one page for all that its address may name.
    const identity = isOneOfMany ? renderer.identityOf({ address, language }) : isOpen ? address : page.path
    if (identity === null) {
      answerNotFound(request, response)
      return
    }
    const answer = cache.get(`${language} ${identity}`, () => make(page, address, language, isOneOfMany), {
      isBounded: isOneOfMany,
    })
    const give = (answer: Answer) => {
      if (answer.outcome === 'nothing') answerNotFound(request, response)
      else if (isOneOfMany && answer.path !== path) leadTo(answer.path + queryOf(request), response, FOR_NOW)
      else if (answer.outcome === 'page') sendPacked(answer.packed, request, response)
      // What was under way was for another spelling, which led here.
      else answerPage(page, path, request, response)
    }
    if (!(answer instanceof Promise)) {
      give(answer)
      return
    }
    answer.then(give, (err) => fail(err, path, language, response))
  }

  function fail(err: unknown, path: string, language: Language, response: ServerResponse): void {
    const reqId = randomUUID()
    log.error({ err, path, reqId }, 'a page could not be rendered')
    const status = err instanceof PageUnavailable ? 503 : 500
    response.writeHead(status, { ...faultPageHeaders(headers), 'x-request-id': reqId })
    response.end(faultPage(status, reqId, language))
  }

  function leadTo(location: string, response: ServerResponse, caching?: { 'cache-control': string }): void {
    response.writeHead(308, { ...headers, location, ...caching, 'content-length': '0' }).end()
  }
}

/** What a header cannot carry is written as browsers send it: `https://пример.рф/война` in ASCII. */
function inHeader(to: string): string {
  if (/^[\x21-\x7e]*$/.test(to)) return to
  return isLinkOut(to) && URL.canParse(to) ? new URL(to).href : encodeURI(to).replaceAll('%25', '%')
}

/** What was asked for beside the address goes along within the site, such as the language. */
const withQuery = (target: string, query: string) =>
  isLinkOut(target) || /[?#]/.test(target) ? target : target + query

const isPublic = ({ guard }: Page) => guard === null || guard === 'signed-out'

/** Looks from the end: a pattern would try again at each of ten thousand slashes. */
function withoutSlashAtEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
