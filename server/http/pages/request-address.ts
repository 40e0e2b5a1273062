import type { IncomingMessage } from 'node:http'

/** An address up to its question mark. */
export function pathIn(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** The query of a request with its question mark, as it came. */
export function queryOf({ url = '/' }: IncomingMessage): string {
  return url.slice(pathIn(url).length)
}

/** The same address without a language in its query; null where it says none. */
export function withoutLanguage(request: IncomingMessage): string | null {
  const query = new URLSearchParams(queryOf(request))
  if (!query.has('lang')) return null
  query.delete('lang')
  const path = pathIn(request.url ?? '/')
  return query.size > 0 ? `${path}?${query}` : path
}
