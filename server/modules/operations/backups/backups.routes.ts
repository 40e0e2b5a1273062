import type { Serve } from '#server/http/serve.ts'
import { BACKUP_TYPE, backupEndpoints } from '#shared/contract/operations/backups.ts'
import type { BackupsService } from './backups.service.ts'

export function backupsRoutes(serve: Serve, backups: BackupsService) {
  serve(backupEndpoints.list, () => backups.list())
  serve(backupEndpoints.start, ({ currentUser }) => backups.start(currentUser))
  serve(backupEndpoints.schedule, ({ body, currentUser }) => backups.updateSchedule(body, currentUser))
  serve(backupEndpoints.check, ({ params }) => backups.check(params.id))
  serve(backupEndpoints.download, async ({ params, currentUser }) => {
    const file = await backups.download(params.id, currentUser)
    return { ...file, storedAs: file.name, type: BACKUP_TYPE, cacheControl: 'no-store', onSent: () => {} }
  })
  serve(backupEndpoints.remove, ({ params, currentUser }) => backups.remove(params.id, currentUser))
}
