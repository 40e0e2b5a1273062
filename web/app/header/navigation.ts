import type { MenuItem } from '#web/app/menus/use-menu.ts'

/** Whether an address is that of a page or of one below it, as `/news/7-title` is below `/news`. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

/** Whether an entry stands for all pages below its own: no entry beside it has one of them. */
export function isSectionAmong(to: string, beside: readonly Pick<MenuItem, 'to'>[]): boolean {
  return beside.every((other) => other.to === to || !isWithin(other.to, to))
}
