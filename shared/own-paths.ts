/** Where pages that staff make may stand: small Latin letters, digits and hyphens between slashes, beside what is the site's own. */

/** Where the rules stand, unless staff have a page of their own there. */
export const RULES_PATH = '/rules'

export const OWN_PATH_MAX = 120
const OWN_PATH = /^(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*){1,6}$/

/** A path as staff may write it: with or without a slash at its begin or end, in any case. */
export const ownPathOf = (written: string): string =>
  `/${written
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase()}`

export const isOwnPath = (path: string): boolean => path.length <= OWN_PATH_MAX && OWN_PATH.test(path)
