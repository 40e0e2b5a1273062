/** The launcher's downloads and requirements, with the figures of the specification (sections 2 and 9). */

export const PLATFORM_IDS = ['windows', 'macos', 'linux'] as const
export type PlatformId = (typeof PLATFORM_IDS)[number]

export type Platform = {
  id: PlatformId
  name: string
  /** Stands on the card as a large mark. */
  mark: string
  version: string
  fileType: string
  /** The file itself: a plain navigation, not a page of the site. */
  href: string
}

export const platforms = {
  windows: {
    id: 'windows',
    name: 'Windows',
    mark: 'WIN',
    version: '1.0.0',
    fileType: '.exe',
    href: '/download/frontland-windows.exe',
  },
  macos: {
    id: 'macos',
    name: 'macOS',
    mark: 'MAC',
    version: '1.0.0',
    fileType: '.dmg',
    href: '/downloads/launcher-mac.dmg',
  },
  linux: {
    id: 'linux',
    name: 'Linux',
    mark: 'LNX',
    version: '1.0.0',
    fileType: '.AppImage',
    href: '/downloads/launcher-linux.AppImage',
  },
} as const satisfies Record<PlatformId, Platform>
