import { hrefOf } from './address-parameters.ts'
import { addresses } from './addresses.ts'

/** The documents that every site has, each at an address of its own (specification, section 2). */
export const STANDING_DOCUMENTS = ['privacy', 'terms', 'offer'] as const
export type StandingDocument = (typeof STANDING_DOCUMENTS)[number]

export const isStanding = (key: string): key is StandingDocument =>
  STANDING_DOCUMENTS.some((each) => each === key)

/** Where a legal document stands. */
export function legalPathOf(key: string): string {
  return isStanding(key) ? addresses[key] : hrefOf(addresses.legalDocument, { key })
}
