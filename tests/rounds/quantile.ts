/** The middle one of some numbers, or the one that `share` of them do not exceed. */
export function quantile(numbers: readonly number[], share = 0.5): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
