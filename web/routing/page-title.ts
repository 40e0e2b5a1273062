/** `Отзывы — FrontLand`. */
export function pageTitle(title: string, siteName: string): string {
  return `${title} — ${siteName}`
}
