import type { Serve } from '#server/http/serve.ts'
import { maintenanceEndpoints } from '#shared/contract/games/maintenance.ts'
import type { MaintenanceService } from './maintenance.service.ts'

export function maintenanceRoutes(serve: Serve, maintenance: MaintenanceService) {
  serve(maintenanceEndpoints.list, ({ params }) => maintenance.listForStaff(params.id))
  serve(maintenanceEndpoints.create, ({ params, body, visitor }) =>
    maintenance.create(params.id, body, visitor),
  )
  serve(maintenanceEndpoints.update, ({ params, body, visitor }) =>
    maintenance.update(params.id, body, visitor),
  )
  serve(maintenanceEndpoints.remove, ({ params, visitor }) => maintenance.remove(params.id, visitor))
}
