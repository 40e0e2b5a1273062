/** How the platforms of the launcher are shown, and what is promised of it before a file is there (specification, section 9). */
import type { Platform } from '#shared/constants/launcher.ts'

export const PLANNED_VERSION = '1.0.0'

export const PLATFORM_NAMES: Record<Platform, string> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
}

/** What is typed in a terminal of the platform to see the SHA-256 of a file. */
export const SUM_COMMANDS = {
  windows: (file: string) => `certutil -hashfile ${file} SHA256`,
  macos: (file: string) => `shasum -a 256 ${file}`,
  linux: (file: string) => `sha256sum ${file}`,
} as const satisfies Record<Platform, (file: string) => string>
