/** The built files as the framework answered the first who asked, kept in memory: headers and bytes in each encoding. */
import { readdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Listener, Responder } from '#server/http/listener.ts'
import type { PackedBody } from '#server/http/pages/packed-page.ts'
import { encodingOf, sendPackedBody } from '#server/http/pages/send-packed.ts'

/** What is larger as sent is read from the disk, in pieces. */
export const LARGEST_KEPT_BYTES = 80 * 1024
const TOGETHER_BYTES = 8 * 1024 * 1024
/** What costs too much to keep weighs as little as this. */
const NOT_KEPT_BYTES = 64

/** Of one answer alone, not of the file. */
const OF_ONE_ANSWER = ['connection', 'date', 'keep-alive', 'x-request-id']
const ONLY_OF_A_BODY = ['content-length', 'content-encoding', 'content-type', 'accept-ranges']

/** The document of pages, what the build says of itself, and the packed form of each file stand in the folder as well. */
const isForVisitors = (path: string) =>
  path !== '/index.html' && !path.startsWith('/.vite/') && !/\.(?:br|gz)$/.test(path)

/** At which paths the built files stand that visitors may have, each with its slash in front. */
export function servedPathsIn(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length).replaceAll('\\', '/')}/${name}`)
      .filter(isForVisitors),
  )
}

/** Answers in front of the framework for the files at `paths`; parts of files, and what is large, are left to it. */
export function serveKeptFiles(
  app: Pick<FastifyInstance, 'inject'>,
  { paths, listener }: { paths: ReadonlySet<string>; listener: Pick<Listener, 'use'> },
): void {
  const kept = new LRUCache<string, { body: PackedBody | null }>({
    maxSize: TOGETHER_BYTES,
    sizeCalculation: ({ body }) => body?.body.length || NOT_KEPT_BYTES,
    async fetchMethod(key) {
      const [encoding = '', url = ''] = key.split(' ')
      const reply = await app.inject({ url, headers: { 'accept-encoding': encoding } })
      const isKept = reply.statusCode === 200 && reply.rawPayload.length <= LARGEST_KEPT_BYTES
      return { body: isKept ? packedBody(reply) : null }
    },
  })

  const answer: Responder = (request, response) => {
    const { method, url = '/', headers } = request
    if (!paths.has(url) || (method !== 'GET' && method !== 'HEAD')) return false
    if (headers.range || (headers['if-modified-since'] && !headers['if-none-match'])) return false
    const key = `${encodingOf(request)} ${url}`
    const give = (found: { body: PackedBody | null } | undefined) => {
      if (!found?.body) return false
      sendPackedBody(200, found.body, request, response)
      return true
    }
    const found = kept.get(key)
    return found ? give(found) : kept.fetch(key).then(give)
  }
  listener.use(answer)
}

function packedBody(reply: Awaited<ReturnType<FastifyInstance['inject']>>): PackedBody {
  const all = Object.entries(reply.headers)
    .filter(([name]) => !OF_ONE_ANSWER.includes(name))
    .map(([name, value]) => [name, String(value)])
  return {
    body: reply.rawPayload,
    etag: String(reply.headers.etag),
    headers: all.flat(),
    notModified: all.filter(([name = '']) => !ONLY_OF_A_BODY.includes(name)).flat(),
  }
}
