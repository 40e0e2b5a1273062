import { type Readable, Transform } from 'node:stream'
import type { Storage } from '#server/lib/storage/storage.ts'

/** A file of the storage, or the range of it that a request asks for (RFC 9110, section 14). */
export async function openStored(storage: Storage, name: string, method: string, range: string | undefined) {
  const none = { type: 'error', headers: {}, stream: counted(null) }
  const facts = await storage.find(name)
  if (!facts) return { ...none, statusCode: 404 }
  const { bytes } = facts
  const wanted = range === undefined ? undefined : parseRange(range, bytes)
  if (wanted === null) return { ...none, statusCode: 416, headers: { 'Content-Range': `bytes */${bytes}` } }
  const length = wanted ? wanted.last - wanted.first + 1 : bytes
  const source = method === 'HEAD' || length === 0 ? null : await storage.open(name, wanted)
  // Gone between the two questions.
  if (source === null && method !== 'HEAD' && length > 0) return { ...none, statusCode: 404 }
  const headers: Record<string, string> = { 'Content-Length': String(length) }
  if (wanted) headers['Content-Range'] = `bytes ${wanted.first}-${wanted.last}/${bytes}`
  return { type: 'file', statusCode: wanted ? 206 : 200, headers, stream: counted(source) }
}

/** The one range that is asked for; undefined where the whole is answered, null where there is no such range. */
export function parseRange(range: string, size: number): { first: number; last: number } | undefined | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return undefined
  return first > last ? null : { first, last }
}

/** Tells how much was read of it. Where the source breaks off, so does this. */
function counted(source: Readable | null): Readable & { bytesRead: number } {
  const stream = Object.assign(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        stream.bytesRead += chunk.length
        done(null, chunk)
      },
    }),
    { bytesRead: 0 },
  )
  if (source === null) return stream.end()
  source.on('error', (error) => stream.destroy(error))
  stream.on('close', () => source.destroy())
  return source.pipe(stream)
}
