import { join } from 'node:path'
import type { Serve } from '#server/http/serve.ts'
import { CLEANUP_MS, type WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { createDownloadCounts } from './download-counts.ts'
import { launcherRoutes } from './launcher.routes.ts'
import { createLauncherService } from './launcher.service.ts'
import { createLauncherStore } from './launcher.store.ts'
import { createLauncherFiles } from './launcher-files.ts'
import { createStoredLauncherFiles } from './stored-launcher-files.ts'

const DOWNLOADS_FLUSH_MS = 60_000

export function wireLauncher({
  config,
  database,
  storage,
  now,
  log,
  platform: { invalidation, versioned },
}: Pick<WingTools, 'config' | 'database' | 'storage' | 'now' | 'log'> & {
  platform: Pick<PlatformServices, 'invalidation' | 'versioned'>
}) {
  const launcherFolder = join(config.dataDir, 'launcher')
  const launcherFiles =
    storage.kind === 's3'
      ? createStoredLauncherFiles({ storage, folder: launcherFolder })
      : createLauncherFiles({ folder: launcherFolder })
  const launcherStore = createLauncherStore(database)
  const downloads = createDownloadCounts({ add: launcherStore.addDownloads, now })
  const launcher = createLauncherService({
    launcher: launcherStore,
    files: launcherFiles,
    versioned,
    invalidation,
    now,
  })

  return {
    areFilesThere: launcher.areFilesThere,
    routes: (serve: Serve) => launcherRoutes(serve, launcher, launcherFiles, downloads),
    background: [
      { every: CLEANUP_MS, run: () => launcher.removeAbandonedUploads() },
      { every: DOWNLOADS_FLUSH_MS, run: () => downloads.flush() },
    ],
    close: () => downloads.flush().catch((err: unknown) => log.error({ err }, 'downloads were not counted')),
  }
}
