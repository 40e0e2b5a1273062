/** The pictures of the site itself, such as its mark, in the sizes that they are needed in. */

/** What is made of each picture of the settings. */
export const SITE_IMAGE_KINDS = {
  'logo.webp': 'logo',
  'icon-32.png': 'icon',
  'icon-180.png': 'icon',
  'icon-192.png': 'icon',
  'icon-512.png': 'icon',
  'icon-maskable-192.png': 'icon',
  'icon-maskable-512.png': 'icon',
  'card.jpg': 'card',
} as const
export type SiteImageKind = keyof typeof SITE_IMAGE_KINDS

/** The icons that a site is delivered with, each at `/icons/` under its name. */
export const SITE_ICONS = [
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-192.png',
  'icon-maskable-512.png',
] as const
export type SiteIcon = Exclude<SiteImageKind, 'logo.webp' | 'card.jpg'>

/** Where it stands: another picture has another address, so that browsers may keep it for good. */
export function siteImagePath(kind: SiteImageKind, uploaded: string): string {
  return `/site-images/${uploaded.replace(/^.*\/|\.\w+$/g, '')}-${kind}`
}

/** Where an icon stands: the delivered one until the site has its own. */
export const siteIconPath = (icon: (typeof SITE_ICONS)[number], uploaded: string | null): string =>
  uploaded === null ? `/icons/${icon}` : siteImagePath(icon, uploaded)
