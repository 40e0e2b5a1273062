import { getOverHttp } from '#server/lib/net/get-over-http.ts'
import { readLimited } from '#server/lib/net/read-limited.ts'

const TIMEOUT_MS = 3_000

/** `body` is null where it is too large, and that of a failure is not read. */
export type RobloxAnswer = { status: number; retryAfter: string | undefined; body: string | null }

/**
 * Asks one of Roblox's public APIs, for three seconds at most; where it leads on to is not asked.
 * @throws when no answer comes
 */
export async function askRoblox(url: string, maxBytes: number): Promise<RobloxAnswer> {
  const response = await getOverHttp(url, {
    isPublic: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json' },
  })
  const { statusCode: status = 500, headers } = response
  if (status !== 200) response.destroy()
  const bytes = status === 200 ? await readLimited(response, maxBytes) : null
  return { status, retryAfter: headers['retry-after'], body: bytes?.toString('utf8') ?? null }
}
