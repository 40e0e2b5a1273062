/** Money that a provider tells to have given back. */
export type ToldBack = {
  /** How much of it no refund that is booked at this provider explains. */
  unexplainedKopecks: number
  /** What staff said to have gone back another way: it may be some of that. */
  outsideKopecks: number
}

/**
 * Books the open refunds that explain what a provider tells to have given back, the oldest first, and says how much was given back in
 * its own cabinet. `book` says whether a refund was open until now.
 */
export async function explainRefunds<Refund extends { amount_kopecks: number }>(
  { unexplainedKopecks, outsideKopecks }: ToldBack,
  open: readonly Refund[],
  book: (refund: Refund) => Promise<boolean>,
): Promise<number> {
  let left = unexplainedKopecks
  for (const refund of open)
    if (refund.amount_kopecks <= left && (await book(refund))) left -= refund.amount_kopecks
  return Math.max(0, left - outsideKopecks)
}
