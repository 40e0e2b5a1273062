/** What is said of a page, once, beside its screen; fetched with the page, not before. */
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { ReadTexts } from '#shared/texts/words.ts'

/** Which page is wanted: its path, and of the query of the address what the page declares. */
export type Asked = {
  pathname: string
  query: URLSearchParams
  language: Language
  /** Gives texts as the operator words them. */
  readTexts: ReadTexts
}

/** Title and description, for the browser's tab and for search engines. The site's name is added to the title. */
export type PageHead = {
  title: string
  description: string
  /** What links to the page show in place of its card. */
  picture?: string
  /** Its pixels, where it is none of the kept pictures: readers show it before they have fetched it. */
  pictureSize?: { width: number; height: number }
  article?: PageArticle
}

/** What links to a page show when it is a story of its own: its picture instead of the card of the page, and its dates. */
export type PageArticle = { picture: string; publishedAt: string; updatedAt: string }

/** What https://schema.org says of something. */
export type StructuredThing = Record<string, unknown>

/** A query as `queryOptions` or `infiniteQueryOptions` makes it. */
export type PageQuery<Data = unknown> = {
  queryKey: QueryKey
  queryFn?: (context: never) => Data | Promise<Data>
  meta?: { topic?: ContentTopic | undefined }
}

type Described<Thing> = {
  Screen: ComponentType<{ thing: Thing }>
  /** The same for every address of the page, or made of the one that is shown, and of the site. */
  head: Readonly<Record<Language, PageHead>> | ((asked: Asked, thing: Thing, site: SiteInfo) => PageHead)
  /** What the page shows at first sight. What fails of it is asked for again by the browser; a change of it drops the kept page. */
  shows?: (asked: Asked) => readonly PageQuery[]
  /** What in the query of the address counts for the first sight, by name, with the values that do; all else is read in the browser only. */
  query?: Readonly<Record<string, RegExp>>
  structuredData?: (shown: {
    language: Language
    /** Gives texts as the operator words them. */
    readTexts: ReadTexts
    site: SiteInfo
    thing: Thing
    query: URLSearchParams
    /** What one of the shown queries said, if it said something. */
    read: <Data>(query: PageQuery<Data>) => Data | undefined
  }) => readonly StructuredThing[]
  /** In which languages the thing is told; in all those of the site unless said. */
  languages?: (thing: Thing) => readonly Language[]
  /** Keeps a page that anybody may open out of search engines; where it depends on the thing it is about, it is asked. */
  isIndexed?: false | ((thing: Thing) => boolean)
  /** True for what is shown, with 404, as long as there is no file at the address. */
  isForMissingFile?: true
}

/** A page about one thing: without the thing it is not found. */
type About<Thing> = {
  /** Asks for the thing; null where the address cannot mean one. Its key is the identity of the page. */
  about: (asked: Asked) => PageQuery<Thing> | null
  /** The one address of the thing; from every other spelling the way leads here. */
  address: (thing: Thing, asked: Asked) => string
}

// biome-ignore lint/suspicious/noExplicitAny: what a page is about is its own affair.
export type Page = Described<any> & Partial<About<any>>

export function definePage(page: Described<undefined>): Page
export function definePage<Thing>(page: Described<Thing> & About<Thing>): Page
export function definePage(page: Page): Page {
  return page
}

/** The title and description of a page in the language that is asked for. */
export function headOf({ head }: Page, asked: Asked, thing: unknown, site: SiteInfo): PageHead {
  return typeof head === 'function' ? head(asked, thing, site) : asked.readTexts(head, asked.language)
}
