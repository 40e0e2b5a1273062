import type { Serve } from '#server/http/serve.ts'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import type { NewsService } from './news.service.ts'

export function newsRoutes(serve: Serve, news: NewsService) {
  serve(newsEndpoints.list, async () => ({ data: await news.list() }))
  serve(newsEndpoints.latest, ({ query }) => news.getLatest(query.lang))
  serve(newsEndpoints.create, ({ body, visitor }) => news.create(body, visitor))
  serve(newsEndpoints.update, ({ params, body, visitor }) => news.update(params.id, body, visitor))
  serve(newsEndpoints.remove, ({ params, visitor }) => news.remove(params.id, visitor))
  serve(newsEndpoints.listForStaff, ({ query }) => news.listForStaff(query.page))
  serve(newsEndpoints.get, ({ params }) => news.getForStaff(params.id))
  serve(newsEndpoints.restore, ({ params, visitor }) => news.restore(params.id, visitor))
  serve(newsEndpoints.preview, ({ body }) => ({ html: news.preview(body.description) }))
}
