import type { Serve } from '#server/http/serve.ts'
import { pageEndpoints } from '#shared/contract/content/pages.ts'
import type { PagesService } from './pages.service.ts'

export function pagesRoutes(serve: Serve, pages: PagesService) {
  serve(pageEndpoints.read, ({ query }) => pages.read(query.path))
  serve(pageEndpoints.list, ({ query }) => pages.list(query.page))
  serve(pageEndpoints.at, ({ query }) => pages.getForStaffAt(query.path))
  serve(pageEndpoints.get, ({ params }) => pages.getForStaff(params.id))
  serve(pageEndpoints.create, ({ body, currentUser }) => pages.create(body, currentUser))
  serve(pageEndpoints.update, ({ params, body, currentUser }) => pages.update(params.id, body, currentUser))
  serve(pageEndpoints.remove, ({ params, currentUser }) => pages.remove(params.id, currentUser))
  serve(pageEndpoints.restore, ({ params, currentUser }) => pages.restore(params.id, currentUser))
}
