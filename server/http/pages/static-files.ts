import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built files of the web bundle, but not its document: pages come from the page cache. */
export async function serveStaticFiles(
  app: FastifyInstance,
  { folder, paths }: { folder: string; paths: ReadonlySet<string> },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  // One route for all: a thousand of them would take megabytes.
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    const path = request.params['*']
    return paths.has(`/${path}`) ? reply.sendFile(path) : reply.callNotFound()
  })
}

/** Serves what staff uploaded, under names made of their contents. */
export async function serveUploads(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await app.register(fastifyStatic, {
    root: resolve(folder),
    prefix,
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
}
