import type { Serve } from '#server/http/serve.ts'
import { paymentConnectionEndpoints } from '#shared/contract/shop/payment-connections.ts'
import type { PaymentConnectionsService } from './payment-connections.service.ts'

export function paymentConnectionsRoutes(serve: Serve, connections: PaymentConnectionsService) {
  serve(paymentConnectionEndpoints.list, () => connections.list())
  serve(paymentConnectionEndpoints.connect, ({ body, currentUser }) => connections.connect(body, currentUser))
  serve(paymentConnectionEndpoints.disconnect, ({ params, currentUser }) =>
    connections.disconnect(params.provider, currentUser),
  )
  serve(paymentConnectionEndpoints.test, ({ params, language }) =>
    connections.test(params.provider, language),
  )
}
