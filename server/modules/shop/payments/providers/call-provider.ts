import { readLimited } from '#server/lib/net/read-limited.ts'
import { ProviderFailure } from './provider-failure.ts'

const PATIENCE_MS = 5_000
/** A hundred payments with all that is said of each. */
const ANSWER_MAX_BYTES = 1024 * 1024
const DETAIL_MAX = 200
/** Nothing was sent yet when these happened. */
const BEFORE_SENDING =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|DEPTH_ZERO|SELF_SIGNED|ERR_TLS)/

export type ProviderAnswer = { status: number; text: string }

/**
 * Asks a provider once, for five seconds at most; where the answer leads on to is not asked.
 * @throws {ProviderFailure} where no answer came, or one that says of itself that what was done is unknown
 */
export async function callProvider(url: string, init: RequestInit = {}): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { status } = response
    const bytes = await readLimited(response.body, ANSWER_MAX_BYTES)
    if (status >= 500) throw new ProviderFailure('fault', String(status))
    if (status === 429) throw new ProviderFailure('too_many')
    if (bytes === null || (status >= 300 && status < 400))
      throw new ProviderFailure('unintelligible', String(status))
    return { status, text: bytes.toString('utf8') }
  } catch (error) {
    if (error instanceof ProviderFailure) throw error
    const { code = '' } = ((error as Error).cause ?? {}) as { code?: string }
    if (BEFORE_SENDING.test(code)) throw new ProviderFailure('unreachable', code, { cause: error })
    throw new ProviderFailure('silent', code || null, { cause: error })
  }
}

/** A sentence of theirs for staff to read: one line, and not a page of it. */
export const detailOf = (text: string): string | null =>
  text
    .replace(/<[^>]*>|\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, DETAIL_MAX) || null
