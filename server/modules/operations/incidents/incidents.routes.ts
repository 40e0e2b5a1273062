import type { Serve } from '#server/http/serve.ts'
import { incidentEndpoints } from '#shared/contract/operations/incidents.ts'
import type { IncidentsService } from './incidents.service.ts'

export function incidentsRoutes(serve: Serve, incidents: IncidentsService) {
  serve(incidentEndpoints.list, () => incidents.listForStaff())
  serve(incidentEndpoints.create, ({ body, currentUser }) => incidents.create(body, currentUser))
  serve(incidentEndpoints.update, ({ params, body, currentUser }) =>
    incidents.update(params.id, body, currentUser),
  )
  serve(incidentEndpoints.remove, ({ params, currentUser }) => incidents.remove(params.id, currentUser))
}
