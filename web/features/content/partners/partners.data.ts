/** Where the community is found elsewhere, on the front pages of those places until they are the community's own. The website's address is `SITE_URL`. */
export const PARTNERS = [
  { key: 'video', place: 'YouTube', href: 'https://www.youtube.com/' },
  { key: 'streaming', place: 'Twitch', href: 'https://www.twitch.tv/' },
  { key: 'chat', place: 'Discord', href: 'https://discord.com/' },
] as const
export type PartnerKey = (typeof PARTNERS)[number]['key'] | 'website'
