/** The site as its operator set it, for everything that names or shows it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#server/lib/app-error.ts'
import { createReadOnce } from '#server/lib/concurrency/read-once.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { ImagesService } from '#server/modules/platform/images/images.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Parts } from '#shared/constants/parts.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { ShownAnnouncement } from '#shared/contract/platform/announcement.ts'
import { siteAudit } from '#shared/contract/platform/site.audit.texts.ts'
import type { OfferedPage, Site, SiteChange } from '#shared/contract/platform/site.ts'
import { pathOf } from '#shared/links.ts'
import { createFixedSettings, type FixedSettings } from './fixed-settings.ts'
import { changed, keptOf, settingsIn } from './kept-settings.ts'
import {
  checkMenuTargets,
  isTarget,
  type Leads,
  leadsSomewhere,
  leadToAny,
  shownMenus,
} from './menu-targets.ts'
import type { SiteRow, SiteStore } from './site.store.ts'
import { imagesOfSite } from './site-images.ts'

/** How the mark stands in the header, at most. */
const LOGO = { width: 128, height: 32 }
/** Pages of the operator's own: what stands at a path, if anything, and what a menu is offered. */
export type OwnPages = {
  at: Leads['at']
  /** Whether something stands there, or will at its date. */
  isTaken: (path: string) => Promise<boolean>
  listOffered: () => Promise<OfferedPage[]>
}

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
  images: Pick<ImagesService, 'assertKept' | 'describe' | 'enlist' | 'sizeOf'>
  /** What the environment says: it wins over what is set here. */
  fixed: { url: string } & FixedSettings
}) {
  const environment = createFixedSettings(fixed)
  /** Pages that are not of the product; the wing that has them enlists them. */
  let ownPages: OwnPages = { at: async () => null, isTaken: async () => false, listOffered: async () => [] }
  const leads: Leads = { at: (path) => ownPages.at(path), siteUrl: fixed.url }
  const changes = versioned.of(siteAudit, ({ settings }: SiteRow) => settingsIn(settings))
  const known = createReadOnce(async () => {
    const row = await site.read()
    return { info: await infoOf(row), settings: present(row) }
  })
  /** What stands in place of the settings while one request is answered, and for nobody else. */
  const previewed = new AsyncLocalStorage<SiteInfo>()
  /** The site as it is now, in every process within a second of its change. */
  const current = async (): Promise<SiteInfo> => previewed.getStore() ?? (await known.read()).info
  invalidation.onInvalidate((topic) => {
    if (topic === 'site') known.forget()
  })

  images.enlist({
    topics: ['site'],
    listUses: async () => imagesOfSite(settingsIn((await site.read()).settings)),
  })

  return {
    current,
    /** The same, at once where it is known. */
    atHand: (): SiteInfo | Promise<SiteInfo> => previewed.getStore() ?? known.atHand()?.info ?? current(),

    /** Named by the wing below that keeps pages of the operator's own. */
    enlistPages(pages: OwnPages): void {
      ownPages = pages
    },

    /** The settings as they are, for whoever changes them. */
    settings: async (): Promise<Site> => present(await site.read()),

    /** Where heads are asked for, and whether the environment has said so. */
    async heads(): Promise<{ template: string; isFixed: boolean }> {
      const { avatarUrlTemplate: template, locked } = (await known.read()).settings
      return { template, isFixed: locked.includes('avatarUrlTemplate') }
    },

    /** What menus may lead to beside the pages of the product. */
    listOwnPages: (): Promise<OfferedPage[]> => ownPages.listOffered(),
    /** Whether what stands on every page, menus or announcement, leads to one of these paths. */
    leadsTo: async (paths: readonly string[]): Promise<boolean> => {
      const told = (await announcement())?.url
      const isTold = typeof told === 'string' && paths.includes(pathOf(told))
      return isTold || leadToAny(settingsIn((await site.read()).settings).menus, paths)
    },
    /** Whether staff may lead readers to an address: to another site, or to what stands on this one or will. */
    mayLeadTo: (to: string): Promise<boolean> => isTarget(to, ownPages.isTaken),

    /** The languages the site has now; none are known where they cannot be read. */
    languages: (): Promise<readonly Language[]> =>
      current().then(
        ({ languages }) => languages,
        () => [],
      ),

    /** In which zone the community lives. */
    timeZone: async (): Promise<string> => (await current()).timeZone,

    /** Which parts the site has now. */
    parts: async (): Promise<Parts> => (await current()).parts,

    /**
     * Changes the settings given.
     * @throws {AppError} `conflict` for a stale version, `validation_failed` for what the environment has fixed and for a menu that
     *   leads nowhere
     */
    update: ({ version, ...change }: SiteChange, actor: Actor): Promise<Site> =>
      invalidation.change('site', async () => {
        await check(change)
        const row = await changes.update(actor, {
          read: () => site.read(),
          version,
          edit: ({ settings }) => ({
            settings: keptOf(changed(settingsIn(settings), environment.without(change))),
          }),
          save: (fields, before) => site.update(fields, before.version),
        })
        return present(row)
      }),

    /**
     * Does `work` as if the settings were changed: all that it asks, and nobody else, meets them so. Nothing is kept.
     * @throws {AppError} as `update` does, but for a stale version
     */
    async preview<Result>(
      { version: _, ...change }: SiteChange,
      work: (site: SiteInfo) => Promise<Result>,
    ): Promise<Result> {
      await check(change)
      const row = await site.read()
      const settings = keptOf(changed(settingsIn(row.settings), environment.without(change)))
      const info = await infoOf({ ...row, settings })
      return previewed.run(info, () => work(info))
    },
  }

  async function check(change: SiteChange): Promise<void> {
    const pictures = Object.fromEntries(change.pictures?.map(({ of, image }) => [of, image]) ?? [])
    await images.assertKept({
      'hero.image': change.hero?.image,
      ...keysWithin('images', change.images),
      ...keysWithin('pictures', pictures),
    })
    checkAvatarTemplate(environment.without(change).avatarUrlTemplate)
    if (change.menus) await checkTargets(change.menus)
  }

  async function infoOf(row: SiteRow): Promise<SiteInfo> {
    const told = await announcement()
    const { avatarUrlTemplate: _, locked: __, ...settings } = present(row)
    const { hero, images: own } = settings
    const heroText = (await images.describe([hero.image])).get(hero.image)
    const logo = own.logo === null ? undefined : await images.sizeOf(own.logo)
    return {
      ...settings,
      menus: await shownMenus(settings, leads),
      url: fixed.url,
      ...(told && { announcement: { ...told, url: await leading(told.url, settings.parts) } }),
      ...(heroText && { heroText }),
      ...(logo && { logoSize: fitted(logo) }),
    }
  }

  /** An address that leads somewhere now; null in place of one that does not. */
  async function leading(to: string | null, parts: Parts): Promise<string | null> {
    return to !== null && (await leadsSomewhere(to, parts, leads)) ? to : null
  }

  async function checkTargets(menus: NonNullable<SiteChange['menus']>): Promise<void> {
    const { settings } = await site.read()
    await checkMenuTargets(menus, settingsIn(settings).menus, ownPages.isTaken)
  }

  function present({ settings, version }: SiteRow): Site {
    return { ...environment.over(settingsIn(settings)), locked: environment.locked, version }
  }
}

/** Of a host with a name: whoever sets up the site does not send this server to the machines beside it. */
function checkAvatarTemplate(template: string | undefined): void {
  if (template === undefined || /^https?:\/\/[a-z\d.-]+\.[a-z]{2,}(?::\d{1,5})?\//i.test(template)) return
  throw new AppError('validation_failed', { fields: { avatarUrlTemplate: 'avatarTemplate' } })
}

/** The fields of a group by their full names. */
const keysWithin = (group: string, fields: object = {}) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${group}.${key}`, value]))

/** The size of the mark in the room that the header has for it. */
function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  const sized = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: sized(width), height: sized(height) }
}
