import type { FastifyInstance } from 'fastify'
import { readSessionToken } from '#server/http/session-cookie.ts'
import { type Authenticate, assertAccess } from '#server/http/visitor.ts'
import {
  IMAGE_UPLOAD_MAX_BYTES,
  IMAGE_UPLOAD_PATH,
  IMAGE_UPLOAD_TYPES,
  uploadedImageSchema,
} from '#shared/contract/platform/images.ts'
import type { ImagesService } from './images.service.ts'

/** Takes uploads in a scope of their own: other bodies, and a visitor found before a byte of one is read. */
export async function imagesRoutes(
  app: FastifyInstance,
  images: ImagesService,
  authenticate: Authenticate,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>(
      [...IMAGE_UPLOAD_TYPES],
      { parseAs: 'buffer', bodyLimit: IMAGE_UPLOAD_MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async (request) => {
      const token = readSessionToken(request)
      assertAccess('manage_news', token ? await authenticate(token) : null)
    })
    scope.post<{ Body: Buffer | undefined }>(IMAGE_UPLOAD_PATH, async (request, reply) => {
      const stored = await images.store(request.body ?? Buffer.alloc(0))
      return reply.status(201).header('cache-control', 'no-store').send(uploadedImageSchema.parse(stored))
    })
  })
}
