import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secureAsFile } from '#server/http/security-headers.ts'

/**
 * Serves the built files of the web bundle, but not its document: pages come from the page cache. What it gives sends one where
 * nothing else stands at its address, and tells whether it did: a route for all addresses would stand before what `/api` says to
 * unknown ones, and a thousand of them would take megabytes.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  { folder, paths }: { folder: string; paths: ReadonlySet<string> },
): Promise<(request: FastifyRequest, reply: FastifyReply) => boolean> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      secureAsFile(reply)
      const isHashed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return (request, reply) => {
    const [path = '/'] = request.url.split('?')
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !paths.has(path)) return false
    void reply.sendFile(path.slice(1))
    return true
  }
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
    setHeaders(reply) {
      secureAsFile(reply)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
}
