import type { IncomingMessage } from 'node:http'
import { LANGUAGE_KEY, type Language } from '#shared/constants/languages.ts'
import { languageAmong } from '#shared/site-languages.ts'

const LANGUAGE_IN_QUERY = /[?&]lang=(ru|en)(?:&|$)/
const LANGUAGE_IN_COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=(ru|en)(?:;|$)`)

/** The address decides, then the cookie that mirrors the visitor's choice, among the languages the site has. */
export function languageOf(request: IncomingMessage, languages: readonly Language[]): Language {
  const chosen =
    LANGUAGE_IN_QUERY.exec(request.url ?? '') ?? LANGUAGE_IN_COOKIE.exec(request.headers.cookie ?? '')
  return languageAmong(languages, chosen?.[1])
}
