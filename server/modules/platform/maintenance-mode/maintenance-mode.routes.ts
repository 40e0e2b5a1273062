import type { Serve } from '#server/http/serve.ts'
import { maintenanceModeEndpoints } from '#shared/contract/platform/maintenance-mode.ts'
import type { MaintenanceModeService } from './maintenance-mode.service.ts'

export function maintenanceModeRoutes(serve: Serve, mode: MaintenanceModeService) {
  serve(maintenanceModeEndpoints.get, () => mode.getForStaff())
  serve(maintenanceModeEndpoints.update, ({ body, currentUser }) => mode.update(body, currentUser))
}
