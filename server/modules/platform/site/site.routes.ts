import type { Serve } from '#server/http/serve.ts'
import { siteEndpoints } from '#shared/contract/platform/site.ts'
import type { SiteService } from './site.service.ts'
import type { SiteImages } from './site-images.ts'

export function siteRoutes(serve: Serve, site: SiteService, images: SiteImages) {
  serve(siteEndpoints.get, () => site.current())
  serve(siteEndpoints.settings, () => site.settings())
  serve(siteEndpoints.ownPages, async () => ({ data: await site.listOwnPages() }))
  serve(siteEndpoints.update, ({ body, currentUser }) => site.update(body, currentUser))
  serve(siteEndpoints.image, async ({ params }) => {
    const image = await images.find(params.name)
    return (
      image && { ...image, etag: `"${params.name}"`, cacheControl: 'public, max-age=31536000, immutable' }
    )
  })
}
