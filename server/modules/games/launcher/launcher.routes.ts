import type { Serve } from '#server/http/serve.ts'
import { launcherEndpoints } from '#shared/contract/games/launcher.ts'
import type { LauncherService } from './launcher.service.ts'

export function launcherRoutes(serve: Serve, launcher: LauncherService) {
  serve(launcherEndpoints.list, async () => ({ data: await launcher.list() }))
  serve(launcherEndpoints.listForStaff, async () => ({ data: await launcher.listForStaff() }))
  serve(launcherEndpoints.create, ({ body, visitor }) => launcher.create(body, visitor))
  serve(launcherEndpoints.update, ({ params, body, visitor }) => launcher.update(params.id, body, visitor))
  serve(launcherEndpoints.remove, ({ params, visitor }) => launcher.remove(params.id, visitor))
}
