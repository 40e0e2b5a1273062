/** An address of the site without its origin, however it is written; null for every other. */
export function onSite(to: string, siteUrl: string): string | null {
  if (!URL.canParse(to, siteUrl)) return null
  const { origin, pathname, search, hash } = new URL(to, siteUrl)
  return origin === new URL(siteUrl).origin ? pathname + search + hash : null
}
