import type { MaterialName } from './materials.ts'
import { noise } from './random.ts'
import { house } from './ruins.ts'
import type { Stage } from './stage.ts'
import { rubble, terrain } from './terrain.ts'
import type { Colour } from './types.ts'

const WALLS: readonly MaterialName[] = [
  'plaster',
  'concrete',
  'brick',
  'plasterBlue',
  'plasterRose',
  'concreteDark',
]

/** Coarse ruins in rows behind a scene. */
export function skyline(
  stage: Stage,
  y: number,
  from: number,
  to: number,
  seed: number,
  floors: readonly [number, number] = [4, 8],
  lit = 0.03,
): void {
  const { random } = stage
  for (let x = from, i = 0; x < to; x += random(10, 14), i++)
    house(stage, [x, y + random(-3, 9), 0], random(-10, 10), {
      wide: random(8, 12),
      deep: 8,
      floors: random.whole(floors[0], floors[1]),
      wall: random.pick(WALLS),
      decay: random(0.3, 0.6),
      seed: seed + i,
      lit,
      block: 1,
    })
}

/** A broken street along y with pavements; `wide` metres of asphalt about x = 0. */
export function street(
  stage: Stage,
  wide: number,
  from: readonly [number, number],
  to: readonly [number, number],
  wetness = 0.16,
  seed = 5,
): void {
  const half = wide / 2
  const paving = (x: number) => Math.abs(x) > half && Math.abs(x) < half + 2
  terrain(stage, {
    from,
    to,
    step: 0.5,
    height: (x, y) => {
      if (Math.abs(x) <= half) return noise(x * 0.5, y * 0.5, seed) > 0.86 ? -0.13 : 0
      return paving(x)
        ? noise(x * 0.8, y * 0.8, seed + 1) > 0.8
          ? 0.02
          : 0.16
        : 0.1 + 0.3 * noise(x * 0.25, y * 0.25, seed + 2)
    },
    material: (x, y) => {
      const patch = noise(x * 0.38, y * 0.38, seed + 3)
      if (Math.abs(x) <= half) return patch > 1 - wetness ? 'puddle' : patch < 0.16 ? 'mud' : 'asphalt'
      if (paving(x)) return patch > 0.7 ? 'concreteDark' : 'stone'
      return patch > 0.6 ? 'mud' : patch > 0.4 ? 'concreteDark' : 'earth'
    },
  })
  for (let y = from[1]; y < to[1]; y += 3)
    if (stage.random.chance(0.8)) stage.box('paint', [0, y, 0.01], [0.16, 1.5, 0.02])
  rubble(
    stage,
    [0, (from[1] + to[1]) / 2, 0.02],
    [wide, (to[1] - from[1]) / 2],
    Math.round((to[1] - from[1]) * 14),
    ['concrete', 'brick', 'concreteDark', 'wood', 'plaster'],
    0.3,
  )
}

/** Sheets of mist, one behind the other. */
export function mist(
  stage: Stage,
  sheets: readonly { y: number; high: number; colour: Colour; opacity: number; x?: number; wide?: number }[],
): void {
  for (const { y, high, colour, opacity, x = 0, wide = 30 + y * 2.2 } of sheets)
    stage.haze([x, y, high * 0.22], wide, high, colour, opacity)
}

export const DUSK_SKY = {
  zenith: [0.018, 0.035, 0.075],
  horizon: [0.24, 0.17, 0.15],
  glow: { towards: [0.38, 1, 0.1], colour: [1.1, 0.4, 0.1], tightness: 14 },
  clouds: 0.75,
  strength: 0.9,
} as const

export const NIGHT_SKY = {
  zenith: [0.006, 0.012, 0.028],
  horizon: [0.04, 0.05, 0.075],
  clouds: 0.6,
  strength: 0.8,
} as const

export const COLD_DAY_SKY = {
  zenith: [0.045, 0.12, 0.29],
  horizon: [0.5, 0.4, 0.31],
  glow: { towards: [-0.6, 1, 0.2], colour: [1, 0.52, 0.18], tightness: 10 },
  clouds: 0.4,
  strength: 0.9,
} as const
