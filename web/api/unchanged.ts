import type { Transport } from '#shared/contract/page-rendering.ts'

/**
 * Remembers replies that have a validator and that the browser may not keep, as they are somebody's own. Such a call names
 * what is remembered, and gets that when nothing changed since.
 */
export function rememberUnchanged(transport: Transport): Transport {
  const known = new Map<string, { etag: string; body: unknown }>()
  return async (path, init) => {
    if (init.method !== 'GET') return transport(path, init)
    const before = known.get(path)
    const headers = before ? { ...init.headers, 'if-none-match': before.etag } : init.headers
    const reply = await transport(path, { ...init, headers })
    if (reply.status === 304 && before)
      return { ok: true, status: 200, headers: reply.headers, json: async () => before.body }
    const etag = reply.headers.get('etag')
    if (!reply.ok || !etag || reply.headers.get('cache-control') !== 'no-store') {
      known.delete(path)
      return reply
    }
    const body = await reply.json()
    known.set(path, { etag, body })
    return { ok: true, status: reply.status, headers: reply.headers, json: async () => body }
  }
}
