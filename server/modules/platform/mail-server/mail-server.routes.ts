import type { Serve } from '#server/http/serve.ts'
import { mailServerEndpoints } from '#shared/contract/platform/mail-server.ts'
import type { MailServerService } from './mail-server.service.ts'

export function mailServerRoutes(serve: Serve, mailServer: MailServerService) {
  serve(mailServerEndpoints.get, () => mailServer.getForStaff())
  serve(mailServerEndpoints.update, ({ body, currentUser }) => mailServer.update(body, currentUser))
  serve(mailServerEndpoints.test, ({ body, language }) => mailServer.test(body, language))
}
