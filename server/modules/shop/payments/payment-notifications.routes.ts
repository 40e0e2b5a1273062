import { buffer } from 'node:stream/consumers'
import type { Serve } from '#server/http/serve.ts'
import { paymentNotificationEndpoints } from '#shared/contract/shop/payment-notifications.ts'
import type { PaymentNotificationsService } from './payment-notifications.service.ts'

export function paymentNotificationsRoutes(serve: Serve, notifications: PaymentNotificationsService) {
  serve(paymentNotificationEndpoints.post, async ({ params, body }) =>
    acknowledgement(await notifications.take(params.provider, (await buffer(body)).toString('utf8'))),
  )
  serve(paymentNotificationEndpoints.get, async ({ params, query }) => {
    const fields = Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    return acknowledgement(
      await notifications.take(params.provider, String(new URLSearchParams(fields as [string, string][]))),
    )
  })
}

const acknowledgement = (text: string | null) =>
  text === null ? null : { type: 'text/plain', text, cacheControl: 'no-store' }
