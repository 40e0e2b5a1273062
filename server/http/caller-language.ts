import Negotiator from 'negotiator'
import { DEFAULT_API_LANGUAGE, LANGUAGES, type Language } from '#shared/constants/languages.ts'

/** The language an API caller asked for in `Accept-Language`; English when it names none of ours. */
export function callerLanguage(headers: { 'accept-language'?: string | undefined }): Language {
  if (!headers['accept-language']) return DEFAULT_API_LANGUAGE
  const negotiator = new Negotiator({ headers: { 'accept-language': headers['accept-language'] } })
  return (
    (negotiator.language([DEFAULT_API_LANGUAGE, ...LANGUAGES]) as Language | undefined) ??
    DEFAULT_API_LANGUAGE
  )
}
