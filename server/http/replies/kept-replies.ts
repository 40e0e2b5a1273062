/** Public JSON that stays the same until its topic changes: kept ready to be sent, compressed, for whoever has no session. */
import type { FastifyInstance } from 'fastify'
import { callerLanguage } from '#server/http/caller-language.ts'
import { inProcess, type ReadKept } from '#server/http/in-process-transport.ts'
import type { Listener, Responder } from '#server/http/listener.ts'
import { type PackedPage, packPage } from '#server/http/pages/packed-page.ts'
import { createPageCache } from '#server/http/pages/page-cache.ts'
import { sendPacked } from '#server/http/pages/send-packed.ts'
import { namesSession } from '#server/http/session-cookie.ts'
import type { ClosureOf } from '#server/lib/closure.ts'
import { createAddressFinder, parametersIn } from '#shared/address-parameters.ts'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { type ContentTopic, partOf } from '#shared/contract/endpoint.ts'

/** Written in one way, so that there are no more of them than replies: with a query it is for the framework. */
const PLAIN_ADDRESS = /^\/api(?:\/[a-z\d-]+)+$/

/**
 * Answers in front of the framework. Who has a session asks that: they read at once what they wrote, on whichever process it was.
 * Gives pages the same, none of it older than a minute.
 */
export function serveKeptReplies(
  app: Pick<FastifyInstance, 'inject' | 'log'>,
  {
    listener,
    headers,
    invalidation,
    closureOf,
  }: {
    listener: Pick<Listener, 'use'>
    headers: Record<string, string>
    closureOf: ClosureOf
    invalidation: { onInvalidate(listener: (topic: ContentTopic) => void): void }
  },
): ReadKept {
  const find = createAddressFinder(
    everyEndpoint
      .filter(({ isKept }) => isKept)
      .map((endpoint) => ({
        path: endpoint.base + endpoint.path,
        topics: endpoint.topic ? [endpoint.topic, 'site'] : ['site'],
        endpoint,
      })),
  )
  const cache = createPageCache<PackedPage | null>({
    now: Date.now,
    onError: (err) => app.log.error({ err }, 'a reply could not be renewed'),
  })

  async function make(url: string, language: Language, topics: readonly ContentTopic[]) {
    const { statusCode, body } = await inProcess(() =>
      app.inject({ url, headers: { 'accept-language': language } }),
    )
    // What failed is told by the framework, to each caller by itself.
    if (statusCode !== 200) return { value: null, kept: null }
    const value = await packPage(200, body, headers, {
      type: 'application/json; charset=utf-8',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      effort: 'light',
    })
    return { value, kept: { topics, bytes: value.bytes } }
  }

  const get = (url: string, language: Language, topics: readonly ContentTopic[], isFresh = false) =>
    cache.get(`${language} ${url}`, () => make(url, language, topics), { isFresh })

  const answer: Responder = (request, response) => {
    const { method, url = '/' } = request
    if (!PLAIN_ADDRESS.test(url) || (method !== 'GET' && method !== 'HEAD')) return false
    const found = find(url)
    if (!found || namesSession(request.headers.cookie)) return false
    // What is closed is told by the framework.
    const { endpoint, path, topics } = found
    const part = partOf(endpoint, parametersIn(path, url) ?? {})
    if (!endpoint.isAlwaysOpen && closureOf(part)) return false
    const kept = get(url, callerLanguage(request), topics)
    const give = (packed: PackedPage | null) => {
      if (packed) sendPacked(packed, request, response)
      return packed !== null
    }
    return kept instanceof Promise ? kept.then(give) : give(kept)
  }
  listener.use(answer)
  invalidation.onInvalidate(cache.drop)

  return async (url, named) => {
    const language = LANGUAGES.find((each) => each === named)
    const found = language && PLAIN_ADDRESS.test(url) ? find(url) : undefined
    if (!language || !found) return null
    const packed = await get(url, language, found.topics, true)
    return packed && String(packed.bodies.identity.body)
  }
}
