/** What the built web bundle (`web/entry-server.tsx`) offers the server: which pages there are, and each as HTML. */

import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { BytesToSend } from '#shared/contract/forms.ts'
import type { ShownAnnouncement } from '#shared/contract/platform/announcement.ts'
import type { PublicSite } from '#shared/contract/platform/site.ts'
import type { ChangedWords, Words } from '#shared/texts/words.ts'

/** What a page knows of the site it stands on. */
export type SiteInfo = PublicSite & {
  /** The public origin without a trailing slash (`SITE_URL`), for canonical addresses. */
  url: string
  /** What everybody is told above every page now. */
  announcement?: ShownAnnouncement | undefined
  /** How large the operator's mark stands in the header, in pixels of a style sheet. */
  logoSize?: { width: number; height: number } | undefined
  /** What the picture of the first screen shows, where somebody described it. */
  heroText?: Readonly<Record<Language, string>> | undefined
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
  /** Its address, which may have parameters, or `*` for the page shown where there is nothing. */
  path: string
  /** The source module of its declaration, as the bundler's manifest names it, for preloading its chunk. */
  module: string
  /** Who may open it; permissions, of which one is enough, mean that it belongs to the admin panel. */
  guard: 'signed-in' | 'signed-out' | Permission | readonly Permission[] | null
  /** Whether search engines are invited. */
  isIndexed: boolean
  /** It stands where a file should be: shown, with 404, when the server's routes have nothing at its address. */
  isForMissingFile: boolean
  /** What counts in the query of the address, by name, with the values that do: nothing else changes the first HTML. */
  query: Readonly<Record<string, RegExp>>
}

/** The HTML of a page. */
export type RenderedPage = {
  status: 200 | 404
  /** Elements for `<head>`: title, description, canonical and so on. */
  head: string
  /** A style sheet of its own beside that of the site; '' for none. */
  style: string
  /** The markup inside the root element. */
  body: string
  /** JSON the browser hydrates from; no `<` in it. */
  data: string
  /** A change of one of these makes it old. */
  topics: readonly ContentTopic[]
}

/** What there is at an address. */
export type Rendering =
  | { outcome: 'page'; page: RenderedPage }
  /** What the page is about does not exist. */
  | { outcome: 'nothing' }
  /** What the page is about could not be asked for. */
  | { outcome: 'failure'; error: unknown }
  /** The page stands at another path. */
  | { outcome: 'elsewhere'; path: string }

/** `address` is a path with the part of its query that counts, or `*`. */
export type PageRequest = { address: string; language: Language }

export type PageRenderer = {
  pages: readonly Page[]
  /** The words of all pages. */
  dictionaries: readonly Words[]
  /** What two addresses of a page with parameters have in common when they mean the same; null where they mean nothing. */
  identityOf(request: PageRequest): string | null
  render(
    request: PageRequest & {
      site: SiteInfo
      /** What is changed of the words, in each language. */
      words?: Record<Language, ChangedWords>
      transport: Transport
    },
  ): Promise<Rendering>
}
