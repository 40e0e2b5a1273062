import type { MaterialName } from './materials.ts'
import { noise } from './random.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

export type Ground = {
  from: readonly [number, number]
  to: readonly [number, number]
  /** Side of a block. */
  step: number
  height: (x: number, y: number) => number
  material: (x: number, y: number, height: number) => MaterialName
}

/** Blocks of earth: a top, and a side wherever the neighbour lies lower. Heights snap to a quarter of the step. */
export function terrain(stage: Stage, { from, to, step, height, material }: Ground): void {
  const grain = step / 4
  const snapped = (x: number, y: number) => Math.round(height(x, y) / grain) * grain
  for (let x = from[0]; x < to[0]; x += step)
    for (let y = from[1]; y < to[1]; y += step) {
      const z = snapped(x, y)
      const name = material(x, y, z)
      const tone = stage.tone(0.2)
      const [x2, y2] = [x + step, y + step]
      stage.quad(
        name,
        [
          [x, y, z],
          [x2, y, z],
          [x2, y2, z],
          [x, y2, z],
        ],
        tone,
      )
      const side = (low: number, a: Vector, b: Vector) => {
        if (low < z)
          stage.quad(
            name === 'grass' ? 'earth' : name,
            [[a[0], a[1], low], [b[0], b[1], low], b, a],
            tone * 0.9,
          )
      }
      side(snapped(x, y - step), [x, y, z], [x2, y, z])
      side(snapped(x + step, y), [x2, y, z], [x2, y2, z])
      side(snapped(x - step, y), [x, y2, z], [x, y, z])
      side(snapped(x, y + step), [x2, y2, z], [x, y2, z])
    }
}

/** Rolling height: `high` metres over hills of `wide` metres, with small steps on top. */
export function hills(high: number, wide: number, seed: number): (x: number, y: number) => number {
  return (x, y) =>
    high * (noise(x / wide, y / wide, seed) - 0.5) * 2 +
    0.12 * high * (noise(x / 0.9, y / 0.9, seed + 7) - 0.5)
}

/** Loose pieces thrown about; denser towards the middle. */
export function rubble(
  stage: Stage,
  middle: Vector,
  reach: readonly [number, number],
  count: number,
  names: readonly MaterialName[],
  largest = 0.35,
): void {
  const { random } = stage
  for (let i = 0; i < count; i++) {
    const [dx, dy] = [random(-1, 1) * random(), random(-1, 1) * random()]
    const size = 0.04 + (largest - 0.04) * random() ** 3
    const near = 1 - Math.hypot(dx, dy) / 1.4
    stage.box(
      random.pick(names),
      [
        middle[0] + dx * reach[0],
        middle[1] + dy * reach[1],
        middle[2] + size * 0.3 + near * random(0, largest * 0.6),
      ],
      [size * random(0.6, 1.5), size * random(0.6, 1.3), size * random(0.4, 1)],
      { yaw: random(0, 90), pitch: random(-30, 30), roll: random(-30, 30) },
    )
  }
}

/** Tufts of three to five blades. */
export function tufts(
  stage: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  height: (x: number, y: number) => number,
  name: MaterialName = 'deadGrass',
): void {
  const { random } = stage
  for (let i = 0; i < count; i++) {
    const [x, y] = [random(from[0], to[0]), random(from[1], to[1])]
    const z = height(x, y)
    for (let blade = random.whole(5, 9); blade > 0; blade--) {
      const long = random(0.12, 0.42)
      stage.block(name, [x + random(-0.12, 0.12), y + random(-0.12, 0.12), z - 0.03], [0.016, 0.016, long], {
        yaw: random(0, 180),
        pitch: random(-24, 24),
        roll: random(-24, 24),
      })
    }
  }
}
