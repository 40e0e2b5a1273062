import { buffer } from 'node:stream/consumers'
import type { Serve } from '#server/http/serve.ts'
import { imageEndpoints } from '#shared/contract/platform/images.ts'
import type { ImagesService } from './images.service.ts'

export function imagesRoutes(serve: Serve, images: ImagesService) {
  serve(imageEndpoints.upload, async ({ body }) => images.store(await buffer(body)))
}
