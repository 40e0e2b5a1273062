import { buffer } from 'node:stream/consumers'
import type { Serve } from '#server/http/serve.ts'
import { imageEndpoints } from '#shared/contract/platform/images.ts'
import type { ImagesService } from './images.service.ts'

export function imagesRoutes(serve: Serve, images: ImagesService) {
  serve(imageEndpoints.upload, async ({ body, query, currentUser }) =>
    images.upload(await buffer(body), query.name, currentUser),
  )
  serve(imageEndpoints.list, ({ query }) => images.list(query))
  serve(imageEndpoints.update, ({ params, body, currentUser }) => images.update(params.id, body, currentUser))
  serve(imageEndpoints.remove, ({ params, currentUser }) => images.remove(params.id, currentUser))
}
