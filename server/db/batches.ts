/** The rows some at a time, in their order: engines count the parameters of a statement. */
export function* batchesOf<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size)
}
