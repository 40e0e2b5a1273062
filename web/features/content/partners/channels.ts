import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { EntryIn } from '#web/features/content/collections/collections.queries.ts'

type Partner = EntryIn<'partners'>
export type Channel = { partner: Partner; href: string }

/** Those partners that lead somewhere: by an address of their own, or by a link of the site. Without a website of its own that is this one. */
export function channelsOf(
  partners: readonly Partner[],
  { links, url }: Pick<SiteInfo, 'links' | 'url'>,
): Channel[] {
  return partners.flatMap((partner) => {
    const { link } = partner
    const href = partner.url ?? (link && (links[link] ?? (link === 'site' ? url : null)))
    return href ? [{ partner, href }] : []
  })
}
