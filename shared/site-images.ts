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

/** Where it stands: another picture has another address, so that browsers may keep it for good. */
export function siteImagePath(kind: SiteImageKind, uploaded: string): string {
  return `/site-images/${uploaded.replace(/^.*\/|\.\w+$/g, '')}-${kind}`
}
