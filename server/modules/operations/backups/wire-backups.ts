import type { Database } from '#server/db/database.ts'
import type { Serve } from '#server/http/serve.ts'
import { openBackupFolder } from './backup-folder.ts'
import { createBackupMaker } from './backup-maker.ts'
import { backupsRoutes } from './backups.routes.ts'
import { createBackupsService } from './backups.service.ts'
import { createBackupsStore } from './backups.store.ts'
import { runBackup } from './run-backup.ts'
import { readSurroundings, updateCommandFor } from './update-command.ts'

type Made = 'backups' | 'folder' | 'maker' | 'run' | 'updateCommand' | 'database'
type Tools = { database: Database } & Omit<
  Parameters<typeof createBackupsService>[0] & Parameters<typeof createBackupMaker>[0],
  Made
>

export function wireBackups({ database, ...tools }: Tools) {
  const folder = openBackupFolder(tools.config.dataDir)
  const backups = createBackupsStore(database)
  const maker = createBackupMaker({ ...tools, database, backups, folder, run: runBackup })
  const updateCommand = updateCommandFor(readSurroundings(folder.folder))
  const service = createBackupsService({ ...tools, database, backups, folder, maker, updateCommand })
  return {
    service,
    routes: (serve: Serve) => backupsRoutes(serve, service),
    close: maker.close,
  }
}
