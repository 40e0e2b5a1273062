import type { Serve } from '#server/http/serve.ts'
import { ownDataEndpoints } from '#shared/contract/accounts/own-data.ts'
import type { OwnDataService } from './own-data.service.ts'

export function ownDataRoutes(serve: Serve, ownData: OwnDataService) {
  serve(ownDataEndpoints.export, ({ currentUser }) => ownData.export(currentUser))
}
