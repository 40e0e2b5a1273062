/** Files of the launcher on their way out, at addresses that players keep and launchers know by heart. */
import * as z from 'zod/mini'
import { LAUNCHER_FILES, LAUNCHER_FOLDER, type Platform } from '#shared/constants/launcher.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { file } from '#shared/contract/forms.ts'

/** What the file of a platform, and the archive that updates an installed launcher, are served as. */
export const LAUNCHER_FILE_TYPES = {
  windows: 'application/vnd.microsoft.portable-executable',
  macos: 'application/x-apple-diskimage',
  linux: 'application/vnd.appimage',
  update: 'application/zip',
} as const satisfies Record<Platform | 'update', string>
export const UPDATE_FEED_TYPE = 'text/yaml'

const newestFor = (platform: Platform) =>
  endpoint({
    method: 'GET',
    base: '',
    path: LAUNCHER_FILES[platform].link,
    summary: `The newest launcher for ${platform}, to be saved.`,
    access: 'public',
    isAlwaysOpen: true,
    part: 'launcher',
    reply: file([LAUNCHER_FILE_TYPES[platform]], { ranges: true }),
  })

export const launcherDownloadEndpoints = {
  newestForWindows: newestFor('windows'),
  newestForMacos: newestFor('macos'),
  newestForLinux: newestFor('linux'),
  download: endpoint({
    method: 'GET',
    base: '',
    path: `${LAUNCHER_FOLDER}/:name`,
    summary:
      'A published file by its name, such as `frontland-1.2.0-windows.exe`, or a feed for electron-updater, such as `latest.yml`.',
    access: 'public',
    isAlwaysOpen: true,
    params: z.object({ name: z.string() }),
    reply: file([...Object.values(LAUNCHER_FILE_TYPES), UPDATE_FEED_TYPE], { ranges: true }),
  }),
}
