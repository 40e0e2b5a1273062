/**
 * First parts of addresses that the product has, or has named for later. Read without regard to case. A test asks that every
 * address, call, document and folder of files is here.
 */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  // Pages and what they are made of.
  'admin',
  'api',
  'assets',
  'download',
  'downloads',
  'error',
  'feedback',
  'forgot',
  'forum',
  'heads',
  'icons',
  'images',
  'launcher',
  'leaderboards',
  'login',
  'news',
  'notices',
  'players',
  'privacy',
  'profile',
  'rankings',
  'register',
  'reset',
  'servers',
  'shop',
  'site-images',
  'status',
  'team',
  'terms',
  'tournaments',
  'uploads',
  'verify',
  // Named for later.
  'account',
  'appeal',
  'cart',
  'checkout',
  'claim',
  'embed',
  'fonts',
  'legal',
  'offer',
  'orders',
  'payments',
  'report',
  'search',
  'stats',
  'tickets',
  'votes',
  'webhooks',
  'widgets',
])

/** Whether what begins like this is the site's own. */
export const isReservedPath = (path: string): boolean =>
  RESERVED_SEGMENTS.has((path.split('/')[1] ?? '').toLowerCase())
