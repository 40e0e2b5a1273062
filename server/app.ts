/** The wiring, top to bottom; each line uses only the lines above it. */
import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerOptions } from 'node:http'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { publishApi } from '#server/http/api-docs.ts'
import { runInBackground } from '#server/http/background.ts'
import { answerErrors, answerUnknownPaths, sendError } from '#server/http/errors.ts'
import { createTransport } from '#server/http/in-process-transport.ts'
import { readJsonBodies } from '#server/http/json-bodies.ts'
import { createOpenApi } from '#server/http/openapi.ts'
import { refuseCrossSiteWrites } from '#server/http/origin-check.ts'
import { inlineScriptHashes } from '#server/http/pages/page-document.ts'
import type { PageSource } from '#server/http/pages/page-source.ts'
import { createPages, type Pages } from '#server/http/pages/pages.ts'
import { publishSiteMap } from '#server/http/pages/site-map.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { createServe } from '#server/http/serve.ts'
import { serveStaticFiles, serveUploads } from '#server/http/static-files.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SendLetter } from '#server/lib/mailer.ts'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'
import { authRoutes } from './modules/accounts/auth/auth.routes.ts'
import { createAuthService } from './modules/accounts/auth/auth.service.ts'
import { createMailedTokensStore } from './modules/accounts/auth/mailed-tokens.store.ts'
import { profileRoutes } from './modules/accounts/profile/profile.routes.ts'
import { createProfileService } from './modules/accounts/profile/profile.service.ts'
import { createProfileStore } from './modules/accounts/profile/profile.store.ts'
import { createPowerService } from './modules/accounts/roles/power.service.ts'
import { rolesRoutes } from './modules/accounts/roles/roles.routes.ts'
import { createRolesService } from './modules/accounts/roles/roles.service.ts'
import { createRolesStore } from './modules/accounts/roles/roles.store.ts'
import { createSessionsService } from './modules/accounts/sessions/sessions.service.ts'
import { createSessionsStore } from './modules/accounts/sessions/sessions.store.ts'
import { createUserListStore } from './modules/accounts/users/user-list.store.ts'
import { usersRoutes } from './modules/accounts/users/users.routes.ts'
import { createUsersService } from './modules/accounts/users/users.service.ts'
import { createUsersStore } from './modules/accounts/users/users.store.ts'
import { feedbackRoutes } from './modules/content/feedback/feedback.routes.ts'
import { createFeedbackService } from './modules/content/feedback/feedback.service.ts'
import { createFeedbackStore } from './modules/content/feedback/feedback.store.ts'
import { newsRoutes } from './modules/content/news/news.routes.ts'
import { createNewsService } from './modules/content/news/news.service.ts'
import { createNewsStore } from './modules/content/news/news.store.ts'
import { gameServersRoutes } from './modules/games/game-servers/game-servers.routes.ts'
import { createGameServersService } from './modules/games/game-servers/game-servers.service.ts'
import { createGameServersStore } from './modules/games/game-servers/game-servers.store.ts'
import { createAskGameServers } from './modules/games/game-status/ask-game-servers.ts'
import { gameStatusEvents } from './modules/games/game-status/game-status.events.ts'
import {
  type AskGameServers,
  createGameStatusService,
} from './modules/games/game-status/game-status.service.ts'
import { createGameStatusStore } from './modules/games/game-status/game-status.store.ts'
import { createMayAsk } from './modules/games/game-status/probe-minecraft.ts'
import { launcherRoutes } from './modules/games/launcher/launcher.routes.ts'
import { createLauncherService } from './modules/games/launcher/launcher.service.ts'
import { createLauncherStore } from './modules/games/launcher/launcher.store.ts'
import { launcherDownloads } from './modules/games/launcher/launcher-downloads.ts'
import { createLauncherFiles } from './modules/games/launcher/launcher-files.ts'
import { launcherUploads } from './modules/games/launcher/launcher-uploads.ts'
import { maintenanceRoutes } from './modules/games/maintenance/maintenance.routes.ts'
import { createMaintenanceService } from './modules/games/maintenance/maintenance.service.ts'
import { createMaintenanceStore } from './modules/games/maintenance/maintenance.store.ts'
import { dashboardRoutes } from './modules/operations/dashboard/dashboard.routes.ts'
import { createDashboardService } from './modules/operations/dashboard/dashboard.service.ts'
import { createDashboardStore } from './modules/operations/dashboard/dashboard.store.ts'
import { healthRoutes } from './modules/operations/health/health.routes.ts'
import { auditRoutes } from './modules/platform/audit/audit.routes.ts'
import { createAuditService } from './modules/platform/audit/audit.service.ts'
import { createAuditStore } from './modules/platform/audit/audit.store.ts'
import { createContentService } from './modules/platform/content-versions/content-versions.service.ts'
import { createContentStore } from './modules/platform/content-versions/content-versions.store.ts'
import { imagesRoutes } from './modules/platform/images/images.routes.ts'
import { createImagesService, UPLOADS_PREFIX } from './modules/platform/images/images.service.ts'
import { createLease } from './modules/platform/leases/leases.service.ts'
import { createLeasesStore } from './modules/platform/leases/leases.store.ts'
import { createMailService } from './modules/platform/mail/mail.service.ts'
import { createMailStore } from './modules/platform/mail/mail.store.ts'

