type Line = { id: number; quantity: number; total_kopecks: number; refunded_kopecks: number }

/** How much of each line has gone back by now, where it changes: first of those that are taken back, then of the others, in their order. */
export function spreadRefund(
  lines: readonly Line[],
  amount: number,
  lineIds: readonly number[],
): { id: number; kopecks: number; added: number }[] {
  const isFirst = ({ id }: Line) => lineIds.includes(id)
  let left = amount
  return [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))].flatMap((line) => {
    const added = Math.min(left, line.total_kopecks - line.refunded_kopecks)
    left -= added
    return added > 0 ? [{ id: line.id, kopecks: line.refunded_kopecks + added, added }] : []
  })
}
