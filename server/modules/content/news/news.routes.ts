import type { Serve } from '#server/http/serve.ts'
import { latestNewsEndpoints } from '#shared/contract/content/latest-news.ts'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import type { NewsService } from './news.service.ts'

export function newsRoutes(serve: Serve, news: NewsService) {
  serve(newsEndpoints.list, async ({ query }) => ({ data: await news.list(query.before) }))
  serve(newsEndpoints.excerpts, ({ query }) => news.listExcerpts(query.page))
  serve(newsEndpoints.story, ({ params }) => news.getStory(params.id))
  serve(latestNewsEndpoints.latest, ({ query }) => news.getLatest(query.lang))
  serve(newsEndpoints.create, ({ body, currentUser }) => news.create(body, currentUser))
  serve(newsEndpoints.update, ({ params, body, currentUser }) => news.update(params.id, body, currentUser))
  serve(newsEndpoints.remove, ({ params, currentUser }) => news.remove(params.id, currentUser))
  serve(newsEndpoints.listForStaff, ({ query }) => news.listForStaff(query.page))
  serve(newsEndpoints.get, ({ params }) => news.getForStaff(params.id))
  serve(newsEndpoints.restore, ({ params, currentUser }) => news.restore(params.id, currentUser))
  serve(newsEndpoints.preview, ({ body }) => ({ html: news.preview(body.description) }))
}
