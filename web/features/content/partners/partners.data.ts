import type { SiteLink } from '#shared/constants/site.ts'

/** Where the community is found elsewhere, in the order in which that is told. */
export const CHANNELS = [
  'youtube',
  'twitch',
  'discord',
  'vk',
  'telegram',
  'site',
] as const satisfies readonly SiteLink[]

/** Whether a link leads to the front page of a place instead of the community's own, as all do when delivered. */
export const leadToFrontPages = (links: Readonly<Record<SiteLink, string | null>>) =>
  CHANNELS.some((link) => link !== 'site' && /^https?:\/\/[^/]+\/?$/.test(links[link] ?? ''))
