import { parametersIn } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'

/** The id that begins the last part of an address such as `/news/7-title`; whatever follows it may be of old. Null elsewhere. */
export function storyIdIn(pathname: string): number | null {
  const { item = '' } = parametersIn(addresses.newsItem, pathname) ?? {}
  return Number(/^([1-9]\d{0,14})(?:-|$)/.exec(item)?.[1] ?? 0) || null
}
