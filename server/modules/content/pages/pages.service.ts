/** Pages that staff make at addresses of their choice, and short links. */
import { AppError } from '#server/lib/app-error.ts'
import type { RulesService } from '#server/modules/content/rules/rules.service.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { ImagesService } from '#server/modules/platform/images/images.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { DELETED_KEPT_MS, STAFF_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { pageAudit } from '#shared/contract/content/pages.audit.texts.ts'
import type {
  PageAtAddress,
  PageChange,
  PageDraft,
  StaffPageWithText,
} from '#shared/contract/content/pages.ts'
import type { RulesPage } from '#shared/contract/content/rules.ts'
import { RULES_PATH } from '#shared/own-paths.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { columnsOf } from './page-columns.ts'
import { imagesOfPage, picturesOf } from './page-images.ts'
import type { PagePlaces } from './page-places.ts'
import { type Changed, createTopicsOf, isAnotherPlace } from './page-topics.ts'
import type { PageRow, PagesStore } from './pages.store.ts'
import { PathTaken } from './path-taken.ts'
import {
  offeredRules,
  pageSnapshot,
  presentForStaff,
  presentListed,
  presentOffered,
  presentPage,
  presentPlace,
  presentPlaceOfRules,
  writtenIn,
} from './present-pages.ts'

/** A site map holds 50,000 addresses at most. */
const MAPPED_MAX = 10_000
const OFFERED_MAX = 500

