/** What the settings and the environment tell of the first day. */
import { isIP } from 'node:net'
import { isLoopbackHostname } from '#server/config/loopback.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { MailServerService } from '#server/modules/platform/mail-server/mail-server.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import { DELIVERED_ACCENT, DELIVERED_NAME, SITE_LINKS } from '#shared/constants/site.ts'
import { missingOfSeller } from '#shared/contract/platform/seller.ts'
import type { SiteSettings } from '#shared/contract/platform/site.ts'

export function createSiteLines(
  site: Pick<SiteService, 'current'>,
  mailServer: Pick<MailServerService, 'read'>,
  { site: { url } }: Pick<WingTools['config'], 'site'>,
) {
  const { protocol, hostname } = new URL(url)
  const isPublic = protocol === 'https:' && !isLoopbackHostname(hostname) && isIP(hostname) === 0
  return {
    look: async () => {
      const { name, accent, images } = await site.current()
      return name !== DELIVERED_NAME && (accent !== DELIVERED_ACCENT || images.logo !== null)
    },
    identity: async () => {
      const { links, seller, parts } = await site.current()
      // A number is asked of whoever sells.
      const missing = missingOfSeller(seller).filter((line) => parts.shop || line !== 'taxId')
      return !leadsToFrontPages(links) && missing.length === 0
    },
    mail: async () => (await mailServer.read()).server !== undefined,
    // Receivers trust a letter whose sender stands on the site's own host or its domain.
    sender: async () => {
      const { server, from } = await mailServer.read()
      const domain = /@([^>\s]+)/.exec(from)?.[1] ?? ''
      const isOwn = hostname === domain || hostname.endsWith(`.${domain}`) || domain.endsWith(`.${hostname}`)
      return server !== undefined && isPublic && isOwn
    },
    address: async () => isPublic,
    search: async () => {
      const { verification } = await site.current()
      return isPublic && Object.values(verification).some((code) => code !== null)
    },
  }
}

/** As all do when delivered: to a place, not to the community in it. */
function leadsToFrontPages(links: SiteSettings['links']): boolean {
  return SITE_LINKS.some((link) => link !== 'site' && /^https?:\/\/[^/]+\/?$/.test(links[link] ?? ''))
}
