const LARGEST = Number.MAX_SAFE_INTEGER

/** The sum of figures, none of which can be told exactly beyond 2^53 − 1. */
export const cappedSum = (...figures: number[]): number =>
  figures.reduce((sum, figure) => Math.min(LARGEST, sum + figure), 0)
