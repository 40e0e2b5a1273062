/** Chance that repeats: the same seed always gives the same picture. */
export type Random = {
  /** From 0 up to 1, or between two bounds. */
  (from?: number, to?: number): number
  whole: (from: number, to: number) => number
  chance: (likelihood: number) => boolean
  pick: <T>(items: readonly T[]) => T
}

export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const random = (from = 0, to = 1) => from + next() * (to - from)
  return Object.assign(random, {
    whole: (from: number, to: number) => Math.floor(random(from, to + 1)),
    chance: (likelihood: number) => next() < likelihood,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
  })
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth value noise from 0 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const ease = (t: number) => t * t * (3 - 2 * t)
  const u = ease(x - x0)
  const v = ease(y - y0)
  const top = lattice(x0, y0, seed) * (1 - u) + lattice(x0 + 1, y0, seed) * u
  const bottom = lattice(x0, y0 + 1, seed) * (1 - u) + lattice(x0 + 1, y0 + 1, seed) * u
  return top * (1 - v) + bottom * v
}
