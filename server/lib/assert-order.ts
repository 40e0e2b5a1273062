import { AppError } from './app-error.ts'

/**
 * @param list as it stands
 * @throws {AppError} `conflict` where the new order leaves one out or names one twice, or was made from another order than that
 */
export function assertOrder(
  list: readonly { id: number }[],
  { ids, from }: { ids: readonly number[]; from?: readonly number[] | undefined },
): void {
  const standing = list.map(({ id }) => id)
  const isComplete = ids.length === standing.length && standing.every((id) => ids.includes(id))
  const isStale = from !== undefined && from.join() !== standing.join()
  if (!isComplete || isStale) throw new AppError('conflict')
}
