/** What every wing stands on: the log of changes, the versions of public content, leases, letters, pictures. */
import { join } from 'node:path'
import { serveUploads } from '#server/http/pages/static-files.ts'
import { serveStoredUploads } from '#server/http/pages/stored-uploads.ts'
import { currentKeyName, currentOrigin } from '#server/http/requests/request-origin.ts'
import { CLEANUP_MS, LEASE_RENEWAL_MS, type Wing, type WingTools } from '#server/http/wing.ts'
import { createOutbox } from '#server/lib/files/outbox.ts'
import { createHandOver, createMailer, type SendLetter } from '#server/lib/mail/mailer.ts'
import { createNetworkList } from '#server/lib/net/networks.ts'
import { createPostOverHttp, type PostOverHttp } from '#server/lib/net/post-over-http.ts'
import { UPLOADS_PREFIX } from '#server/lib/uploaded-paths.ts'
import type { Words } from '#shared/texts/words.ts'
import { announcementRoutes } from './announcement/announcement.routes.ts'
import { createAnnouncementService } from './announcement/announcement.service.ts'
import { createAnnouncementStore } from './announcement/announcement.store.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { createAuditService } from './audit/audit.service.ts'
import { createAuditStore } from './audit/audit.store.ts'
import { createCacheInvalidationService } from './cache-invalidation/cache-invalidation.service.ts'
import { createCacheInvalidationStore } from './cache-invalidation/cache-invalidation.store.ts'
import { enlistPersonalData } from './enlist-personal-data.ts'
import { firstDayRoutes } from './first-day/first-day.routes.ts'
import { createFirstDayService } from './first-day/first-day.service.ts'
import { createSiteLines } from './first-day/site-lines.ts'
import { wireHeldLetters } from './held-letters/wire-held-letters.ts'
import { wireIdempotency } from './idempotency/wire-idempotency.ts'
import { createImageFiles } from './images/image-files.ts'
import { imagesRoutes } from './images/images.routes.ts'
import { createImagesService } from './images/images.service.ts'
import { createImagesStore } from './images/images.store.ts'
import { createLease } from './leases/leases.service.ts'
import { createLeasesStore } from './leases/leases.store.ts'
import { wireLimits } from './limits/wire-limits.ts'
import { createMailService } from './mail/mail.service.ts'
import { createMailStore } from './mail/mail.store.ts'
import { mailServerRoutes } from './mail-server/mail-server.routes.ts'
import { createMailServerService } from './mail-server/mail-server.service.ts'
import { createMailServerStore } from './mail-server/mail-server.store.ts'
import { maintenanceModeRoutes } from './maintenance-mode/maintenance-mode.routes.ts'
import { createMaintenanceModeService } from './maintenance-mode/maintenance-mode.service.ts'
import { createMaintenanceModeStore } from './maintenance-mode/maintenance-mode.store.ts'
import { wireNotices } from './notices/wire-notices.ts'
import { pendingRoutes } from './pending/pending.routes.ts'
import { createPendingService } from './pending/pending.service.ts'
import { createPersonalDataService } from './personal-data/personal-data.service.ts'
import { createPersonalDataStore } from './personal-data/personal-data.store.ts'
import { securityRoutes } from './security/security.routes.ts'
import { createSecurityEventsStore } from './security/security-events.store.ts'
import { createSecurityTrail } from './security/security-trail.service.ts'
import { siteRoutes } from './site/site.routes.ts'
import { createSiteService } from './site/site.service.ts'
import { createSiteStore } from './site/site.store.ts'
import { createSiteImages } from './site/site-images.ts'
import { createWebManifest } from './site/web-manifest.ts'
import { createVersionedChanges } from './versioned-changes/versioned-changes.service.ts'
import { wireWebhooks } from './webhooks/wire-webhooks.ts'
import { wordsRoutes } from './words/words.routes.ts'
import { createWordsService } from './words/words.service.ts'
import { createWordsStore } from './words/words.store.ts'

/** A change is on every page within a second, its rendering included. */
const INVALIDATION_CHECK_MS = 250
const DUE_CHECK_MS = 1_000
const MAIL_CHECK_MS = 15_000
/** Whoever tries a mail server waits for it. */
const MAIL_TRIAL_MS = 10_000
const WEBHOOK_CHECK_MS = 5_000
const SECURITY_WRITE_MS = 1_000

