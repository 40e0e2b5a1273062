import type { EntryIn } from '#web/features/content/collections/collections.queries.ts'

export type RankTier = EntryIn<'ranks'>

/** The progress bar is a fixed sample (specification, section 9): this far from the fourth tier to the third. */
export const SAMPLE_PROGRESS_PERCENT = 40
export const SAMPLE_FROM_PLACE = 3
export const SAMPLE_TO_PLACE = 2
