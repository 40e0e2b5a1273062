import type { Serve } from '#server/http/serve.ts'
import { testPaymentEndpoints } from '#shared/contract/shop/test-payments.ts'
import type { TestPayments } from './test-payments.service.ts'

export function testPaymentsRoutes(serve: Serve, payments: TestPayments) {
  serve(testPaymentEndpoints.page, async ({ params }) => html(await payments.page(params.id)))
  serve(testPaymentEndpoints.play, async ({ params, body }) => {
    // Nothing is said in it.
    body.resume()
    return html(await payments.play(params.id, params.deed))
  })
}

const html = (text: string) => ({ type: 'text/html', text, cacheControl: 'no-store' })
