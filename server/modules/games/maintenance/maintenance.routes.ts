import type { Serve } from '#server/http/serve.ts'
import { maintenanceEndpoints } from '#shared/contract/games/maintenance.ts'
import type { MaintenanceService } from './maintenance.service.ts'

export function maintenanceRoutes(serve: Serve, maintenance: MaintenanceService) {
  serve(maintenanceEndpoints.list, ({ params }) => maintenance.listForStaff(params.id))
  serve(maintenanceEndpoints.create, ({ params, body, currentUser }) =>
    maintenance.create(params.id, body, currentUser),
  )
  serve(maintenanceEndpoints.update, ({ params, body, currentUser }) =>
    maintenance.update(params.id, body, currentUser),
  )
  serve(maintenanceEndpoints.remove, ({ params, currentUser }) => maintenance.remove(params.id, currentUser))
}
