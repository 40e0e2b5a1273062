import { addresses } from './addresses.ts'

/** What only letters, programs and faults lead to. */
const NOT_OFFERED: readonly string[] = [
  addresses.verify,
  addresses.reset,
  addresses.undoEmail,
  addresses.keepFactor,
  addresses.undoDeletion,
  addresses.serverError,
]

/** The pages of the site that a menu may lead to: all but the panel's and those that need a parameter. */
export const SITE_PAGES: readonly string[] = Object.values(addresses).filter(
  (address) => !/[:.]/.test(address) && !/^\/admin(?:\/|$)/.test(address) && !NOT_OFFERED.includes(address),
)
