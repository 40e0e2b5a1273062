type Line = { id: number; quantity: number; total_kopecks: number; refunded_kopecks: number }

/**
 * How much of each line has gone back by now, where it changes: first of those that are taken back, then of the others in their
 * order, of those by which a higher tier was reduced last.
 */
export function spreadRefund(
  lines: readonly Line[],
  amount: number,
  { lineIds, upgraded }: { lineIds: readonly number[]; upgraded: ReadonlySet<number> },
): { id: number; kopecks: number; added: number }[] {
  const placeOf = ({ id }: Line) => (lineIds.includes(id) ? 0 : upgraded.has(id) ? 2 : 1)
  let left = amount
  return lines
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((line) => {
      const added = Math.min(left, line.total_kopecks - line.refunded_kopecks)
      left -= added
      return added > 0 ? [{ id: line.id, kopecks: line.refunded_kopecks + added, added }] : []
    })
}
