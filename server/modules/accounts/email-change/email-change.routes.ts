import type { Serve } from '#server/http/serve.ts'
import { emailChangeEndpoints } from '#shared/contract/accounts/email-change.ts'
import type { EmailChangeService } from './email-change.service.ts'

export function emailChangeRoutes(serve: Serve, emailChange: EmailChangeService) {
  serve(emailChangeEndpoints.undo, async ({ body, browser }) => {
    browser.set(await emailChange.undo(body, browser.token))
  })
}
