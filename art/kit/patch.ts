import type { MaterialName } from './materials.ts'
import { noise } from './random.ts'
import { Stage } from './stage.ts'
import type { Colour, SceneData } from './types.ts'

type Point = readonly [number, number]

const along = ([ax, az]: Point, [bx, bz]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  az + (bz - az) * share,
]

/** Satin stitch: threads side by side across a band between two points. */
function satin(
  stage: Stage,
  paint: MaterialName,
  from: Point,
  to: Point,
  wide: number,
  slant = 0,
  lift = -0.05,
): void {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dz)
  const [nx, nz] = [-dz / long, dx / long]
  const count = Math.round(long / 0.011)
  for (let i = 0; i <= count; i++) {
    const [x, z] = along(from, to, i / count)
    const reach = wide / 2 + stage.random(-0.003, 0.003)
    const shift = (slant * wide) / 2 / long
    stage.bar(
      paint,
      [x - nx * reach - dx * shift, lift + 0.004, z - nz * reach - dz * shift],
      [x + nx * reach + dx * shift, lift + 0.004, z + nz * reach + dz * shift],
      0.0145,
      stage.tone(0.16),
    )
  }
}

/** An overlocked rim: threads thrown round the edge, one beside the other. */
function rim(stage: Stage, paint: MaterialName, outline: readonly Point[], wide = 0.075): void {
  outline.forEach((point, index) => {
    const next = outline[(index + 1) % outline.length]!
    satin(stage, paint, point, next, wide, 0.35, -0.052)
    satin(stage, paint, point, next, wide * 0.6, 0.35, -0.064)
  })
}

/** Twill inside a convex outline: rows of thread. */
function twill(stage: Stage, paint: MaterialName, outline: readonly Point[]): void {
  stage.plate(paint, outline, 0.05, 0.8)
  const heights = outline.map(([, z]) => z)
  const step = 0.0135
  for (let z = Math.min(...heights) + step; z < Math.max(...heights); z += step) {
    const crossings = outline.flatMap(([ax, az], index) => {
      const [bx, bz] = outline[(index + 1) % outline.length]!
      return az > z === bz > z ? [] : [ax + ((z - az) / (bz - az)) * (bx - ax)]
    })
    if (crossings.length < 2) continue
    const [left, right] = [Math.min(...crossings), Math.max(...crossings)]
    for (let x = left; x < right; x += 0.09)
      stage.bar(
        paint,
        [x, -0.026, z - 0.006],
        [Math.min(right, x + 0.088), -0.026, z + 0.006],
        0.012,
        stage.tone(0.16),
      )
  }
}

/** Chevrons, one above the other, `reach` metres to either side of x = 0. */
function chevrons(
  stage: Stage,
  paint: MaterialName,
  count: number,
  base: number,
  reach: number,
  wide: number,
): void {
  for (let i = 0; i < count; i++) {
    const z = base + i * wide * 1.62
    for (const side of [-1, 1]) {
      satin(
        stage,
        'black',
        [side * reach * 1.04, z - reach * 0.55],
        [0, z + reach * 0.02],
        wide * 1.3,
        0.2,
        -0.036,
      )
      // Each arm runs on past the middle, so that no gap is left at the point.
      satin(
        stage,
        paint,
        [side * reach, z - reach * 0.52],
        [-side * wide * 0.26, z + wide * 0.135],
        wide,
        side * 0.5,
        -0.05,
      )
    }
  }
}

function star(stage: Stage, paint: MaterialName, at: Point, radius: number): void {
  const tips = Array.from({ length: 10 }, (_, i): Point => {
    const r = i % 2 ? radius * 0.42 : radius
    return [at[0] + Math.sin((Math.PI * i) / 5) * r, at[1] + Math.cos((Math.PI * i) / 5) * r]
  })
  stage.at([0, -0.03, 0], {}, () =>
    stage.plate(
      'black',
      tips.map((tip) => along(at, tip, 1.16)),
      0.03,
      1,
    ),
  )
  tips.forEach((tip, index) => {
    if (index % 2) return
    for (const valley of [tips[(index + 1) % 10]!, tips[(index + 9) % 10]!])
      for (let i = 0; i <= 13; i++) {
        const [x, z] = along(at, tip, i / 13)
        const [x2, z2] = along(
          along(at, valley, Math.min(1, i / 5)),
          along(valley, tip, Math.max(0, (i - 5) / 8)),
          i < 5 ? 0 : 1,
        )
        const y = -0.075 + 0.02 * (i / 13)
        stage.bar(paint, [x, y, z], [x2, -0.05, z2], 0.0165, stage.tone(0.14))
      }
  })
}

export type Patch = {
  shape: 'tab' | 'shield' | 'disc'
  ground: MaterialName
  thread: MaterialName
  edge: MaterialName
  chevrons: number
  star?: boolean
}

