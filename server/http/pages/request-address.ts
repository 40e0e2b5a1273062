import type { IncomingMessage } from 'node:http'
import type { Page } from '#shared/contract/page-rendering.ts'

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

/** The part of a query that the page declares, each name once and in one order. */
export function declaredQuery({ query }: Pick<Page, 'query'>, search: string): string {
  const declared = Object.entries(query)
  if (declared.length === 0 || search === '') return ''
  const given = new URLSearchParams(search)
  const counts = new URLSearchParams()
  for (const [name, values] of declared) {
    const value = given.get(name) ?? ''
    if (values.test(value)) counts.set(name, value)
  }
  return counts.size > 0 ? `?${counts}` : ''
}
