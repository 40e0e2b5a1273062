import { allowInline } from '#server/http/security-headers.ts'
import type { Serve } from '#server/http/serve.ts'
import { testPaymentEndpoints } from '#shared/contract/shop/test-payments.ts'
import { TEST_PAGE_STYLE_HASH } from './test-page.ts'
import type { TestPayments } from './test-payments.service.ts'

export function testPaymentsRoutes(serve: Serve, payments: TestPayments) {
  serve(testPaymentEndpoints.page, async ({ params }) => html(await payments.page(params.id)))
  serve(testPaymentEndpoints.play, async ({ params, body }) => {
    // Nothing is said in it.
    body.resume()
    return html(await payments.play(params.id, params.deed))
  })
}

const html = (text: string) => ({
  type: 'text/html',
  text,
  cacheControl: 'no-store',
  headers: (common: Record<string, string>) => allowInline(common, { styleHash: TEST_PAGE_STYLE_HASH }),
})
