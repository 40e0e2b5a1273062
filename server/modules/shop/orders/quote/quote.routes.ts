import type { Serve } from '#server/http/serve.ts'
import { quoteEndpoints } from '#shared/contract/shop/quote.ts'
import type { QuoteService } from './quote.service.ts'

type Authenticate = (token: string) => Promise<{ id: number } | null>

/** Everybody may ask; whoever has a session is told by it, and whose has ended is anybody. */
export function quoteRoutes(serve: Serve, quotes: QuoteService, authenticate: Authenticate) {
  serve(quoteEndpoints.quote, async ({ body, cookie, from: { address } }) => {
    const caller = cookie.token === undefined ? null : await authenticate(cookie.token).catch(() => null)
    return quotes.quote(body, { userId: caller?.id ?? null, address })
  })
}
