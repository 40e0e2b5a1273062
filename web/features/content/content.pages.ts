import { addresses } from '#shared/addresses.ts'
import { type Route, route } from '#web/routing/route.ts'

/** Which of them somebody fills each collection says itself. */
const COLLECTIONS = ['manage_content', 'manage_site', 'manage_statistics'] as const

export const contentPages: readonly Route[] = [
  route(addresses.news, () => import('./news/news.page.ts')),
  route(addresses.newsItem, () => import('./news/story/story.page.ts')),
  route(addresses.team, () => import('./team/team.page.ts')),
  route(addresses.privacy, () => import('./legal/privacy.page.ts')),
  route(addresses.legalDocument, () => import('./legal/legal-document.page.ts')),
  route(addresses.offer, () => import('./legal/offer.page.ts')),
  route(addresses.terms, () => import('./legal/terms.page.ts')),
  route(addresses.feedback, () => import('./feedback/feedback.page.ts')),
  route(addresses.adminNews, () => import('./news/staff/admin-news.page.ts'), 'manage_news'),
  route(addresses.adminNewsItem, () => import('./news/staff/news-editor.page.ts'), 'manage_news'),
  route(
    addresses.adminCollections,
    () => import('./collections/staff/admin-collections.page.ts'),
    COLLECTIONS,
  ),
  route(addresses.adminCollection, () => import('./collections/staff/admin-collection.page.ts'), COLLECTIONS),
  route(addresses.adminEntry, () => import('./collections/staff/entry-editor.page.ts'), COLLECTIONS),
  route(addresses.ownPage, () => import('./pages/own.page.ts')),
  route(addresses.adminPages, () => import('./pages/staff/admin-pages.page.ts'), 'manage_content'),
  route(addresses.adminPage, () => import('./pages/staff/page-editor.page.ts'), 'manage_content'),
  route(addresses.adminFeedback, () => import('./feedback/staff/admin-feedback.page.ts'), 'view_feedback'),
]
