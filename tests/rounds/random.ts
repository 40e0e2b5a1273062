/** Chance that can be repeated: the same seed gives the same numbers. */
export type Chance = {
  /** From 0, less than 1. */
  number(): number
  below(limit: number): number
  one<T>(list: readonly T[]): T
  /** Whether something that happens in so many of a hundred cases happens. */
  percent(share: number): boolean
}

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed | 0
  const number = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(number() * limit)
  return {
    number,
    below,
    one: <T>(list: readonly T[]) => list[below(list.length)] as T,
    percent: (share) => number() * 100 < share,
  }
}