export type PagesService = ReturnType<typeof createPagesService>
export function createPagesService({
  pages,
  places,
  rules,
  versioned,
  invalidation,
  images,
  site,
  now,
}: {
  pages: PagesStore
  site: Pick<SiteService, 'leadsTo'>
  places: PagePlaces
  rules: Pick<RulesService, 'at'>
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  images: Pick<ImagesService, 'assertKept' | 'describe' | 'enlist'>
  now: () => Date
}) {
  const changes = versioned.of(pageAudit, (row: PageRow) => pageSnapshot(row, now().getTime()))
  const timeOf = (moment: string) => (moment === 'now' ? now().getTime() : Date.parse(moment))
  const isOut = (row: PageRow) => row.is_draft === 0 && row.published_at <= now().getTime()
  const topicsOf = createTopicsOf({ pages, site })
  let lookedAt = now().getTime()
  images.enlist({
    topics: ['pages'],
    listUses: async () => (await pages.listWithUploads()).flatMap(imagesOfPage),
  })
  invalidation.onInvalidate((topic) => {
    if (topic === 'pages') places.forget()
  })

  return {
    /** What everybody reads at a path; that of a page which stood there tells where it stands now. */
    async read(path: string): Promise<PageAtAddress> {
      const here = await pages.findAt(path)
      const isHere = here !== undefined && isOut(here)
      const standing = isHere ? null : await rules.at(path)
      if (standing) return standing
      const row = isHere ? here : await pages.findFormerlyAt(path)
      if (!row || !isOut(row)) throw new AppError('not_found')
      const described = row.image === null ? undefined : (await images.describe([row.image])).get(row.image)
      return presentPage(row, described)
    },

    async list(page: number) {
      const rows = await pages.list({ limit: STAFF_PAGE_SIZE, offset: (page - 1) * STAFF_PAGE_SIZE })
      const former = await pages.formerPathsOf(rows.map(({ id }) => id))
      const pathsOf = (id: number) => former.filter(({ page_id }) => page_id === id).map(({ path }) => path)
      return {
        data: rows.map((row) => presentListed(row, pathsOf(row.id), now().getTime())),
        total: await pages.count(),
        page,
        pageSize: STAFF_PAGE_SIZE,
      }
    },
    getForStaff: async (id: number): Promise<StaffPageWithText> => present(await getPage(id)),
    async getForStaffAt(path: string): Promise<StaffPageWithText> {
      const row = await pages.findAt(path)
      if (!row) throw new AppError('not_found')
      return present(row)
    },

    create: (draft: PageDraft, actor: Actor): Promise<StaffPageWithText> =>
      changing(async () => {
        const published_at = timeOf(draft.publishAt ?? 'now')
        const row = await pages.insert({ ...columnsOf(draft), path: draft.path, published_at })
        await assertSound(row, null)
        await images.assertKept(picturesOf(row))
        await pages.forgetFormerPath(row, isOut(row))
        await changes.record('create', actor, null, row)
        return { row, isPlaceChanged: row.is_draft === 0 }
      }),

    /** A draft that is published without a date of its own is dated now. */
    update: (id: number, { version, ...change }: PageChange, actor: Actor): Promise<StaffPageWithText> =>
      changing(async () => {
        let isPlaceChanged = false
        const row = await changes.update(actor, {
          read: () => getPage(id),
          version,
          edit: (before) => {
            const isPublishing = before.is_draft === 1 && change.isDraft === false
            const moment = change.publishAt ?? (isPublishing ? 'now' : undefined)
            return {
              ...columnsOf(change),
              // Whoever gives it another address knows.
              ...(change.path !== undefined && change.path !== before.path && { moved_from: null }),
              published_at: moment === undefined ? undefined : timeOf(moment),
            }
          },
          save: async (fields, before) => {
            const after = await pages.update(id, { ...fields, changed_at: now().getTime() }, before.version)
            if (!after) return undefined
            await assertSound(after, before)
            await images.assertKept(picturesOf(fields))
            if (after.path !== before.path) await pages.keepFormerPath(before.path, id)
            await pages.forgetFormerPath(after, isOut(after))
            isPlaceChanged = isAnotherPlace(before, after)
            return after
          },
        })
        return { row, isPlaceChanged }
      }),

    async remove(id: number, actor: Actor): Promise<void> {
      await changing(async () => {
        const before = await pages.setDeleted(id, now().getTime())
        if (!before) throw new AppError('not_found')
        await changes.record('delete', actor, before, null)
        return { row: before, isPlaceChanged: true }
      })
    },

    restore: (id: number, actor: Actor): Promise<StaffPageWithText> =>
      changing(async () => {
        const after = await pages.setDeleted(id, null)
        if (!after) throw new AppError('not_found')
        await assertSound(after, null)
        await pages.forgetFormerPath(after, isOut(after))
        await changes.record('restore', actor, null, after)
        return { row: after, isPlaceChanged: true }
      }),

    /** Where each page stands, for the site map. */
    async listPlaces() {
      const rows = await pages.listShown(MAPPED_MAX)
      const own = rows.filter(({ published_at }) => published_at <= now().getTime())
      const mapped = own.filter(({ redirect_to }) => redirect_to === null).map(presentPlace)
      return [...mapped, ...(await rulesBeside(own)).map(presentPlaceOfRules)]
    },

    /** What a menu may lead to, the newest first. */
    async listOffered() {
      const rows = await pages.listShown(OFFERED_MAX)
      return [...rows.map(presentOffered), ...(await rulesBeside(rows)).map(offeredRules)]
    },

    /** Tells the site of what has become due since the last look. Meant to be called every second. */
    async checkDue(): Promise<void> {
      const since = lookedAt
      lookedAt = now().getTime()
      if (!(await pages.hasPublishedWithin(since, lookedAt))) return
      for (const topic of ['pages', 'site']) invalidation.invalidate(topic)
    },

    /** Whether staff have still to see what a release moved; undefined where it moved nothing. */
    hasSeenMoves: async (): Promise<boolean | undefined> => ((await pages.hasMoved()) ? false : undefined),

    removeLongDeleted: () => pages.removeDeletedBefore(now().getTime() - DELETED_KEPT_MS),
  }

  /** In turn: two short links shall not meet in a circle. */
  async function changing(work: () => Promise<Changed>): Promise<StaffPageWithText> {
    const { row } = await invalidation.change(topicsOf, work, { inTurn: 'pages' }).catch((error) => {
      if (error instanceof PathTaken)
        throw new AppError('validation_failed', { fields: { path: 'pagePathTaken' } })
      throw error
    })
    return present(row)
  }

  async function present(row: PageRow): Promise<StaffPageWithText> {
    const former = await pages.formerPathsOf([row.id])
    return presentForStaff(
      row,
      former.map(({ path }) => path),
      now().getTime(),
    )
  }

  /** The rules, unless one of these stands at their address. */
  async function rulesBeside(own: readonly { path: string }[]): Promise<RulesPage[]> {
    if (own.some(({ path }) => path === RULES_PATH)) return []
    const standing = await rules.at(RULES_PATH)
    return standing ? [standing] : []
  }

  async function getPage(id: number): Promise<PageRow> {
    const row = await pages.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  /** A short link leads somewhere else in the end, and what everybody reads is whole in a language. */
  async function assertSound(row: PageRow, before: PageRow | null): Promise<void> {
    if (row.redirect_to !== null) {
      const formerPath = before && before.path !== row.path ? before.path : null
      if (await places.isLoop({ id: row.id, path: row.path, formerPath, to: row.redirect_to }))
        throw new AppError('validation_failed', { fields: { redirectTo: 'redirectLoop' } })
      return
    }
    if (row.is_draft === 1 || writtenIn(row).length > 0) return
    const begun = LANGUAGES.filter((language) => row[`title_${language}`] || row[`text_${language}`])
    const missing = (begun.length > 0 ? begun : LANGUAGES).flatMap((language) =>
      (['title', 'text'] as const).map((part) => `${part}_${language}` as const),
    )
    throw new AppError('validation_failed', {
      fields: Object.fromEntries(
        missing
          .filter((field) => row[field] === '')
          .map((field): [string, ValidationKey] => [field, 'required']),
      ),
    })
  }
}
