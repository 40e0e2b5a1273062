/** What the site tells, and what players tell it. */
import { CLEANUP_MS, type Wing, type WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import type { CollectionName } from '#shared/contract/content/collections/all-collections.ts'
import { feedWords } from '#shared/texts/feed-words.ts'
import { collectionsRoutes } from './collections/collections.routes.ts'
import { createCollectionsService } from './collections/collections.service.ts'
import { createCollectionsStore } from './collections/collections.store.ts'
import { createEntryCounts } from './collections/entry-counts.ts'
import { createEntryUses } from './collections/entry-uses.ts'
import { readForOthers } from './collections/open-collections.ts'
import { createSamplesService } from './collections/samples.service.ts'
import { feedbackData } from './feedback/feedback.personal.ts'
import { feedbackRoutes } from './feedback/feedback.routes.ts'
import { createFeedbackService } from './feedback/feedback.service.ts'
import { createFeedbackStore } from './feedback/feedback.store.ts'
import { reviewHiddenNotice, reviewReplyNotice } from './feedback/review-notices.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { createLegalService } from './legal/legal.service.ts'
import { newsRoutes } from './news/news.routes.ts'
import { createNewsService } from './news/news.service.ts'
import { createNewsStore } from './news/news.store.ts'
import { createNewsFeed } from './news/news-feed.ts'

import { createPagePlaces } from './pages/page-places.ts'
import { pagesRoutes } from './pages/pages.routes.ts'
import { createPagesService } from './pages/pages.service.ts'
import { createPagesStore } from './pages/pages.store.ts'
import { createRulesService } from './rules/rules.service.ts'

const DUE_CHECK_MS = 1_000

export type ContentServices = ReturnType<typeof wireContent>['services']
export function wireContent({
  config,
  database,
  now,
  platform: {
    audit,
    firstDay,
    images,
    invalidation,
    notices,
    pending,
    personalData,
    site,
    versioned,
    webhooks,
    words,
  },
  accounts,
}: WingTools & { platform: PlatformServices; accounts: AccountsServices }) {
  const newsStore = createNewsStore(database)
  const news = createNewsService({
    news: newsStore,
    versioned,
    invalidation,
    images,
    webhooks,
    siteUrl: config.site.url,
    now,
  })
  const feedbackStore = createFeedbackStore(database)
  const feedback = createFeedbackService({
    feedback: feedbackStore,
    versioned,
    invalidation,
    notices,
    now,
  })
  notices.enlist(reviewReplyNotice, reviewHiddenNotice)
  const collectionsStore = createCollectionsStore(database)
  const samples = createSamplesService({ collections: collectionsStore, news, audit, invalidation, now })
  const entryUses = createEntryUses()
  const entryCounts = createEntryCounts()
  const collections = createCollectionsService({
    collections: collectionsStore,
    uses: entryUses,
    counts: entryCounts,
    parts: site.parts,
    audit,
    versioned,
    invalidation,
    images,
    now,
  })
  const pagesStore = createPagesStore(database)
  const rules = createRulesService({ listAll: () => collections.listAll('rules') })
  const places = createPagePlaces({
    pages: pagesStore,
    hasRules: rules.isAt,
    now,
    siteUrl: config.site.url,
  })
  const pages = createPagesService({
    pages: pagesStore,
    places,
    rules,
    versioned,
    invalidation,
    images,
    site,
    now,
  })
  const legal = createLegalService({
    listAll: () => collections.listAll('legal'),
    listDelivered: () => collections.listDelivered('legal'),
    describePersonalData: personalData.describe,
  })
  accounts.consents.followEdition(() => legal.editionOf('privacy'))
  site.enlistPages({
    at: async (path) => (await places.at(path)) ?? ((await legal.isAt(path)) ? 'page' : null),
    isTaken: async (path) => (await places.isTaken(path)) || (await legal.isAt(path)),
    listOffered: async () => [...(await pages.listOffered()), ...(await legal.listOffered())],
  })
  firstDay.enlist({
    samples: async () => !(await samples.areShown()),
    movedPages: pages.hasSeenMoves,
  })
  pending.enlist({
    reviews: { permission: 'manage_feedback', count: () => feedbackStore.count({ isUnanswered: true }) },
    samples: { permission: 'manage_content', count: samples.countShown },
  })
  accounts.persons.enlist({ topics: ['feedback'], listReviews: feedback.listOfAuthor })

  personalData.enlist(feedbackData, { forgetOld: feedback.removeLongDeleted })
  words.enlist(feedWords)

  return {
    services: {
      counts: { news: newsStore.count, feedback: () => feedbackStore.count() },
      entries: {
        enlistUses: entryUses.enlist,
        enlistCounts: entryCounts.enlist,
        /** Those that were deleted as well. */
        list: async (name: CollectionName) =>
          (await collectionsStore.listWithDeleted(name)).map((row) => readForOthers(name, row)),
        /** One that nobody else changes, nor finds so, until the transaction around the caller ends. */
        async findForChange(name: CollectionName, id: number) {
          const row = await collectionsStore.findForChange(name, id)
          return row && readForOthers(name, row)
        },
        /** As everybody reads them, from memory. */
        listPublished: collections.listAll,
        listIds: async (name: CollectionName) => (await collectionsStore.list(name)).map(({ id }) => id),
      },
    },
    routes(serve) {
      newsRoutes(serve, news)
      feedbackRoutes(serve, feedback)
      collectionsRoutes(serve, collections, samples)
      pagesRoutes(serve, pages)
      legalRoutes(serve, legal)
    },
    documents: [createNewsFeed({ news: newsStore, site, words, now })],
    things: [
      { topic: 'news', list: news.listPlaces },
      { topic: 'pages', list: pages.listPlaces },
      { topic: 'collections', list: legal.listPlaces },
    ],
    ownPages: places.at,
    background: [
      { every: DUE_CHECK_MS, run: () => news.checkDue() },
      { every: DUE_CHECK_MS, run: () => pages.checkDue() },
      { every: DUE_CHECK_MS, run: () => collections.checkDue() },
      { every: CLEANUP_MS, run: () => pages.removeLongDeleted() },
      { every: CLEANUP_MS, run: () => news.removeLongDeleted() },
      { every: CLEANUP_MS, run: () => collections.removeLongDeleted() },
    ],
    close: async () => {},
  } satisfies Wing
}
