import { addresses } from '#shared/addresses.ts'
import { type Route, route } from '#web/routing/route.ts'

export const appPages: readonly Route[] = [
  route(addresses.home, () => import('./home/home.page.ts')),
  route(addresses.forum, () => import('./forum/forum.page.ts')),
  route(addresses.profile, () => import('./profile/profile.page.ts'), 'signed-in'),
  route(addresses.adminUser, () => import('./admin/user/user.page.ts'), 'view_users'),
  route(addresses.serverError, () => import('./errors/server-error.page.ts')),
  // Read by the bundler: in the built product nothing of this is left.
  ...(import.meta.env.DEV ? [route('/dev/ui', () => import('./dev/ui.page.ts'))] : []),
]
