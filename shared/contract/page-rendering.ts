/** What the built web bundle (`web/entry-server.tsx`) offers the server: which pages there are, and each as HTML. */

import type { Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { BytesToSend } from '#shared/contract/forms.ts'

/** What a page must know of the site it stands on. */
export type SiteInfo = {
  /** The name in titles, header and footer (`SITE_NAME`). */
  name: string
  /** The public origin without a trailing slash (`SITE_URL`), for canonical addresses. */
  url: string
}

/** Asks the API for the page: a fetch in the browser, an in-process call while rendering. `path` starts with `/api/`. */
export type Transport = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string | BytesToSend },
) => Promise<TransportReply>

/** The part of a fetch `Response` that the API client reads. */
export type TransportReply = {
  ok: boolean
  status: number
  headers: { get(name: string): string | null }
  json(): Promise<unknown>
}

export type Page = {
  /** The route, or `*` for the page shown for every unknown address. */
  path: string
  /** The source module of its screen, as the bundler's manifest names it, for preloading its chunk. */
  module: string
  topics: readonly ContentTopic[]
  /** Whether search engines are invited: it stands in the site map. */
  isIndexed: boolean
  /** It stands where a file should be: shown, with 404, when the server's routes have nothing at its address. */
  isForMissingFile?: boolean
}

export type RenderedPage = {
  status: 200 | 404
  /** Elements for `<head>`: title, description, canonical and so on. */
  head: string
  /** The markup inside the root element. */
  body: string
  /** JSON the browser hydrates from; no `<` in it. */
  data: string
}

export type PageRenderer = {
  pages: readonly Page[]
  render(request: {
    path: string
    language: Language
    site: SiteInfo
    transport: Transport
  }): Promise<RenderedPage>
}
