/** The feeds that electron-updater reads with its generic provider, https://www.electron.build/auto-update. */
import { stringify } from 'yaml'
import type { Language } from '#shared/constants/languages.ts'
import type { Platform } from '#shared/constants/launcher.ts'
import { addressOf, nameOfFile } from './file-kinds.ts'
import type { ReleaseRow } from './launcher.store.ts'

const PLATFORM_BY_SUFFIX: Record<string, Platform> = { '': 'windows', '-mac': 'macos', '-linux': 'linux' }

/** Which releases a feed offers, by its file name: `latest.yml`, `beta-mac.yml`; null when it is none. */
export function parseFeedName(name: string): { platform: Platform; withBeta: boolean } | null {
  const [, channel, suffix = ''] = /^(latest|beta)(-mac|-linux)?\.yml$/.exec(name) ?? []
  const platform = PLATFORM_BY_SUFFIX[suffix]
  return channel && platform ? { platform, withBeta: channel === 'beta' } : null
}

/** One release as a feed, with its notes in one language. Addresses are relative to the feed. */
export function writeFeed(row: ReleaseRow, language: Language): string {
  const file = { url: addressOf(nameOfFile(row, row.platform)), sha512: row.sha512, size: row.size }
  const update =
    row.update_sha512 === null || row.update_size === null
      ? []
      : [{ url: addressOf(nameOfFile(row, 'update')), sha512: row.update_sha512, size: row.update_size }]
  const [first = file] = update
  const notes = language === 'ru' ? row.notes_ru || row.notes_en : row.notes_en || row.notes_ru
  const feed = {
    version: row.launcher_version,
    files: [...update, file],
    path: first.url,
    sha512: first.sha512,
    releaseDate: new Date(row.published_at ?? row.created_at).toISOString(),
    ...(notes === '' ? {} : { releaseNotes: notes }),
  }
  // Readers of YAML 1.1 take a bare date for more than text.
  return stringify(feed, { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' })
}
