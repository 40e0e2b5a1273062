/** The feeds that electron-updater reads with its generic provider, https://www.electron.build/auto-update. */
import { toJsonEscape } from '#server/lib/json-escapes.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Platform } from '#shared/constants/launcher.ts'
import { addressOf, nameOfFile } from './file-kinds.ts'
import type { ReleaseRow } from './launcher.store.ts'
import { notesOf } from './present-releases.ts'

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
  const { [language]: notes } = notesOf(row)
  return [
    line('version', row.launcher_version),
    'files:',
    ...[...update, file].flatMap(({ url, sha512, size }) => [
      `  - ${line('url', url)}`,
      `    ${line('sha512', sha512)}`,
      `    ${line('size', size)}`,
    ]),
    line('path', first.url),
    line('sha512', first.sha512),
    line('releaseDate', new Date(row.published_at ?? row.created_at).toISOString()),
    ...(notes === '' ? [] : [line('releaseNotes', notes)]),
    '',
  ].join('\n')
}

/** What stands in JSON as it is and not in YAML: https://yaml.org/spec/1.2.2/#51-character-set, and its line breaks. */
const NOT_PRINTABLE = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g

/** JSON text is YAML, and in quotes it means the same to readers of 1.1 and 1.2. */
const line = (name: string, value: string | number): string =>
  `${name}: ${JSON.stringify(value).replace(NOT_PRINTABLE, toJsonEscape)}`
