/** The wiring, top to bottom; each line uses only the lines above it. */
import { uptime } from 'node:os'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { runInBackground } from '#server/http/background.ts'
import { rememberOnlyLanguage } from '#server/http/caller-language.ts'
import { answerErrors } from '#server/http/errors.ts'
import { createFramework } from '#server/http/framework.ts'
import { createListener } from '#server/http/listener.ts'
import { observe } from '#server/http/observing/observe.ts'
import { refuseCrossSiteWrites } from '#server/http/origin-check.ts'
import { publishSecurityContact } from '#server/http/pages/security-contact.ts'
import { scriptHashesOf, servePages } from '#server/http/pages/serve-pages.ts'
import { publishApi } from '#server/http/reference/api-docs.ts'
import { createEventStreams } from '#server/http/replies/event-streams.ts'
import { serveKeptReplies } from '#server/http/replies/kept-replies.ts'
import { readJsonBodies } from '#server/http/requests/json-bodies.ts'
import { tellOfUnnamedProxy } from '#server/http/requests/unnamed-proxy.ts'
import { runWings } from '#server/http/run-wings.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { serveApi } from '#server/http/serve-api.ts'
import { withTestBanner } from '#server/http/test-banner.ts'
import { LEASE_RENEWAL_MS, type Wing, type WingTools } from '#server/http/wing.ts'
import { openStorage } from '#server/lib/storage/open-storage.ts'
import type { AppOptions } from './app-options.ts'
import { wireAccounts } from './modules/accounts/accounts.wiring.ts'
import { wireContent } from './modules/content/content.wiring.ts'
import { wireGames } from './modules/games/games.wiring.ts'
import { wireOperations } from './modules/operations/operations.wiring.ts'
import { wirePlatform } from './modules/platform/platform.wiring.ts'
import { wireShop } from './modules/shop/shop.wiring.ts'

/** How often a process looks whether its key is being exchanged. */
const KEY_CHECK_MS = 1_000

/** Builds the whole server, ready to listen or to be asked by `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, secrets, probeGameServers, now = () => new Date(), rateLimits = true } = options
  const { runInBackground: repeat = runInBackground, machineUptime = uptime } = options
  const { site } = config
  const scriptHashes = options.pages ? await scriptHashesOf(options.pages) : []
  const headers = { ...securityHeaders(config, scriptHashes), ...options.pages?.headers }
  const isBehindProxy = config.trustProxy !== false
  const listener = createListener({ ...(isBehindProxy && { isCounted: () => false }), ...options.patience })

  const app = createFramework({ listener, headers, logger: options.logger, trustProxy: config.trustProxy })

  const { publishMetrics } = observe(app, { listener, config })

  const storage = openStorage(config)
  const tools: WingTools = { config, database, storage, secrets, now, machineUptime, log: app.log }
  const platform = wirePlatform({
    ...tools,
    send: options.send,
    postHook: options.postHook,
    dictionaries: options.pages?.renderer.dictionaries,
  })
  const source =
    options.pages && config.payments?.isTest
      ? withTestBanner(options.pages, platform.services.site.current)
      : options.pages
  const accounts = wireAccounts({ ...tools, platform: platform.services })
  const above = { platform: platform.services, accounts: accounts.services }
  const content = wireContent({ ...tools, ...above })
  const games = wireGames({ ...tools, ...above, content: content.services, probeGameServers })
  const shop = wireShop({ ...tools, ...above, games: games.services })
  const operations = wireOperations({ ...tools, ...above, content: content.services, games: games.services })
  const wings: Wing[] = [platform, accounts, content, games, shop, operations]
  const { authenticate, authenticateKey } = accounts.services
  const { parts } = platform.services.site
  const { closureOf } = platform.services.maintenanceMode
  // A process that starts while the site is closed keeps it so from its first request on.
  await platform.services.maintenanceMode
    .learn()
    .catch((err: unknown) => app.log.error({ err }, 'it is not known yet whether the site is closed'))
  const ownPages = wings.flatMap((wing) => wing.ownPages ?? [])

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })
  if (!isBehindProxy) tellOfUnnamedProxy(app)
  rememberOnlyLanguage(app, platform.services.site.languages)
  readJsonBodies(app)
  answerErrors(app)
  refuseCrossSiteWrites(app, site.url)
  await app.register(cookie)
  const { limits, invalidation } = platform.services
  const streams = createEventStreams(app, { placesTogether: limits?.places })
  publishApi(app, { siteUrl: site.url, headers })
  publishMetrics(database.engine, operations.services.assertReady)
  await serveApi(app, wings, {
    authenticate,
    authenticateKey,
    authenticateGameServer: games.services.authenticateGameServer,
    siteUrl: site.url,
    rateLimits,
    countTogether: limits?.countCall,
    openStream: streams.open,
    parts,
    closureOf,
    waitForUpload: listener.waitForUpload,
    noteRefusal: (userId, call) => platform.services.security.note('permission_refused', userId, call),
    preview: { ...platform.services, source, ownPages },
  })
  for (const wing of wings) await wing.files?.(app)
  publishSecurityContact(app, { site: platform.services.site.current, contact: config.securityContact, now })
  const readKept = serveKeptReplies(app, { listener, headers, closureOf, invalidation })
  if (source) {
    const pages = await servePages(app, {
      source,
      listener,
      siteUrl: site.url,
      site: platform.services.site.atHand,
      words: platform.services.words.changed,
      headers,
      closureOf,
      readKept,
      documents: wings.flatMap((wing) => wing.documents ?? []),
      things: wings.flatMap((wing) => wing.things ?? []),
      ownPages,
    })
    invalidation.onInvalidate(pages.drop)
  }

  repeat(app, LEASE_RENEWAL_MS, streams.tellChanges)
  if (secrets.follow) repeat(app, KEY_CHECK_MS, secrets.follow)
  runWings(app, wings, { repeat, hurry: listener.keepNoneAlive })
  return app
}
