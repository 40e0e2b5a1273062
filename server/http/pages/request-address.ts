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
