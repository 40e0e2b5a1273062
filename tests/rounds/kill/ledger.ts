/** What the product has acknowledged, as somebody outside of it wrote down. */

export type Ledger = ReturnType<typeof createLedger>
export function createLedger() {
  return {
    reviews: new Set<number>(),
    accounts: new Set<string>(),
    /** The version that was acknowledged last, and the title that came with it. */
    news: new Map<number, { version: number; title: string; isDeleted: boolean }>(),
    images: new Set<string>(),
    /** SHA-256 by id. */
    releases: new Map<number, string>(),
    /** Names that were asked for and not answered: whoever asked tries them again. */
    openNames: [] as string[],
    /** Answers that nothing in the contract says. */
    surprises: [] as string[],
    acknowledged: 0,
  }
}
