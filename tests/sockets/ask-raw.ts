import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type RawReply = { status: number; headers: Record<string, unknown>; bytes: Buffer; body: string }

/** Asks over a real socket, and neither tidies the address nor unpacks what comes, as `fetch` would. */
export function askRaw(
  url: string,
  path: string,
  { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, async (reply) => {
      const bytes = await buffer(reply)
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes, body: bytes.toString() })
    })
      .once('error', reject)
      .end()
  })
}
