import { allowInline } from '#server/http/security-headers.ts'
import type { Serve } from '#server/http/serve.ts'
import { testPaymentEndpoints } from '#shared/contract/shop/test-payments.ts'
import { pathOfTestPage, TEST_PAGE_STYLE_HASH } from './test-page.ts'
import type { TestPayments } from './test-payments.service.ts'

export function testPaymentsRoutes(serve: Serve, payments: TestPayments) {
  serve(testPaymentEndpoints.page, async ({ params }) => ({
    type: 'text/html',
    text: await payments.page(params.id),
    cacheControl: 'no-store',
    headers: (common) => allowInline(common, { styleHash: TEST_PAGE_STYLE_HASH }),
  }))
  serve(testPaymentEndpoints.play, async ({ params, body }) => {
    // Nothing is said in it.
    body.resume()
    await payments.play(params.id, params.deed)
    return pathOfTestPage(params.id)
  })
}
