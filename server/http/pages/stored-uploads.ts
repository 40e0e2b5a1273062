import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sendError } from '#server/http/errors.ts'
import { secureAsFile } from '#server/http/security-headers.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Storage } from '#server/lib/storage/storage.ts'

const KEPT_BYTES = 16 * 1024 * 1024
const UPLOADED = /^[0-9a-f]{32}\.webp$/

/** Serves uploaded pictures out of the storage; those that are looked at most are kept, as a name is one picture for ever. */
export function serveStoredUploads(app: FastifyInstance, storage: Storage, prefix: string): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length || 1,
  })

  async function read(file: string): Promise<Buffer | null> {
    const known = kept.get(file)
    if (known) return known
    const name = `${prefix.slice(1)}${file}`
    const found = UPLOADED.test(file) ? await storage.find(name) : null
    if (!found) return null
    const bytes = await storage.read(name)
    kept.set(file, bytes)
    return bytes
  }

  app.get<{ Params: { file: string } }>(`${prefix}:file`, async (request, reply) => {
    const { file } = request.params
    const etag = `"${file.slice(0, 32)}"`
    let bytes: Buffer | null
    try {
      bytes = await read(file)
    } catch (error) {
      const told = error instanceof AppError ? error : new AppError('unavailable', { cause: error })
      return sendError(told, request, reply, request.log)
    }
    if (!bytes) return reply.callNotFound()
    secureAsFile(reply)
    reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable')
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
    return reply.type('image/webp').send(bytes)
  })
}
