/** What of the site can be closed for maintenance by itself, and what stays open. Visitors' browsers need none of it. */
import { PLACES } from './address-parts.ts'
import { addresses } from './addresses.ts'
import { PARTS, type Part } from './constants/parts.ts'

/** The parts that have addresses of their own. */
export const PLACED_PARTS: readonly Part[] = PARTS.filter((part) =>
  PLACES.some(([, placed]) => placed === part),
)

/**
 * What visitors open while the site is closed too: the way in and the ways back to it, what is going on, what they have bought, and
 * their own account.
 */
export const ALWAYS_OPEN: readonly string[] = [
  addresses.login,
  addresses.forgot,
  addresses.reset,
  addresses.verify,
  addresses.undoEmail,
  addresses.keepFactor,
  addresses.undoDeletion,
  addresses.status,
  addresses.orders,
  addresses.order,
  addresses.profile,
  addresses.gameNames,
  addresses.topUp,
  addresses.notices,
]
