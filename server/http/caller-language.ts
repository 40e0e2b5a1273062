import type { FastifyInstance } from 'fastify'
import Negotiator from 'negotiator'
import { DEFAULT_API_LANGUAGE, LANGUAGES, type Language } from '#shared/constants/languages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of a site that has one alone, as it was when the request came. */
    onlyLanguage?: Language | undefined
  }
}

/** From now on a site with one language answers in it, whatever is asked for. */
export function rememberOnlyLanguage(
  app: FastifyInstance,
  languages: () => Promise<readonly Language[]>,
): void {
  app.decorateRequest('onlyLanguage', undefined)
  app.addHook('onRequest', async (request) => {
    const [only, other] = await languages()
    if (!other) request.onlyLanguage = only
  })
}

/** The language to answer in: the site's only one, else what `Accept-Language` asks for; English when it names none of ours. */
export function callerLanguage({
  headers,
  onlyLanguage,
}: {
  headers: { 'accept-language'?: string | undefined }
  onlyLanguage?: Language | undefined
}): Language {
  if (onlyLanguage) return onlyLanguage
  if (!headers['accept-language']) return DEFAULT_API_LANGUAGE
  const negotiator = new Negotiator({ headers: { 'accept-language': headers['accept-language'] } })
  return (
    (negotiator.language([DEFAULT_API_LANGUAGE, ...LANGUAGES]) as Language | undefined) ??
    DEFAULT_API_LANGUAGE
  )
}