export type PlatformServices = ReturnType<typeof wirePlatform>['services']
export function wirePlatform({
  config,
  database,
  storage,
  now,
  log,
  secrets,
  send,
  postHook = createPostOverHttp(createNetworkList(config.probeAllowPrivate)),
  dictionaries,
}: WingTools & {
  /** How letters leave, in place of what the environment and staff say. */
  send?: SendLetter | undefined
  postHook?: PostOverHttp | undefined
  dictionaries: readonly Words[] | undefined
}) {
  const audit = createAuditService({
    audit: createAuditStore(database),
    keyName: currentKeyName,
    timeZone: () => site.timeZone(),
    now,
  })
  const invalidation = createCacheInvalidationService({
    versions: createCacheInvalidationStore(database),
    database,
  })
  const leases = createLeasesStore(database)
  const limits = wireLimits(database)
  const versioned = createVersionedChanges({ audit })
  const idempotency = wireIdempotency(database, now)
  const announcement = createAnnouncementService({
    announcement: createAnnouncementStore(database),
    versioned,
    invalidation,
    mayLeadTo: (address) => site.mayLeadTo(address),
    now,
  })
  const files = createImageFiles(storage)
  const maintenanceMode = createMaintenanceModeService({
    mode: createMaintenanceModeStore(database),
    versioned,
    invalidation,
    now,
  })
  const images = createImagesService({
    files,
    images: createImagesStore(database),
    versioned,
    invalidation,
    database,
    now,
  })
  const site = createSiteService({
    site: createSiteStore(database),
    versioned,
    invalidation,
    announcement: announcement.shown,
    images,
    fixed: {
      url: config.site.url,
      name: config.site.name,
      avatarUrlTemplate: config.avatarUrlTemplate,
      'seller.name': config.site.seller?.name,
      'seller.taxId': config.site.seller?.taxId,
      'seller.contact': config.site.seller?.contact,
    },
  })
  const firstDay = createFirstDayService()
  const pending = createPendingService()
  const mailServer = createMailServerService({
    server: createMailServerStore(database),
    database,
    secrets,
    versioned,
    site,
    handOver: createHandOver(config.site.url, MAIL_TRIAL_MS),
    config,
  })
  firstDay.enlist(createSiteLines(site, mailServer, config))
  const words = createWordsService({
    words: createWordsStore(database),
    versioned,
    invalidation,
    parts: site.parts,
    dictionaries,
  })
  const security = createSecurityTrail({
    events: createSecurityEventsStore(database),
    origin: currentOrigin,
    log,
    timeZone: () => site.timeZone(),
    now,
  })
  const mailStore = createMailStore(database)
  const mail = createMailService({
    mail: mailStore,
    site,
    send: send ?? createMailer({ read: mailServer.read, siteUrl: config.site.url, dataDir: config.dataDir }),
    outbox: createOutbox(config.dataDir),
    now,
    log,
  })
  const ofHooks = { secrets, post: postHook, audit, versioned, siteUrl: config.site.url }
  const webhooks = wireWebhooks(database, { ...ofHooks, now, log })
  const heldLetters = wireHeldLetters(database, { store: mailStore, mail, pending, audit, now })
  const { notices, choices, ...underBells } = wireNotices(database, { site, audit, idempotency, now, log })
  const personalData = createPersonalDataService({ store: createPersonalDataStore(database) })
  enlistPersonalData(personalData, { audit, security, mail, webhooks, idempotency, notices })

  return {
    services: {
      audit,
      firstDay,
      idempotency,
      images,
      invalidation,
      /** Of several processes; the embedded database has one. */
      limits,
      mail,
      notices,
      noticeChoices: choices,
      pending,
      personalData,
      maintenanceMode,
      security,
      site,
      versioned,
      webhooks: webhooks.sender,
      words,
      /** The one process that holds the lease of this name does its work. */
      createLease: (name: string) => createLease(name, { leases, now }),
    },
    routes(serve) {
      auditRoutes(serve, audit)
      securityRoutes(serve, security)
      imagesRoutes(serve, images)
      wordsRoutes(serve, words)
      siteRoutes(serve, site, createSiteImages({ site: site.current, read: files.read }))
      firstDayRoutes(serve, firstDay)
      pendingRoutes(serve, pending)
      announcementRoutes(serve, announcement)
      maintenanceModeRoutes(serve, maintenanceMode)
      heldLetters.routes(serve)
      mailServerRoutes(serve, mailServer)
      webhooks.routes(serve)
      underBells.routes(serve)
    },
    documents: [createWebManifest(site)],
    files: async (app) =>
      storage.kind === 's3'
        ? serveStoredUploads(app, storage, UPLOADS_PREFIX)
        : serveUploads(app, join(config.dataDir, 'uploads'), UPLOADS_PREFIX),
    background: [
      { every: INVALIDATION_CHECK_MS, run: () => invalidation.checkOthers() },
      { every: DUE_CHECK_MS, run: () => announcement.checkDue() },
      { every: INVALIDATION_CHECK_MS, run: () => maintenanceMode.learn() },
      { every: DUE_CHECK_MS, run: underBells.checkChanges },
      { every: MAIL_CHECK_MS, run: () => mail.deliverDue() },
      { every: WEBHOOK_CHECK_MS, run: webhooks.sender.deliverDue },
      { every: SECURITY_WRITE_MS, run: () => security.flush() },
      { every: CLEANUP_MS, run: personalData.forgetOld },
      { every: CLEANUP_MS, run: () => images.removeUnused() },
      { every: LEASE_RENEWAL_MS, run: async () => limits?.keepPlaces() },
      { every: CLEANUP_MS, run: async () => limits?.forgetOld() },
    ],
    async close() {
      await limits
        ?.close()
        .catch((err: unknown) => log.error({ err }, 'places of streams were not given back'))
      await mail.settle()
      await webhooks.sender.settle()
      await security.flush().catch((err: unknown) => log.error({ err }, 'security events were not kept'))
    },
  } satisfies Wing
}
