import type { SentPart } from '#server/http/replies/send-file.ts'
import type { Serve } from '#server/http/serve.ts'
import { AppError } from '#server/lib/app-error.ts'
import { LAUNCHER_FILE_MAX_BYTES, type Platform } from '#shared/constants/launcher.ts'
import { launcherEndpoints } from '#shared/contract/games/launcher.ts'
import { launcherDownloadEndpoints, UPDATE_FEED_TYPE } from '#shared/contract/games/launcher-downloads.ts'
import { launcherUploadEndpoints } from '#shared/contract/games/launcher-uploads.ts'
import type { DownloadCounts } from './download-counts.ts'
import type { Download, LauncherService } from './launcher.service.ts'
import type { LauncherFiles } from './launcher-files.ts'

export function launcherRoutes(
  serve: Serve,
  launcher: LauncherService,
  files: LauncherFiles,
  downloads: DownloadCounts,
) {
  serve(launcherEndpoints.list, async () => ({ data: await launcher.list() }))
  serve(launcherEndpoints.listForStaff, async () => ({ data: await launcher.listForStaff() }))
  serve(launcherEndpoints.create, ({ body, currentUser }) => launcher.create(body, currentUser))
  serve(launcherEndpoints.update, ({ params, body, currentUser }) =>
    launcher.update(params.id, body, currentUser),
  )
  serve(launcherEndpoints.remove, ({ params, currentUser }) => launcher.remove(params.id, currentUser))

  serve(launcherUploadEndpoints.findUpload, ({ params, currentUser }) =>
    files.find({ userId: currentUser.id, key: params.key }),
  )
  serve(launcherUploadEndpoints.upload, ({ params, headers, body, currentUser }) => {
    const piece = headers['content-range'] ?? null
    if (piece && piece.total > LAUNCHER_FILE_MAX_BYTES) throw new AppError('body_too_large')
    return files.write({ userId: currentUser.id, key: params.key }, piece, body)
  })

  serve(launcherDownloadEndpoints.newestForWindows, () => newestFor('windows'))
  serve(launcherDownloadEndpoints.newestForMacos, () => newestFor('macos'))
  serve(launcherDownloadEndpoints.newestForLinux, () => newestFor('linux'))
  serve(launcherDownloadEndpoints.download, async ({ params, language }) => {
    const feed = await launcher.findFeed(params.name, language)
    if (feed === null) return stored(await launcher.findByName(params.name), 'public, max-age=86400')
    return { type: UPDATE_FEED_TYPE, text: feed, cacheControl: 'no-cache', vary: 'accept-language' }
  })

  /** Another file stands behind it tomorrow, so it is asked for again each time. */
  async function newestFor(platform: Platform) {
    return stored(await launcher.findLatest(platform), 'no-cache')
  }

  function stored(download: Download | null, cacheControl: string) {
    if (!download) return null
    const { releaseId, sha256, name, type } = download
    return {
      ...files.placeOf(sha256),
      name,
      type,
      etag: `"${sha256}"`,
      cacheControl,
      onSent: (part: SentPart) => downloads.note(releaseId, sha256, part),
    }
  }
}
