/** What a link that staff set says of itself. */

/** Whether it leads out of the site. */
export const isLinkOut = (to: string): boolean => !to.startsWith('/')

/** The path of an address of this site, without query, part and slashes at its end. */
export const pathOf = (to: string): string => to.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '')
