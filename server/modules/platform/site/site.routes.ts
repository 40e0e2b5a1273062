import type { Serve } from '#server/http/serve.ts'
import { siteEndpoints } from '#shared/contract/platform/site.ts'
import type { SiteService } from './site.service.ts'

export function siteRoutes(serve: Serve, site: SiteService) {
  serve(siteEndpoints.get, () => site.current())
  serve(siteEndpoints.update, ({ body, currentUser }) => site.update(body, currentUser))
}
