import { DELIVERED_LINKS, type SiteLink } from '#shared/constants/site.ts'

/** Where the community is found elsewhere, in the order in which that is told. */
export const CHANNELS = [
  'youtube',
  'twitch',
  'discord',
  'vk',
  'telegram',
  'site',
] as const satisfies readonly SiteLink[]

/** Whether a link still leads to the front page of a place instead of the community's own. */
export const isDelivered = (links: Readonly<Record<SiteLink, string | null>>) =>
  CHANNELS.some((link) => links[link] !== null && links[link] === DELIVERED_LINKS[link])
