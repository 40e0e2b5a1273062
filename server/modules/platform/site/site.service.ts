/** The site as its operator set it, for everything that names or shows it. */
import { AppError } from '#server/lib/app-error.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { ImagesService } from '#server/modules/platform/images/images.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { Parts } from '#shared/constants/parts.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { ShownAnnouncement } from '#shared/contract/platform/announcement.ts'
import { siteAudit } from '#shared/contract/platform/site.audit.texts.ts'
import type { Site, SiteChange } from '#shared/contract/platform/site.ts'
import { changed, keptOf, settingsIn } from './kept-settings.ts'
import { checkMenuTargets } from './menu-targets.ts'
import type { SiteRow, SiteStore } from './site.store.ts'
import { imagesOfSite } from './site-images.ts'

export type SiteService = ReturnType<typeof createSiteService>
export function createSiteService({
  site,
  versioned,
  invalidation,
  announcement,
  images,
  fixed,
}: {
  site: SiteStore
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  /** What is told above every page now. */
  announcement: () => Promise<ShownAnnouncement | undefined>
  images: Pick<ImagesService, 'describe' | 'enlist'>
  /** What the environment says: it wins over what is set here. */
  fixed: { url: string; name?: string | undefined }
}) {
  const changes = versioned.of(siteAudit, ({ settings }: SiteRow) => settingsIn(settings))
  let known: Promise<SiteInfo> | undefined
  invalidation.onInvalidate((topic) => {
    if (topic === 'site') known = undefined
  })

  images.enlist({
    topics: ['site'],
    listUses: async () => imagesOfSite(settingsIn((await site.read()).settings)),
  })

  return {
    current,

    /** Which parts the site has now. */
    parts: async (): Promise<Parts> => (await current()).parts,

    /**
     * Changes the settings given.
     * @throws {AppError} `conflict` for a stale version, `validation_failed` for what the environment has fixed and for a menu that
     *   leads nowhere
     */
    update: ({ version, ...change }: SiteChange, actor: Actor): Promise<Site> =>
      invalidation.change('site', async () => {
        if (change.menus) await checkTargets(change.menus)
        const row = await changes.update(actor, {
          read: () => site.read(),
          version,
          edit: ({ settings }) => ({ settings: keptOf(changed(settingsIn(settings), withoutFixed(change))) }),
          save: (fields, before) => site.update(fields, before.version),
        })
        return present(row)
      }),
  }

  /** The site as it is now, in every process within a second of its change; read once for all who ask. */
  function current(): Promise<SiteInfo> {
    if (known) return known
    const reading = read()
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }

  async function read(): Promise<SiteInfo> {
    const [row, told] = await Promise.all([site.read(), announcement()])
    const settings = present(row)
    const heroText = (await images.describe([settings.hero.image])).get(settings.hero.image)
    return { ...settings, url: fixed.url, ...(told && { announcement: told }), ...(heroText && { heroText }) }
  }

  async function checkTargets(menus: NonNullable<SiteChange['menus']>): Promise<void> {
    const { settings } = await site.read()
    await checkMenuTargets(menus, settingsIn(settings).menus, async () => false)
  }

  /** What is said again of what the environment has fixed is no change of it. */
  function withoutFixed<Change extends { name?: string | undefined }>(change: Change): Change {
    if (fixed.name === undefined) return change
    if (change.name !== undefined && change.name !== fixed.name)
      throw new AppError('validation_failed', { fields: { name: 'fixedByEnvironment' } })
    return { ...change, name: undefined }
  }

  function present({ settings, version }: SiteRow): Site {
    return {
      ...settingsIn(settings),
      ...(fixed.name !== undefined && { name: fixed.name }),
      locked: fixed.name === undefined ? [] : ['name'],
      version,
    }
  }
}
