import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readSessionToken } from '#server/http/session-cookie.ts'
import { type Authenticate, assertAccess, type Visitor } from '#server/http/visitor.ts'
import { AppError } from '#server/lib/app-error.ts'
import { LAUNCHER_FILE_MAX_BYTES } from '#shared/constants/launcher.ts'
import {
  LAUNCHER_UPLOAD_PATH,
  launcherUploadSchema,
  uploadKeySchema,
} from '#shared/contract/games/launcher.ts'
import type { LauncherFiles, Piece, UploadOwner } from './launcher-files.ts'

/**
 * Takes the launcher's files as they come, without keeping them in memory, in a scope of their own: the visitor is
 * known before a byte is read.
 */
export async function launcherUploads(
  app: FastifyInstance,
  files: LauncherFiles,
  authenticate: Authenticate,
): Promise<void> {
  await app.register(async (scope) => {
    const visitors = new WeakMap<FastifyRequest, Visitor>()
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, _stream, done) => done(null))
    scope.addHook('onRequest', async (request) => {
      const token = readSessionToken(request)
      const visitor = token ? await authenticate(token) : null
      assertAccess('manage_launcher', visitor)
      if (visitor) visitors.set(request, visitor)
    })

    scope.get(`${LAUNCHER_UPLOAD_PATH}:key`, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(launcherUploadSchema.parse(await files.find(ownerOf(request)))),
    )
    scope.put(`${LAUNCHER_UPLOAD_PATH}:key`, async (request, reply) => {
      const owner = ownerOf(request)
      const piece = readContentRange(request.headers['content-range'])
      if ((piece?.total ?? Number(request.headers['content-length'] ?? 0)) > LAUNCHER_FILE_MAX_BYTES)
        throw new AppError('body_too_large')
      try {
        const upload = await files.write(owner, piece, request.raw)
        return reply.header('cache-control', 'no-store').send(launcherUploadSchema.parse(upload))
      } catch (error) {
        // Whoever went away needs no answer, and it is no fault: the next piece goes on from here.
        if (request.raw.errored || request.raw.destroyed) return reply.hijack()
        throw error
      }
    })

    function ownerOf(request: FastifyRequest): UploadOwner {
      const key = uploadKeySchema.safeParse((request.params as { key: string }).key)
      const visitor = visitors.get(request)
      if (!key.success || !visitor) throw new AppError('not_found')
      return { userId: visitor.id, key: key.data }
    }
  })
}

/** Reads `bytes 0-1023/4096` (RFC 9110, section 14.4); null when there is none. */
function readContentRange(header: string | undefined): Piece {
  if (header === undefined) return null
  const [, start, end, total] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(header)?.map(Number) ?? []
  if (start === undefined || end === undefined || total === undefined || start > end || end >= total)
    throw new AppError('malformed_body')
  return { start, total }
}