const BODY_LIMIT_BYTES = 256 * 1024
/** How long a client may take: the framework would wait for ever. A launcher of 500 MB in one request takes its time. */
const PATIENCE: Patience = { headersTimeout: 20_000, requestTimeout: 60 * 60 * 1000 }
const CONTENT_CHECK_MS = 1_000
const LEASE_RENEWAL_MS = 2_000
const STATUS_CHECK_MS = 1_000
const MAIL_CHECK_MS = 15_000
const CLEANUP_MS = 60 * 60 * 1000

type Patience = Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>

export type AppOptions = {
  config: Pick<
    Config,
    | 'dataDir'
    | 'site'
    | 'avatarUrlTemplate'
    | 'trustProxy'
    | 'probeAllowPrivate'
    | 'probeIntervalMs'
    | 'robloxApiUrl'
  >
  database: Database
  send: SendLetter
  now?: () => Date
  /** How game servers are asked; by their real protocols unless a test says otherwise. */
  askGameServers?: AskGameServers
  /** The pages of the site and the folder of their files; without them only the API is served. */
  pages?: { source: PageSource; staticFolder: string | null; extraHeaders?: Record<string, string> }
  rateLimits?: boolean
  patience?: Patience
  /** How what is done again and again is started; while the server listens unless a test says otherwise. */
  runInBackground?: typeof runInBackground
  logger?: FastifyServerOptions['logger']
}

