/** What the name of a chosen file tells before it is sent. */
import {
  LAUNCHER_FILE_MAX_BYTES,
  LAUNCHER_FILES,
  PLATFORMS,
  type Platform,
} from '#shared/constants/launcher.ts'

export type FileFault = 'wrongEnding' | 'notArchive' | 'tooLarge' | 'empty'

/** The platform a file is made for; null when its name does not say. */
export function platformOf(fileName: string): Platform | null {
  return PLATFORMS.find((platform) => endsWith(fileName, LAUNCHER_FILES[platform].ending)) ?? null
}

/** Why a file cannot be the launcher's, or its update for macOS; null when nothing speaks against it. */
export function faultOf({ name, size }: File, kind: 'launcher' | 'update'): FileFault | null {
  if (kind === 'update' && !endsWith(name, 'zip')) return 'notArchive'
  if (kind === 'launcher' && platformOf(name) === null) return 'wrongEnding'
  if (size === 0) return 'empty'
  return size > LAUNCHER_FILE_MAX_BYTES ? 'tooLarge' : null
}

/** The version in a name such as `FrontLand-Setup-1.3.0-beta.1.exe`; null when there is none. */
export function versionIn(fileName: string): string | null {
  return /(?:^|[^\d.])(\d+\.\d+\.\d+(?:-(?:alpha|beta|rc)(?:\.\d+)*)?)(?!\d)/i.exec(fileName)?.[1] ?? null
}

const endsWith = (name: string, ending: string) => name.toLowerCase().endsWith(`.${ending.toLowerCase()}`)
