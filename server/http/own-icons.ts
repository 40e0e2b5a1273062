import type { ServerResponse } from 'node:http'
import type { Listener } from '#server/http/listener.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { SITE_ICONS, type SiteIcon, siteImagePath } from '#shared/site-images.ts'

/** Where icons are asked for by whoever reads no page. */
const ADDRESSES = new Map<string, SiteIcon>([
  ['/favicon.ico', 'icon-32.png'],
  ['/favicon.svg', 'icon-192.png'],
  ['/apple-touch-icon.png', 'icon-180.png'],
  ...SITE_ICONS.map((icon) => [`/icons/${icon}`, icon] as const),
])

/** Leads from the delivered icons to those of the site, once it has its own. */
export function leadToOwnIcons({
  listener,
  site,
  headers,
}: {
  listener: Pick<Listener, 'use'>
  site: () => SiteInfo | Promise<Pick<SiteInfo, 'images'>>
  headers: Record<string, string>
}): void {
  listener.use((request, response) => {
    const icon = ADDRESSES.get(request.url ?? '')
    if (!icon || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    return leadTo(icon, response)
  })

  async function leadTo(icon: SiteIcon, response: ServerResponse): Promise<boolean> {
    const { images } = await site()
    if (images.icon === null) return false
    const location = siteImagePath(icon, images.icon)
    response.writeHead(302, { ...headers, location, 'cache-control': 'no-cache' }).end()
    return true
  }
}
