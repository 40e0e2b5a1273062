/** Every address of the site, by name; pages, links, letters and the site map are made from it. */
export const addresses = {
  home: '/',
  login: '/login',
  register: '/register',
  verify: '/verify',
  forgot: '/forgot',
  reset: '/reset',
  profile: '/profile',
  news: '/news',
  shop: '/shop',
  download: '/download',
  servers: '/servers',
  serversSurvival: '/servers/survival',
  serversSkyblock: '/servers/skyblock',
  serversCreative: '/servers/creative',
  serversMinigames: '/servers/minigames',
  team: '/team',
  tournaments: '/tournaments',
  rankings: '/rankings',
  privacy: '/privacy',
  terms: '/terms',
  feedback: '/feedback',
  forum: '/forum',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminNews: '/admin/news',
  adminNewsItem: '/admin/news/:id|new',
  adminRoles: '/admin/roles',
  adminRole: '/admin/roles/:id|new',
  adminFeedback: '/admin/feedback',
  adminServers: '/admin/servers',
  adminServer: '/admin/servers/:id|new',
  adminLauncher: '/admin/launcher',
  adminRelease: '/admin/launcher/:id|new',
  adminAudit: '/admin/audit',
  serverError: '/error',
} as const

/** The name of an address; its own text when it has none. */
export function addressNameOf(address: string): string {
  return Object.entries(addresses).find(([, each]) => each === address)?.[0] ?? address
}
