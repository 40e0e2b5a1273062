/**
 * For an `LRUCache` of at most so many entries that takes room as it fills: by its `max` it would take room for all of them when
 * it is made, which for the limits of every endpoint together are tens of megabytes and most of the time a start takes.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })
