import type { Serve } from '#server/http/serve.ts'
import { appealEndpoints } from '#shared/contract/accounts/bans/appeals.ts'
import type { AppealsService } from './appeals.service.ts'

export function appealsRoutes(serve: Serve, appeals: AppealsService) {
  serve(appealEndpoints.read, ({ body, browser }) => appeals.read(body, browser.token))
  serve(appealEndpoints.create, ({ body, browser }) => appeals.create(body, browser.token))
  serve(appealEndpoints.listOpen, () => appeals.listOpen())
  serve(appealEndpoints.get, ({ params }) => appeals.get(params.id))
  serve(appealEndpoints.answer, ({ params, body, currentUser }) =>
    appeals.answer(params.id, body.answer, currentUser),
  )
}
