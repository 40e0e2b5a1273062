/** The launcher's platforms and channels, and where its files are served (specification, sections 2 and 7). */

export const PLATFORMS = ['windows', 'macos', 'linux'] as const
export type Platform = (typeof PLATFORMS)[number]

/** The tabs of the download page. */
export const CHANNELS = ['latest', 'archive', 'beta'] as const
export type Channel = (typeof CHANNELS)[number]

/** How the file of a platform ends, and the fixed link that always serves its latest version. */
export const LAUNCHER_FILES = {
  windows: { ending: 'exe', link: '/download/frontland-windows.exe' },
  macos: { ending: 'dmg', link: '/downloads/launcher-mac.dmg' },
  linux: { ending: 'AppImage', link: '/downloads/launcher-linux.AppImage' },
} as const satisfies Record<Platform, { ending: string; link: `/${string}` }>

/** Files of one version, and the update feeds, are served below it. */
export const LAUNCHER_FOLDER = '/downloads'

export const LAUNCHER_FILE_MAX_BYTES = 500 * 1024 * 1024
/** What all uploads that no release has taken over hold together. */
export const LAUNCHER_UPLOADS_MAX_BYTES = 4 * LAUNCHER_FILE_MAX_BYTES
/** How much of a file the browser sends at a time: below the limit of the usual proxies, soon done again. */
export const UPLOAD_PIECE_BYTES = 8 * 1024 * 1024

export const RELEASE_VERSION_MAX = 40
export const RELEASE_NOTES_MAX = 5_000
