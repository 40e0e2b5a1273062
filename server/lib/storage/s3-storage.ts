/** Files in S3-compatible storage: https://docs.aws.amazon.com/AmazonS3/latest/API/, signed by SigV4 with `aws4fetch`. */
import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AppError } from '#server/lib/app-error.ts'
import type { Storage } from './storage.ts'
import type { S3Address } from './storage-url.ts'

const ANSWER_MS = 10_000
/** For the largest launcher. */
const FILE_ANSWER_MS = 15 * 60_000
const READY_MS = 2_000
/** How storages say that there is no room. */
const FULL = /QuotaExceeded|StorageFull|InsufficientStorage|EntityTooLarge/

type Question = {
  headers?: Record<string, string>
  body?: Buffer | Blob
  /** How long to wait for the answer to begin; what it carries may take longer. */
  patienceMs?: number
}

export function createS3Storage({ url, bucketUrl, prefix: ours, ...keys }: S3Address): Storage {
  let client: Promise<{ sign(url: string, init: RequestInit): Promise<Request> }> | undefined
  const connect = async () => {
    const { AwsClient } = await import('aws4fetch')
    return new AwsClient({ ...keys, service: 's3' })
  }
  const fileUrl = (name: string) => `${url}/${name}`

  /** The answer where all is well, or where there is nothing (404). */
  async function ask(method: string, target: string, question: Question = {}): Promise<Response> {
    const { headers = {}, body, patienceMs = ANSWER_MS } = question
    client ??= connect()
    const patience = new AbortController()
    const timer = setTimeout(
      () => patience.abort(new Error(`it has not answered within ${patienceMs} ms`)),
      patienceMs,
    )
    let answer: Response
    try {
      const init: RequestInit = { method, headers, ...(body && { body: body as Blob }) }
      answer = await fetch(await (await client).sign(target, init), { signal: patience.signal })
    } catch (cause) {
      throw away('cannot be reached', cause)
    } finally {
      clearTimeout(timer)
    }
    // What is read of it is for who asked; the connection is for the next one.
    if (answer.ok && method !== 'GET') await answer.arrayBuffer()
    if (answer.ok) return answer
    const told = await answer.text().catch(() => '')
    const code = /<Code>([^<]*)/.exec(told)?.[1] ?? ''
    if (answer.status === 404 && code !== 'NoSuchBucket') return answer
    if (answer.status === 507 || FULL.test(code))
      throw new AppError('storage_full', {
        cause: new Error(`the storage has no room (${answer.status} ${code})`),
      })
    throw away(`answered ${answer.status} ${code}`.trim())
  }

  async function* pagesOf(prefix: string): AsyncIterable<string> {
    let token: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: ours + prefix })
      if (token !== undefined) query.set('continuation-token', token)
      const answer = await ask('GET', `${bucketUrl}?${query}`)
      if (answer.status === 404) throw away('knows no such bucket')
      const page = await answer.text()
      yield page
      token = /<NextContinuationToken>([^<]*)/.exec(page)?.[1]
    } while (token)
  }

  async function find(name: string) {
    const answer = await ask('HEAD', fileUrl(name))
    if (!answer.ok) return null
    const { headers } = answer
    return {
      bytes: Number(headers.get('content-length')),
      at: Date.parse(headers.get('last-modified') ?? '') || 0,
    }
  }

  async function put(name: string, body: Buffer | Blob, sha256: string, patienceMs: number): Promise<void> {
    const answer = await ask('PUT', fileUrl(name), {
      body,
      patienceMs,
      // The storage compares what arrives with it.
      headers: { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' },
    })
    if (!answer.ok) throw away('knows no such bucket')
  }

  async function open(name: string, headers: Record<string, string> = {}): Promise<Response | null> {
    const answer = await ask('GET', fileUrl(name), { headers })
    return answer.ok ? answer : null
  }

  return {
    kind: 's3',
    put: (name, bytes) => put(name, bytes, createHash('sha256').update(bytes).digest('hex'), ANSWER_MS * 3),
    putFile: async (name, path, sha256) => put(name, await openAsBlob(path), sha256, FILE_ANSWER_MS),
    find,
    async read(name) {
      const answer = await open(name)
      if (!answer) throw new Error(`there is no ${name} in the storage`)
      return Buffer.from(await answer.arrayBuffer())
    },
    async open(name, range) {
      const answer = await open(name, range && { range: `bytes=${range.first}-${range.last}` })
      return answer?.body ? Readable.fromWeb(answer.body as ReadableStream) : null
    },
    async list(prefix) {
      const found: { name: string; bytes: number; at: number }[] = []
      for await (const page of pagesOf(prefix))
        for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const field = (name: string) => new RegExp(`<${name}>([^<]*)`).exec(entry)?.[1] ?? ''
          found.push({
            name: field('Key').slice(ours.length),
            bytes: Number(field('Size')),
            at: Date.parse(field('LastModified')) || 0,
          })
        }
      return found
    },
    async remove(name) {
      await ask('DELETE', fileUrl(name))
    },
    async removeUnfinished() {},
    async assertReady() {
      const query = new URLSearchParams({ 'list-type': '2', 'max-keys': '1', prefix: ours })
      const answer = await ask('GET', `${bucketUrl}?${query}`, { patienceMs: READY_MS })
      if (answer.status === 404) throw away('knows no such bucket')
      await answer.body?.cancel()
    },
  }
}

const away = (what: string, cause?: unknown) =>
  new AppError('unavailable', { cause: new Error(`the storage ${what}`, { cause }) })
