import { AppError } from '#server/lib/app-error.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import { LAUNCHER_FILES, PLATFORMS, type Platform } from '#shared/constants/launcher.ts'
import { releaseAudit } from '#shared/contract/games/launcher.audit.texts.ts'
import type { Release, ReleaseChange, ReleaseDraft, StaffRelease } from '#shared/contract/games/launcher.ts'
import { type FileKind, isUpdatedByArchive, nameOfFile, parseFileName, typeOf } from './file-kinds.ts'
import type { LauncherStore, ReleaseRow } from './launcher.store.ts'
import type { LauncherFiles, UploadOwner } from './launcher-files.ts'
import { channelsShown, newestFirst, presentForStaff, presentRelease } from './present-releases.ts'
import { parseFeedName, writeFeed } from './update-feed.ts'

const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000

/** A file that is to be sent. */
export type Download = { releaseId: number; sha256: string; name: string; type: string }

export type LauncherService = ReturnType<typeof createLauncherService>
export function createLauncherService({
  launcher,
  files,
  versioned,
  invalidation,
  now,
}: {
  launcher: LauncherStore
  files: LauncherFiles
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  now: () => Date
}) {
  const changes = versioned.of(releaseAudit, snapshot)

  return {
    async list(): Promise<Release[]> {
      const rows = await launcher.listPublished()
      const channels = channelsShown(rows)
      return newestFirst(rows).map((row) => presentRelease(row, channels.get(row.id) ?? row.channel))
    },

    async listForStaff(): Promise<StaffRelease[]> {
      const rows = await launcher.list()
      const channels = channelsShown(rows)
      return newestFirst(rows).map((row) => presentForStaff(row, channels.get(row.id) ?? null))
    },

    /** The uploads become the release's files when it is written, and stay uploads when it is refused. */
    async create(draft: ReleaseDraft, actor: Actor): Promise<StaffRelease> {
      const { upload, updateUpload, isPublished, launcherVersion, ...fields } = draft
      const file = await claim({ userId: actor.id, key: upload }, draft.platform, 'upload')
      const claimed = [file]
      try {
        const update = updateUpload
          ? await claim({ userId: actor.id, key: updateUpload }, updateKindOf(draft.platform), 'updateUpload')
          : null
        if (update) claimed.push(update)
        return await invalidation.change(
          'launcher',
          async () => {
            const time = now().getTime()
            const row = await launcher.insert({
              ...fields,
              launcher_version: launcherVersion,
              ...file.facts,
              update_sha256: update?.facts.sha256 ?? null,
              update_sha512: update?.facts.sha512 ?? null,
              update_size: update?.facts.size ?? null,
              created_at: time,
              published_at: isPublished ? time : null,
            })
            await changes.record('create', actor, null, row)
            for (const one of claimed) await files.keep(one)
            return present(row)
          },
          { inTurn: 'launcher' },
        )
      } catch (error) {
        for (const one of claimed) await files.giveBack(one)
        throw error
      }
    },

    update: (id: number, { version, ...change }: ReleaseChange, actor: Actor): Promise<StaffRelease> =>
      invalidation.change('launcher', async () => {
        const row = await changes.update(actor, {
          read: () => getRow(id),
          version,
          edit: (before) => {
            const { launcherVersion = before.launcher_version } = change
            if (launcherVersion !== before.launcher_version && before.published_at !== null)
              throw new AppError('validation_failed', { fields: { launcherVersion: 'releasePublished' } })
            return columnsOf(change, before)
          },
          save: (fields, before) => launcher.update(id, fields, before.version),
        })
        return present(row)
      }),

    async remove(id: number, actor: Actor): Promise<void> {
      const before = await invalidation.change('launcher', async () => {
        const row = await getRow(id)
        if (row.published_at !== null) throw new AppError('release_published')
        await launcher.remove(id)
        await changes.record('delete', actor, row, null)
        return row
      })
      // In turn with new releases: one of the same bytes takes its file over before this looks, or after it is gone.
      await invalidation.change(
        [],
        async () => {
          const stillUsed = new Set((await launcher.list()).flatMap(sumsOf))
          for (const sum of sumsOf(before)) if (!stillUsed.has(sum)) await files.drop(sum)
        },
        { inTurn: 'launcher' },
      )
    },

    /** The file behind the fixed link of a platform; null as long as nothing is published for it. */
    async findLatest(platform: Platform): Promise<Download | null> {
      const row = newestOf(await launcher.listPublished(platform), false)
      const name = LAUNCHER_FILES[platform].link.split('/').at(-1)
      return row && name ? { ...downloadOf(row, platform), name } : null
    },

    /** A published file by its own name, such as `frontland-1.2.0-windows.exe`. */
    async findByName(name: string): Promise<Download | null> {
      const asked = parseFileName(name)
      if (!asked) return null
      const rows = await launcher.listPublished(asked.platform)
      const row = rows.find((known) => known.launcher_version === asked.launcherVersion)
      if (!row || (asked.kind === 'update' && row.update_sha256 === null)) return null
      return downloadOf(row, asked.kind)
    },

    /** An update feed by its name, such as `latest-mac.yml`. One of the beta channel offers whatever is newest. */
    async findFeed(name: string, language: Language): Promise<string | null> {
      const feed = parseFeedName(name)
      const row = feed && newestOf(await launcher.listPublished(feed.platform), feed.withBeta)
      return row ? writeFeed(row, language) : null
    },

    /** Whether the file that each platform is offered lies there complete; null as long as none is published. */
    async areFilesThere(): Promise<boolean | null> {
      const rows = await launcher.listPublished()
      const offered = PLATFORMS.flatMap(
        (platform) =>
          newestOf(
            rows.filter((row) => row.platform === platform),
            false,
          ) ?? [],
      )
      if (offered.length === 0) return null
      const sizes = await Promise.all(offered.map(({ sha256 }) => files.readableSize(sha256)))
      return offered.every(({ size }, index) => sizes[index] === size)
    },

    /** By the clock of the file system, which dates the uploads. */
    async removeAbandonedUploads(): Promise<void> {
      const time = Date.now() - UPLOAD_KEPT_MS
      await files.removeUploadsBefore(time)
      await files.removeUnused(time, async () => new Set((await launcher.list()).flatMap(sumsOf)))
    },
  }

  async function claim(owner: UploadOwner, kind: FileKind, field: 'upload' | 'updateUpload') {
    const file = await files.claim(owner, kind)
    if (typeof file === 'object') return file
    const sentence = file === 'missing' ? 'uploadMissing' : 'launcherFileWrong'
    throw new AppError('validation_failed', { fields: { [field]: sentence } })
  }

  /** Alone, a release does not know where it stands among the others. */
  async function present(row: ReleaseRow): Promise<StaffRelease> {
    return presentForStaff(row, channelsShown(await launcher.listPublished(row.platform)).get(row.id) ?? null)
  }

  async function getRow(id: number): Promise<ReleaseRow> {
    const row = await launcher.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  function columnsOf({ launcherVersion, isPublished, ...fields }: ReleaseChange, before: ReleaseRow) {
    const published_at =
      isPublished === undefined ? undefined : isPublished ? (before.published_at ?? now().getTime()) : null
    return { ...fields, launcher_version: launcherVersion, published_at }
  }
}

function newestOf(rows: readonly ReleaseRow[], withBeta: boolean): ReleaseRow | undefined {
  return newestFirst(rows).find(({ channel }) => channel === 'latest' || (withBeta && channel === 'beta'))
}

function updateKindOf(platform: Platform): FileKind {
  if (isUpdatedByArchive(platform)) return 'update'
  throw new AppError('validation_failed', { fields: { updateUpload: 'invalid' } })
}

function downloadOf(row: ReleaseRow, kind: FileKind): Download {
  const sha256 = kind === 'update' ? (row.update_sha256 ?? '') : row.sha256
  return { releaseId: row.id, sha256, name: nameOfFile(row, kind), type: typeOf(kind) }
}

const sumsOf = ({ sha256, update_sha256 }: ReleaseRow) =>
  update_sha256 === null ? [sha256] : [sha256, update_sha256]

/** What the log of changes keeps. */
function snapshot(row: ReleaseRow) {
  const { downloads: _, version: __, shownIn: ___, file, ...shown } = presentForStaff(row, null)
  return { ...shown, name: file.name, sha256: file.sha256 }
}