const ROUND = 28
const SHAPES: Record<Patch['shape'], readonly Point[]> = {
  tab: [
    [-0.36, 0.44],
    [0.36, 0.44],
    [0.44, 0.36],
    [0.44, -0.3],
    [0.38, -0.38],
    [-0.38, -0.38],
    [-0.44, -0.3],
    [-0.44, 0.36],
  ],
  shield: [
    [-0.4, 0.48],
    [0.4, 0.48],
    [0.45, 0.42],
    [0.45, -0.1],
    [0.36, -0.32],
    [0.2, -0.46],
    [0, -0.56],
    [-0.2, -0.46],
    [-0.36, -0.32],
    [-0.45, -0.1],
    [-0.45, 0.42],
  ],
  disc: Array.from({ length: ROUND }, (_, i): Point => {
    const angle = (i / ROUND) * Math.PI * 2
    return [Math.sin(angle) * 0.54, Math.cos(angle) * 0.54]
  }),
}

/** A sewn patch that stands facing the camera, about a metre high, its middle at the origin. */
function patch(stage: Stage, { shape, ground, thread, edge, chevrons: count, star: hasStar }: Patch): void {
  const outline = SHAPES[shape]
  twill(stage, ground, outline)
  rim(stage, edge, outline)
  const inner = outline.map((point) => along([0, 0], point, 0.85))
  inner.forEach((point, index) => {
    const next = inner[(index + 1) % inner.length]!
    const dashes = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / 0.045))
    for (let i = 0; i < dashes; i++) {
      const [a, b] = [along(point, next, (i + 0.2) / dashes), along(point, next, (i + 0.75) / dashes)]
      stage.bar(thread, [a[0], -0.036, a[1]], [b[0], -0.036, b[1]], 0.011, 1)
    }
  })
  if (hasStar) {
    chevrons(stage, thread, count, -0.1, 0.3, 0.085)
    star(stage, thread, [0, 0.32], 0.15)
  } else chevrons(stage, thread, count, count === 1 ? 0.12 : 0.05, 0.31, 0.12)
}

/** A patch on the cloth it was sewn to, close by: grazing lamplight from the left, cold light from the right. `dress` adds what hangs beside it. */
export function patchOnCloth(
  seed: number,
  spec: Patch,
  cloth: (x: number, z: number) => MaterialName,
  dress: (stage: Stage) => void,
  cold: Colour = [0.45, 0.62, 1],
): SceneData {
  const stage = new Stage(seed)
  const fold = (x: number, z: number) =>
    0.2 * (noise(x * 0.7 + z * 0.5, z * 0.35, seed) - 0.5) +
    0.05 * (noise(x * 2.2 - z * 1.4, z * 1.4, seed + 1) - 0.5) +
    0.25 * Math.max(0, Math.abs(x + 0.1) - 0.75) ** 1.6
  stage.at([0, 0, 0.75], { pitch: -10, yaw: 7 }, () => {
    const step = 0.035
    const near = (x: number, z: number) => Math.min(1, Math.max(0, Math.hypot(x, z) - 0.55) / 0.4)
    const at = (x: number, z: number) => [x, 0.035 + near(x, z) * fold(x, z), z] as const
    for (let x = -2.4; x < 2.4; x += step)
      for (let z = -1.3; z < 1.3; z += step)
        stage.quad(
          cloth(x, z),
          [at(x, z), at(x + step, z), at(x + step, z + step), at(x, z + step)],
          stage.tone(0.14),
        )
    stage.at([0, 0, 0], { roll: -4 }, () => patch(stage, spec))
    dress(stage)
  })
  stage.light({
    kind: 'area',
    at: [-2.6, -1.5, 2.5],
    to: [0, 0, 0.75],
    colour: [1, 0.74, 0.46],
    power: 105,
    size: 0.6,
  })
  stage.light({ kind: 'area', at: [2.6, -0.7, 1.5], to: [0.1, 0, 0.7], colour: cold, power: 70, size: 0.5 })
  stage.light({
    kind: 'area',
    at: [-0.5, -4, 1.4],
    to: [0, 0, 0.75],
    colour: [1, 0.86, 0.7],
    power: 16,
    size: 2,
  })
  return stage.finish({
    sky: { zenith: [0.006, 0.009, 0.014], horizon: [0.02, 0.022, 0.026] },
    camera: { at: [-0.55, -4, 0.86], to: [0.04, 0, 0.75], lens: 58, focus: [0, -0.05, 0.75], aperture: 0.7 },
    grade: {
      exposure: 0.6,
      look: 'Medium High Contrast',
      glare: { threshold: 1.5, share: 0.2 },
      vignette: 0.5,
    },
  })
}
