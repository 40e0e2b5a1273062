/** The one line by which staff tell everybody something, above every page for as long as they say. */

import { createHash } from 'node:crypto'
import { AppError } from '#server/lib/app-error.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { announcementAudit } from '#shared/contract/platform/announcement.audit.texts.ts'
import type {
  Announcement,
  AnnouncementChange,
  ShownAnnouncement,
} from '#shared/contract/platform/announcement.ts'
import type { AnnouncementRow, AnnouncementStore } from './announcement.store.ts'

export type AnnouncementService = ReturnType<typeof createAnnouncementService>
export function createAnnouncementService({
  announcement,
  versioned,
  invalidation,
  mayLeadTo,
  now,
}: {
  announcement: AnnouncementStore
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  /** Whether something stands at an address, or will. */
  mayLeadTo: (address: string) => Promise<boolean>
  now: () => Date
}) {
  const changes = versioned.of(announcementAudit, presentFields)
  let lookedAt = now().getTime()

  return {
    getForStaff: async (): Promise<Announcement> => present(await announcement.read()),

    /** What every page shows now. */
    async shown(): Promise<ShownAnnouncement | undefined> {
      const row = await announcement.read()
      if (stateAt(row, now().getTime()) !== 'shown') return undefined
      const { text_ru, text_en, url, isClosable } = presentFields(row)
      return { text_ru, text_en, url, isClosable, key: keyOf(row) }
    },

    /** It stands on every page, so a change of it is one of the site. */
    update: ({ version, ...change }: AnnouncementChange, actor: Actor): Promise<Announcement> =>
      invalidation.change('site', async () => {
        const row = await changes.update(actor, {
          read: () => announcement.read(),
          version,
          edit: () => columnsOf(change),
          save: async (fields, before) => {
            assertInOrder({ ...before, ...fields })
            await assertLeads(fields.url, before.url)
            return announcement.update(fields, before.version)
          },
        })
        return present(row)
      }),

    /** Tells all pages when it has begun or ended since the last look. Meant to be called every second. */
    async checkDue(): Promise<void> {
      const since = lookedAt
      lookedAt = now().getTime()
      const row = await announcement.read()
      if (stateAt(row, since) !== stateAt(row, lookedAt)) invalidation.invalidate('site')
    },
  }

  /** What stands already may stay, whatever has become of the page it leads to. */
  async function assertLeads(url: string | null | undefined, before: string | null): Promise<void> {
    if (typeof url !== 'string' || url === before || (await mayLeadTo(url))) return
    throw new AppError('validation_failed', { fields: { url: 'menuTargetUnknown' } })
  }

  function present(row: AnnouncementRow): Announcement {
    return {
      ...presentFields(row),
      languages: LANGUAGES.filter((language) => row[`text_${language}`] !== ''),
      state: stateAt(row, now().getTime()),
      version: row.version,
    }
  }
}

const timeOf = (moment: string | null | undefined) =>
  typeof moment === 'string' ? Date.parse(moment) : moment

function presentFields({ text_ru, text_en, url, shown_from, shown_until, is_closable }: AnnouncementRow) {
  return {
    text_ru,
    text_en,
    url,
    from: isoTimeOrNull(shown_from),
    until: isoTimeOrNull(shown_until),
    isClosable: is_closable === 1,
  }
}

function columnsOf({ text_ru, text_en, url, from, until, isClosable }: Omit<AnnouncementChange, 'version'>) {
  return {
    text_ru,
    text_en,
    url,
    shown_from: timeOf(from),
    shown_until: timeOf(until),
    is_closable: isClosable === undefined ? undefined : isClosable ? 1 : 0,
  }
}

function stateAt({ text_ru, text_en, shown_from, shown_until }: AnnouncementRow, at: number) {
  if (text_ru === '' && text_en === '') return 'empty'
  if (shown_until !== null && at >= shown_until) return 'over'
  return shown_from !== null && at < shown_from ? 'scheduled' : 'shown'
}

function assertInOrder({ shown_from, shown_until }: AnnouncementRow): void {
  if (shown_from === null || shown_until === null || shown_until > shown_from) return
  throw new AppError('validation_failed', { fields: { until: 'endsFirst' } })
}

/** What says something else, or the same another time, is another announcement: who closed the one sees the other. */
function keyOf({ text_ru, text_en, url, shown_from }: AnnouncementRow): string {
  return createHash('sha256')
    .update(JSON.stringify([text_ru, text_en, url, shown_from]))
    .digest('hex')
    .slice(0, 12)
}
