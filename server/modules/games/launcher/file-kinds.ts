/** The kinds of launcher files: what they are called, served as, and recognised by. */
import { LAUNCHER_FILES, LAUNCHER_FOLDER, PLATFORMS, type Platform } from '#shared/constants/launcher.ts'
import { LAUNCHER_FILE_TYPES } from '#shared/contract/games/launcher-downloads.ts'

/** The file of a platform, or the archive that updates an installed launcher. */
export type FileKind = Platform | 'update'

export const typeOf = (kind: FileKind): string => LAUNCHER_FILE_TYPES[kind]
export const endingOf = (kind: FileKind): string => (kind === 'update' ? 'zip' : LAUNCHER_FILES[kind].ending)

/** The platforms whose installed launchers are updated by an archive: Squirrel.Mac takes nothing else. */
export const isUpdatedByArchive = (platform: Platform): boolean => platform === 'macos'

/** What a file of one version is called: `frontland-1.2.0-windows.exe`. */
export function nameOfFile(
  release: { platform: Platform; launcher_version: string },
  kind: FileKind,
): string {
  return `frontland-${release.launcher_version}-${release.platform}.${endingOf(kind)}`
}
export const addressOf = (name: string): string => `${LAUNCHER_FOLDER}/${name}`

/** Reads such a name; null when it is none. */
export function parseFileName(
  name: string,
): { platform: Platform; launcherVersion: string; kind: FileKind } | null {
  const [, launcherVersion, platformName, ending] = /^frontland-(.+)-([a-z]+)\.(\w+)$/.exec(name) ?? []
  const platform = PLATFORMS.find((known) => known === platformName)
  if (!platform || launcherVersion === undefined) return null
  const kind = ([platform, 'update'] as const).find((known) => endingOf(known) === ending)
  return kind ? { platform, launcherVersion, kind } : null
}

/** How much of each end of a file tells what it is: a disk image says it in its last block. */
export const MARK_BYTES = 512

const startsWith = (bytes: Buffer, mark: string) => bytes.toString('latin1', 0, mark.length) === mark

/** Whether the ends of a file bear the mark of its kind: PE, UDIF trailer, ELF or ZIP. */
export function hasMarkOf(kind: FileKind, { first, last }: { first: Buffer; last: Buffer }): boolean {
  if (kind === 'windows') return startsWith(first, 'MZ')
  if (kind === 'linux') return startsWith(first, '\x7fELF')
  if (kind === 'update') return startsWith(first, 'PK\x03\x04')
  return startsWith(last, 'koly')
}
