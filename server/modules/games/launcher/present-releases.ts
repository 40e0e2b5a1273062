import semver from 'semver'
import { inBothLanguages } from '#server/lib/in-both-languages.ts'
import type { Channel } from '#shared/constants/launcher.ts'
import type { LauncherFile, Release, StaffRelease } from '#shared/contract/games/launcher.ts'
import { addressOf, type FileKind, nameOfFile } from './file-kinds.ts'
import type { ReleaseRow } from './launcher.store.ts'

/** The newest version first. */
export function newestFirst(rows: readonly ReleaseRow[]): ReleaseRow[] {
  return rows.toSorted((a, b) => semver.rcompare(a.launcher_version, b.launcher_version))
}

/** The newest published release of each platform is the latest; older ones of that channel stand in the archive. */
export function channelsShown(rows: readonly ReleaseRow[]): Map<number, Channel> {
  const shown = new Map<number, Channel>()
  const found = new Set<string>()
  for (const { id, platform, channel, published_at } of newestFirst(rows)) {
    if (published_at === null) continue
    const isSuperseded = channel === 'latest' && found.has(platform)
    if (channel === 'latest') found.add(platform)
    shown.set(id, isSuperseded ? 'archive' : channel)
  }
  return shown
}

export function presentRelease(row: ReleaseRow, channel: Channel): Release {
  const notes = notesOf(row)
  return {
    ...presentFiles(row),
    notes_ru: notes.ru,
    notes_en: notes.en,
    languages: notes.languages,
    channel,
    version: row.launcher_version,
    date: dateOf(row),
  }
}

export function presentForStaff(row: ReleaseRow, shownIn: Channel | null): StaffRelease {
  return {
    ...presentFiles(row),
    id: row.id,
    channel: row.channel,
    shownIn,
    launcherVersion: row.launcher_version,
    isPublished: row.published_at !== null,
    date: dateOf(row),
    downloads: row.downloads,
    version: row.version,
  }
}

/** What is new, as everybody reads it. */
export const notesOf = ({ notes_ru: ru, notes_en: en }: ReleaseRow) => inBothLanguages({ ru, en })

const dateOf = (row: ReleaseRow) => new Date(row.published_at ?? row.created_at).toISOString()

function presentFiles(row: ReleaseRow) {
  const { platform, notes_ru, notes_en, size, sha256, update_size, update_sha256 } = row
  const hasUpdate = update_size !== null && update_sha256 !== null
  return {
    platform,
    notes_ru,
    notes_en,
    file: presentFile(row, platform, { size, sha256 }),
    updatePackage: hasUpdate
      ? presentFile(row, 'update', { size: update_size, sha256: update_sha256 })
      : null,
  }
}

function presentFile(row: ReleaseRow, kind: FileKind, facts: { size: number; sha256: string }): LauncherFile {
  const name = nameOfFile(row, kind)
  return { name, url: addressOf(name), ...facts }
}
