/** The pages of the site: what the browser shows and the server renders at each address. */

import { addresses } from '#shared/addresses.ts'
import { LAUNCHER_FILES } from '#shared/constants/launcher.ts'
import { defineAdminRoute } from './admin/admin-route.tsx'
import type { PageHeadKey } from './page-heads.ts'
import { defineRoute, type Route } from './route.tsx'

/** What stands at the fixed link of a launcher's file as long as there is none. */
const defineMissingFileRoute = (path: string, head: PageHeadKey) =>
  defineRoute({
    path,
    module: 'features/games/launcher/missing-file-page.tsx',
    head,
    isIndexed: false,
    isForMissingFile: true,
    load: () =>
      import('#web/features/games/launcher/missing-file-page.tsx').then((module) => module.MissingFilePage),
  })

export const routes: readonly Route[] = [
  defineRoute({
    path: addresses.home,
    module: 'app/home-page.tsx',
    topics: ['news'],
    head: 'home',
    load: () => import('./home-page.tsx').then((module) => module.HomePage),
  }),
  defineRoute({
    path: addresses.login,
    module: 'features/accounts/auth/login-page.tsx',
    head: 'login',
    guard: 'signed-out',
    load: () => import('#web/features/accounts/auth/login-page.tsx').then((module) => module.LoginPage),
  }),
  defineRoute({
    path: addresses.register,
    module: 'features/accounts/auth/register-page.tsx',
    head: 'register',
    guard: 'signed-out',
    load: () => import('#web/features/accounts/auth/register-page.tsx').then((module) => module.RegisterPage),
  }),
  defineRoute({
    path: addresses.verify,
    module: 'features/accounts/auth/verify-page.tsx',
    head: 'verify',
    isIndexed: false,
    load: () => import('#web/features/accounts/auth/verify-page.tsx').then((module) => module.VerifyPage),
  }),
  defineRoute({
    path: addresses.forgot,
    module: 'features/accounts/auth/forgot-page.tsx',
    head: 'forgot',
    guard: 'signed-out',
    isIndexed: false,
    load: () => import('#web/features/accounts/auth/forgot-page.tsx').then((module) => module.ForgotPage),
  }),
  defineRoute({
    path: addresses.reset,
    module: 'features/accounts/auth/reset-page.tsx',
    head: 'reset',
    isIndexed: false,
    load: () => import('#web/features/accounts/auth/reset-page.tsx').then((module) => module.ResetPage),
  }),
  defineRoute({
    path: addresses.profile,
    module: 'features/accounts/profile/profile-page.tsx',
    head: 'profile',
    guard: 'signed-in',
    isIndexed: false,
    load: () =>
      import('#web/features/accounts/profile/profile-page.tsx').then((module) => module.ProfilePage),
  }),
  defineRoute({
    path: addresses.news,
    module: 'features/content/news/news-page.tsx',
    topics: ['news'],
    head: 'news',
    load: () => import('#web/features/content/news/news-page.tsx').then((module) => module.NewsPage),
  }),
  defineRoute({
    path: addresses.servers,
    module: 'features/games/game-servers/servers-page.tsx',
    topics: ['game-servers'],
    head: 'servers',
    load: () =>
      import('#web/features/games/game-servers/servers-page.tsx').then((module) => module.ServersPage),
  }),
  defineRoute({
    path: addresses.serversSurvival,
    module: 'features/games/game-servers/mode-pages.tsx',
    topics: ['game-servers'],
    head: 'serversSurvival',
    load: () =>
      import('#web/features/games/game-servers/mode-pages.tsx').then((module) => module.SurvivalServersPage),
  }),
  defineRoute({
    path: addresses.serversSkyblock,
    module: 'features/games/game-servers/mode-pages.tsx',
    topics: ['game-servers'],
    head: 'serversSkyblock',
    load: () =>
      import('#web/features/games/game-servers/mode-pages.tsx').then((module) => module.SkyblockServersPage),
  }),
  defineRoute({
    path: addresses.serversCreative,
    module: 'features/games/game-servers/mode-pages.tsx',
    topics: ['game-servers'],
    head: 'serversCreative',
    load: () =>
      import('#web/features/games/game-servers/mode-pages.tsx').then((module) => module.CreativeServersPage),
  }),
  defineRoute({
    path: addresses.serversMinigames,
    module: 'features/games/game-servers/mode-pages.tsx',
    topics: ['game-servers'],
    head: 'serversMinigames',
    load: () =>
      import('#web/features/games/game-servers/mode-pages.tsx').then((module) => module.MinigamesServersPage),
  }),
  defineRoute({
    path: addresses.forum,
    module: 'app/forum/forum-page.tsx',
    head: 'forum',
    load: () => import('#web/app/forum/forum-page.tsx').then((module) => module.ForumPage),
  }),
  defineRoute({
    path: addresses.shop,
    module: 'features/shop/products/shop-page.tsx',
    head: 'shop',
    load: () => import('#web/features/shop/products/shop-page.tsx').then((module) => module.ShopPage),
  }),
  defineRoute({
    path: addresses.download,
    module: 'features/games/launcher/download-page.tsx',
    topics: ['launcher'],
    head: 'download',
    load: () =>
      import('#web/features/games/launcher/download-page.tsx').then((module) => module.DownloadPage),
  }),
  defineMissingFileRoute(LAUNCHER_FILES.windows.link, 'missingFileWindows'),
  defineMissingFileRoute(LAUNCHER_FILES.macos.link, 'missingFileMacos'),
  defineMissingFileRoute(LAUNCHER_FILES.linux.link, 'missingFileLinux'),
  defineRoute({
    path: addresses.team,
    module: 'features/content/team/team-page.tsx',
    head: 'team',
    load: () => import('#web/features/content/team/team-page.tsx').then((module) => module.TeamPage),
  }),
  defineRoute({
    path: addresses.tournaments,
    module: 'features/games/tournaments/tournaments-page.tsx',
    head: 'tournaments',
    load: () =>
      import('#web/features/games/tournaments/tournaments-page.tsx').then((module) => module.TournamentsPage),
  }),
  defineRoute({
    path: addresses.rankings,
    module: 'features/games/rankings/rankings-page.tsx',
    head: 'rankings',
    load: () =>
      import('#web/features/games/rankings/rankings-page.tsx').then((module) => module.RankingsPage),
  }),
  defineRoute({
    path: addresses.privacy,
    module: 'features/content/legal/privacy-page.tsx',
    head: 'privacy',
    load: () => import('#web/features/content/legal/privacy-page.tsx').then((module) => module.PrivacyPage),
  }),
  defineRoute({
    path: addresses.terms,
    module: 'features/content/legal/terms-page.tsx',
    head: 'terms',
    load: () => import('#web/features/content/legal/terms-page.tsx').then((module) => module.TermsPage),
  }),
  defineRoute({
    path: addresses.feedback,
    module: 'features/content/feedback/feedback-page.tsx',
    topics: ['feedback'],
    head: 'feedback',
    load: () =>
      import('#web/features/content/feedback/feedback-page.tsx').then((module) => module.FeedbackPage),
  }),
  defineAdminRoute({
    path: addresses.admin,
    module: 'features/operations/dashboard/staff/dashboard-page.tsx',
    head: 'admin',
    permission: 'access_admin_panel',
    load: () =>
      import('#web/features/operations/dashboard/staff/dashboard-page.tsx').then(
        (module) => module.DashboardPage,
      ),
  }),
  defineAdminRoute({
    path: addresses.adminUsers,
    module: 'features/accounts/users/staff/users-page.tsx',
    head: 'adminUsers',
    permission: 'manage_users',
    load: () =>
      import('#web/features/accounts/users/staff/users-page.tsx').then((module) => module.UsersPage),
  }),
  defineAdminRoute({
    path: addresses.adminUser,
    module: 'features/accounts/users/staff/user-page.tsx',
    head: 'adminUser',
    permission: 'manage_users',
    load: () => import('#web/features/accounts/users/staff/user-page.tsx').then((module) => module.UserPage),
  }),
  defineAdminRoute({
    path: addresses.adminRoles,
    module: 'features/accounts/roles/staff/roles-page.tsx',
    head: 'adminRoles',
    permission: 'manage_roles',
    load: () =>
      import('#web/features/accounts/roles/staff/roles-page.tsx').then((module) => module.RolesPage),
  }),
  defineAdminRoute({
    path: addresses.adminAudit,
    module: 'features/platform/audit/staff/audit-page.tsx',
    head: 'adminAudit',
    permission: 'view_audit_log',
    load: () =>
      import('#web/features/platform/audit/staff/audit-page.tsx').then((module) => module.AuditPage),
  }),
  defineAdminRoute({
    path: addresses.adminNews,
    module: 'features/content/news/staff/admin-news-page.tsx',
    head: 'adminNews',
    permission: 'manage_news',
    load: () =>
      import('#web/features/content/news/staff/admin-news-page.tsx').then((module) => module.AdminNewsPage),
  }),
  defineAdminRoute({
    path: addresses.adminNewsEditor,
    module: 'features/content/news/staff/news-editor-page.tsx',
    head: 'adminNewsEditor',
    permission: 'manage_news',
    load: () =>
      import('#web/features/content/news/staff/news-editor-page.tsx').then((module) => module.NewsEditorPage),
  }),
  defineAdminRoute({
    path: addresses.adminFeedback,
    module: 'features/content/feedback/staff/admin-feedback-page.tsx',
    head: 'adminFeedback',
    permission: 'view_feedback',
    load: () =>
      import('#web/features/content/feedback/staff/admin-feedback-page.tsx').then(
        (module) => module.AdminFeedbackPage,
      ),
  }),
  defineAdminRoute({
    path: addresses.adminServers,
    module: 'features/games/game-servers/staff/admin-servers-page.tsx',
    head: 'adminServers',
    permission: 'manage_game_servers',
    load: () =>
      import('#web/features/games/game-servers/staff/admin-servers-page.tsx').then(
        (module) => module.AdminServersPage,
      ),
  }),
  defineAdminRoute({
    path: addresses.adminServersEditor,
    module: 'features/games/game-servers/staff/server-editor-page.tsx',
    head: 'adminServersEditor',
    permission: 'manage_game_servers',
    load: () =>
      import('#web/features/games/game-servers/staff/server-editor-page.tsx').then(
        (module) => module.ServerEditorPage,
      ),
  }),
  defineAdminRoute({
    path: addresses.adminLauncher,
    module: 'features/games/launcher/staff/admin-launcher-page.tsx',
    head: 'adminLauncher',
    permission: 'manage_launcher',
    load: () =>
      import('#web/features/games/launcher/staff/admin-launcher-page.tsx').then(
        (module) => module.AdminLauncherPage,
      ),
  }),
  defineAdminRoute({
    path: addresses.adminLauncherEditor,
    module: 'features/games/launcher/staff/release-editor-page.tsx',
    head: 'adminLauncherEditor',
    permission: 'manage_launcher',
    load: () =>
      import('#web/features/games/launcher/staff/release-editor-page.tsx').then(
        (module) => module.ReleaseEditorPage,
      ),
  }),
  defineRoute({
    path: addresses.serverError,
    module: 'app/server-error-page.tsx',
    head: 'serverError',
    isIndexed: false,
    load: () => import('./server-error-page.tsx').then((module) => module.ServerErrorPage),
  }),
  // Read by the bundler: in the built product nothing of this is left.
  ...(import.meta.env.DEV
    ? [
        defineRoute({
          path: '/dev/ui',
          module: 'app/dev/ui-page.tsx',
          head: 'home',
          isIndexed: false,
          load: () => import('./dev/ui-page.tsx').then((module) => module.UiPage),
        }),
      ]
    : []),
]

/** Shown at every address that has no page. */
export const notFoundRoute = defineRoute({
  path: '*',
  module: 'app/not-found-page.tsx',
  head: 'notFound',
  isIndexed: false,
  load: () => import('./not-found-page.tsx').then((module) => module.NotFoundPage),
})

/** The route of an address: exactly it, to the letter, or the not-found page. */
export function routeOf(path: string): Route {
  return routes.find((route) => route.path === path) ?? notFoundRoute
}