/** Builds the whole server, ready to listen or to be asked by `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, send, now = () => new Date(), rateLimits = true } = options
  const { patience = PATIENCE, runInBackground: repeat = runInBackground } = options
  let pages: Pages | null = null
  /** One for each address of the host. */
  const servers: Server[] = []

  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    logger: options.logger ?? false,
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: false },
    // An address that cannot be read leads nowhere; no hook sees such a request.
    frameworkErrors(_error, request, reply) {
      reply.headers(headers).header('x-request-id', request.id)
      return sendError(new AppError('not_found'), request, reply, request.log)
    },
    serverFactory(handler, serverOptions) {
      const server = createServer({ ...serverOptions, ...patience }, (request, response) => {
        if (!pages?.answer(request, response)) handler(request, response)
      })
      servers.push(server)
      return server
    },
  })
  const log = app.log

  const audit = createAuditService({ audit: createAuditStore(database), now })
  const content = createContentService({ content: createContentStore(database), database })
  const sessionsStore = createSessionsStore(database)
  const sessions = createSessionsService({ sessions: sessionsStore, now })
  const usersStore = createUsersStore(database)
  const rolesStore = createRolesStore(database)
  const tokens = createMailedTokensStore(database, 'verification_tokens')
  const resetTokens = createMailedTokensStore(database, 'password_reset_tokens')
  const mail = createMailService({
    mail: createMailStore(database),
    users: usersStore,
    tokens,
    resetTokens,
    send,
    site: config.site,
    database,
    now,
    log,
  })
  const auth = createAuthService({ users: usersStore, tokens, resetTokens, sessions, mail, database, now })
  const profile = createProfileService({
    users: usersStore,
    roles: rolesStore,
    profile: createProfileStore(database),
    avatarUrlTemplate: config.avatarUrlTemplate,
  })
  const power = createPowerService({ roles: rolesStore, sessions, database })
  const roles = createRolesService({ roles: rolesStore, audit, power })
  const newsStore = createNewsStore(database)
  const news = createNewsService({ news: newsStore, audit, content, now })
  const feedbackStore = createFeedbackStore(database)
  const feedback = createFeedbackService({ feedback: feedbackStore, audit, content, now })
  const users = createUsersService({
    users: usersStore,
    userList: createUserListStore(database),
    roles: rolesStore,
    sessions: sessionsStore,
    feedback: feedbackStore,
    audit,
    content,
    mail,
    power,
    now,
  })
  const gameServersStore = createGameServersStore(database)
  const probing = createLease('game-server-probing', { leases: createLeasesStore(database), now })
  const maintenance = createMaintenanceService({
    maintenance: createMaintenanceStore(database),
    audit,
    content,
    now,
  })
  const gameStatus = createGameStatusService({
    gameStatus: createGameStatusStore(database),
    gameServers: gameServersStore,
    ask:
      options.askGameServers ??
      createAskGameServers({
        allowPrivate: config.probeAllowPrivate,
        robloxApiUrl: config.robloxApiUrl,
        now: Date.now,
      }),
    lease: probing,
    maintenance,
    probeIntervalMs: config.probeIntervalMs,
    database,
    now,
    random: Math.random,
  })
  const gameServers = createGameServersService({
    gameServers: gameServersStore,
    gameStatus,
    maintenance,
    mayAsk: createMayAsk({ allowPrivate: config.probeAllowPrivate }),
    audit,
    content,
  })
  const launcherFiles = createLauncherFiles({ folder: join(config.dataDir, 'launcher') })
  const launcher = createLauncherService({
    launcher: createLauncherStore(database),
    files: launcherFiles,
    audit,
    content,
    now,
  })
  const dashboard = createDashboardService({
    dashboard: createDashboardStore(database),
    users: usersStore,
    news: newsStore,
    feedback: feedbackStore,
    roles: rolesStore,
    audit,
    now,
  })

  const scriptHashes = options.pages ? await hashesOfPages(options.pages.source) : []
  const headers = { ...securityHeaders(config, scriptHashes), ...options.pages?.extraHeaders }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  readJsonBodies(app)
  answerErrors(app)
  refuseCrossSiteWrites(app, config.site.url)
  await app.register(cookie)
  await app.register(rateLimit, { global: false, cache: 20_000 })
  await publishApi(app, createOpenApi(allEndpoints, config.site))

  gameStatusEvents(app, gameStatus)
  await app.register(
    async (api) => {
      const { authenticate } = sessions
      const serve = createServe(api, { authenticate, siteUrl: config.site.url, rateLimits })
      healthRoutes(serve, database)
      authRoutes(serve, auth, sessions, profile)
      profileRoutes(serve, profile)
      newsRoutes(serve, news)
      gameServersRoutes(serve, gameServers)
      maintenanceRoutes(serve, maintenance)
      feedbackRoutes(serve, feedback)
      usersRoutes(serve, users)
      rolesRoutes(serve, roles)
      dashboardRoutes(serve, dashboard)
      auditRoutes(serve, audit)
      launcherRoutes(serve, launcher)
      answerUnknownPaths(api)
    },
    { prefix: '/api' },
  )

  const uploadsFolder = join(config.dataDir, 'uploads')
  await imagesRoutes(app, createImagesService({ folder: uploadsFolder }), sessions.authenticate)
  await serveUploads(app, uploadsFolder, UPLOADS_PREFIX)
  await launcherUploads(app, launcherFiles, sessions.authenticate)
  launcherDownloads(app, launcher, launcherFiles.filesFolder)

  if (options.pages) {
    const { source, staticFolder } = options.pages
    const transport = createTransport(app)
    const shown = createPages({ source, site: config.site, headers, transport, now: Date.now, log })
    pages = shown
    content.onChange(shown.drop)
    publishSiteMap(app, source.renderer.pages, config.site.url)
    if (staticFolder) await serveStaticFiles(app, staticFolder)
    app.setNotFoundHandler((request, reply) => {
      reply.hijack()
      if (!shown.answer(request.raw, reply.raw)) shown.answerUnknown(request.raw, reply.raw)
    })
  }

  repeat(app, CONTENT_CHECK_MS, () => content.checkOthers())
  repeat(app, CONTENT_CHECK_MS, () => news.checkDue())
  repeat(app, LEASE_RENEWAL_MS, () => probing.renew())
  repeat(app, STATUS_CHECK_MS, () => gameStatus.refresh())
  repeat(app, STATUS_CHECK_MS, () => maintenance.followClock())
  repeat(app, MAIL_CHECK_MS, () => mail.deliverDue())
  repeat(app, CLEANUP_MS, async () => {
    await sessions.removeExpired()
    await auth.removeExpired()
    await news.removeLongDeleted()
    await feedback.removeLongDeleted()
    await launcher.removeAbandonedUploads()
  })
  app.addHook('preClose', async () => {
    // Closing waits for every connection, and one that is busy now would be kept alive after its reply.
    for (const server of servers) server.keepAliveTimeout = 1
  })
  app.addHook('onClose', async () => {
    await mail.settle()
    await probing.release()
  })
  return app
}

async function hashesOfPages({ renderer, template }: PageSource): Promise<string[]> {
  const documents = await Promise.all(renderer.pages.map(template))
  return [...new Set(documents.flatMap(inlineScriptHashes))]
}

/** The folder that the build writes to, beside the sources. */
export const BUILD_FOLDER = join(import.meta.dirname, '../dist')
