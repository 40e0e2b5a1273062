import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { PendingLine } from '#shared/contract/platform/pending.ts'

/** Where on the panel's first page letters are that wait for a decision. */
export const HELD_LETTERS_ID = 'held-letters'

/** Where each is done. */
export const PENDING_PLACES: Record<PendingLine, string> = {
  appeals: addresses.adminUsers,
  orders: `${addresses.adminOrders}?attention=true`,
  money: addresses.adminMoney,
  topUps: `${addresses.adminTopUps}?attention=true`,
  deliveries: `${addresses.adminDeliveries}?state=undecided`,
  reviews: `${addresses.adminFeedback}?unanswered=true`,
  letters: `${addresses.admin}#${HELD_LETTERS_ID}`,
  jumps: `${addresses.adminStatistics}?waiting=true`,
  frozenNames: addresses.adminFrozenNames,
  tournaments: hrefOf(addresses.adminCollection, { name: 'tournaments' }),
  samples: addresses.adminCollections,
}
