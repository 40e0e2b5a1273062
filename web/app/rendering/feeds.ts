import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import { feedWords } from '#shared/texts/feed-words.ts'
import type { ReadTexts } from '#shared/texts/words.ts'

/** A feed as a page announces it. */
export type Feed = { path: string; title: string }

/** The feeds of what a page shows: whoever shows a topic announces its feed. */
export function feedsOf(topics: readonly ContentTopic[], language: Language, readTexts: ReadTexts): Feed[] {
  const { news, status } = readTexts(feedWords, language)
  return [
    ...(topics.includes('news') ? [{ path: addresses.newsFeed, title: news }] : []),
    ...(topics.includes('status') ? [{ path: addresses.statusFeed, title: status }] : []),
  ]
}
