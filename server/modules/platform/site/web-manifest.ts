import type { SiteDocument } from '#server/http/pages/documents.ts'
import { SITE_GROUND } from '#shared/constants/site.ts'
import { siteIconPath } from '#shared/site-images.ts'
import type { SiteService } from './site.service.ts'

const SIZES = ['192', '512'] as const
const PURPOSES = ['any', 'maskable'] as const

function iconsOf(uploaded: string | null) {
  return SIZES.flatMap((size) =>
    PURPOSES.map((purpose) => {
      const kind = `icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png` as const
      return { src: siteIconPath(kind, uploaded), sizes: `${size}x${size}`, type: 'image/png', purpose }
    }),
  )
}

/** What a phone shows of the site on its home screen (W3C Web Application Manifest). */
export function createWebManifest(site: Pick<SiteService, 'current'>): SiteDocument {
  return {
    path: '/site.webmanifest',
    type: 'application/manifest+json',
    topics: ['site'],
    isAlwaysOpen: true,
    async make() {
      const { name, images } = await site.current()
      return JSON.stringify({
        name,
        short_name: name,
        start_url: '/',
        display: 'minimal-ui',
        background_color: SITE_GROUND,
        theme_color: SITE_GROUND,
        icons: iconsOf(images.icon),
      })
    },
  }
}
