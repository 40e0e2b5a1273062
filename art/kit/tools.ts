import type { Stage } from './stage.ts'

type Point = readonly [number, number]

/** Round an arc: so many points from one angle to another, in degrees, about (`x`, `z`). */
const arc = (x: number, z: number, radius: number, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius]
  })

/** A turned handle that stands on the origin, with a leather grip and a collar of brass at its head. */
function handle(stage: Stage, long: number, thick = 0.046): void {
  const part = long / 3
  for (let i = 0; i < 3; i++)
    stage.drum(
      'ash',
      [0, 0, part * (i + 0.5)],
      thick * (1.08 - i * 0.06),
      part,
      {},
      10,
      thick * (1.02 - i * 0.06),
      1,
    )
  for (let i = 0; i < 7; i++)
    stage.drum(
      'leather',
      [0, 0, 0.1 + i * 0.045],
      thick * 1.24,
      0.036,
      { roll: i % 2 ? 5 : -5 },
      10,
      thick * 1.24,
      1,
    )
  stage.drum('steelDark', [0, 0, 0.03], thick * 1.3, 0.07, {}, 10, thick * 1.3, 1)
}

/** All tools stand on the origin, 1.35 m tall, their head in the plane that faces the camera. */
export function pickaxe(stage: Stage): void {
  handle(stage, 1.34)
  // Two arcs that meet in the points.
  const top = (from: number, to: number, count: number) => arc(0, 0.56, 0.72, from, to, count)
  const under = (from: number, to: number, count: number) => arc(0, 0.1, 1.05, from, to, count)
  stage.plate('forged', [...top(36, 144, 17), ...under(122, 58, 15)], 0.1, 1)
  for (const side of [0, 1]) {
    const outline = [...top(35.5, 50, 6), ...under(63, 57, 6)]
    stage.plate('ground', side ? outline.map(([x, z]) => [-x, z] as const).reverse() : outline, 0.107, 1)
  }
  stage.box('forged', [0, 0, 1.21], [0.19, 0.17, 0.2], {}, 0.92)
  stage.box('brass', [0, 0, 1.08], [0.13, 0.13, 0.06], {}, 1)
  stage.drum('ash', [0, 0, 1.33], 0.05, 0.06, {}, 10, 0.04, 1)
}

export function axe(stage: Stage): void {
  handle(stage, 1.3)
  const body: Point[] = [
    [0.09, 1.27],
    [0.09, 1.05],
    [-0.1, 1.06],
    [-0.24, 0.97],
    ...arc(0.28, 1.13, 0.72, 202, 157, 9),
    [-0.22, 1.29],
    [-0.08, 1.25],
  ]
  stage.plate('forged', body, 0.085, 1)
  stage.plate(
    'ground',
    [...arc(0.28, 1.13, 0.727, 203, 156, 9), ...arc(0.34, 1.13, 0.68, 157.5, 201.5, 9)],
    0.06,
    1,
  )
  stage.box('forged', [0.01, 0, 1.16], [0.2, 0.14, 0.23], {}, 0.9)
  stage.box('brass', [0, 0, 1.015], [0.12, 0.12, 0.05], {}, 1)
  stage.drum('ash', [0, 0, 1.3], 0.048, 0.05, {}, 10, 0.038, 1)
}

export function spade(stage: Stage): void {
  handle(stage, 0.96)
  const body: Point[] = [
    [-0.2, 0.9],
    [0.2, 0.9],
    [0.215, 1.2],
    [0.17, 1.33],
    [0.09, 1.42],
    [0, 1.47],
    [-0.09, 1.42],
    [-0.17, 1.33],
    [-0.215, 1.2],
  ]
  stage.plate('forged', body, 0.035, 1)
  stage.plate(
    'ground',
    [
      [0.2, 1.24],
      [0.17, 1.335],
      [0.09, 1.426],
      [0, 1.478],
      [-0.09, 1.426],
      [-0.17, 1.335],
      [-0.2, 1.24],
      [-0.12, 1.33],
      [0, 1.385],
      [0.12, 1.33],
    ],
    0.04,
    1,
  )
  stage.drum('forged', [0, -0.02, 0.96], 0.07, 0.32, {}, 10, 0.045, 0.95)
  for (const x of [-0.11, 0.11]) stage.box('forged', [x, -0.02, 0.905], [0.19, 0.06, 0.035], {}, 1.1)
  stage.drum('brass', [0, 0, 0.8], 0.06, 0.05, {}, 10, 0.06, 1)
}

export function hoe(stage: Stage): void {
  handle(stage, 1.3)
  stage.box('forged', [0, 0, 1.25], [0.13, 0.13, 0.15], {}, 0.92)
  stage.bar('forged', [0.02, 0, 1.29], [0.22, 0, 1.36], 0.06, 1)
  stage.bar('forged', [0.2, 0, 1.36], [0.34, 0, 1.27], 0.06, 1)
  stage.plate(
    'forged',
    [
      [0.26, 1.33],
      [0.41, 1.3],
      [0.5, 1],
      [0.3, 0.93],
    ],
    0.06,
    1,
  )
  stage.plate(
    'ground',
    [
      [0.485, 1.055],
      [0.507, 0.985],
      [0.292, 0.915],
      [0.299, 0.985],
    ],
    0.065,
    1,
  )
  stage.box('brass', [0, 0, 1.15], [0.12, 0.12, 0.05], {}, 1)
}
