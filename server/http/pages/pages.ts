/** Answers page requests in front of the framework: a known route costs a lookup and a write. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import { DEFAULT_LANGUAGE, LANGUAGE_KEY, type Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { Page, SiteInfo, Transport } from '#shared/contract/page-rendering.ts'
import { ENCODINGS, type Encoding, type PackedPage, packPage } from './packed-page.ts'
import { createPageCache } from './page-cache.ts'
import { fillDocument } from './page-document.ts'
import type { PageSource } from './page-source.ts'

export type Pages = {
  /** Answers a GET or HEAD of a known page and says true; leaves everything else alone and says false. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers with the page for the missing file or for unknown addresses, or leads away from a trailing slash. */
  answerUnknown(request: IncomingMessage, response: ServerResponse): void
  drop(topic: ContentTopic): void
}

export function createPages(options: {
  source: PageSource
  site: SiteInfo
  headers: Record<string, string>
  transport: Transport
  now: () => number
  log: { error(details: object, message: string): void }
}): Pages {
  const { source, site, headers, transport, log } = options
  const { renderer } = source
  const pageByPath = new Map(renderer.pages.map((page) => [page.path, page]))
  const notFoundPage = pageByPath.get('*')
  if (!notFoundPage) throw new Error('The web bundle has no page for unknown addresses.')
  pageByPath.delete('*')

  const cache = createPageCache<PackedPage>({
    now: options.now,
    onError: (err) => log.error({ err }, 'a page could not be renewed'),
    async render(page, language) {
      const rendered = await renderer.render({ path: page.path, language, site, transport })
      const html = fillDocument(await source.template(page), rendered, language)
      return packPage(rendered.status, html, headers)
    },
  })

  return {
    answer(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = pageByPath.get(pathOf(request))
      if (!page || page.isForMissingFile) return false
      answerPage(page, request, response)
      return true
    },
    answerUnknown(request, response) {
      const path = pathOf(request)
      const target = path.replace(/\/+$/, '')
      if (target !== path && pageByPath.has(target)) {
        const query = request.url?.slice(path.length) ?? ''
        response.writeHead(308, { ...headers, location: target + query, 'content-length': '0' }).end()
        return
      }
      const page = pageByPath.get(path)
      answerPage(page?.isForMissingFile ? page : notFoundPage, request, response)
    },
    drop: cache.drop,
  }

  function answerPage(page: Page, request: IncomingMessage, response: ServerResponse): void {
    const packed = cache.get(page, languageOf(request))
    if (!(packed instanceof Promise)) {
      send(packed, request, response)
      return
    }
    packed.then(
      (ready) => send(ready, request, response),
      (err) => {
        log.error({ err, path: page.path }, 'a page could not be rendered')
        response.writeHead(500, {
          ...headers,
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        })
        response.end('Server Error\nOur engineers are already working to resolve the issue.\n')
      },
    )
  }
}

function send(packed: PackedPage, request: IncomingMessage, response: ServerResponse): void {
  const { body, etag, headers, notModified } = packed.bodies[encodingOf(request)]
  if (packed.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, [...notModified]).end()
    return
  }
  response.writeHead(packed.status, [...headers])
  response.end(request.method === 'HEAD' ? undefined : body)
}

function pathOf(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

const LANGUAGE_IN_QUERY = /[?&]lang=(ru|en)(?:&|$)/
const LANGUAGE_IN_COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(ru|en)(?:;|$)`)

/** The address decides, then the cookie that mirrors the visitor's choice. */
function languageOf(request: IncomingMessage): Language {
  const chosen =
    LANGUAGE_IN_QUERY.exec(request.url ?? '') ?? LANGUAGE_IN_COOKIE.exec(request.headers.cookie ?? '')
  return (chosen?.[1] as Language | undefined) ?? DEFAULT_LANGUAGE
}

function encodingOf(request: IncomingMessage): Encoding {
  const header = request.headers['accept-encoding']
  if (!header) return 'identity'
  const accepted = new Negotiator(request).encodings([...ENCODINGS])
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
