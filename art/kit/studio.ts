import { barrel, sandbags } from './props.ts'
import { noise } from './random.ts'
import { Stage } from './stage.ts'
import { rubble, terrain } from './terrain.ts'
import type { Colour, SceneData, Vector } from './types.ts'

/** A still life on trampled earth, one warm lamp from the left, cold light from behind. `build` puts the subject at the origin, about a metre high. */
export function stillLife(
  seed: number,
  build: (stage: Stage) => void,
  more: {
    accent?: Colour
    lift?: number
    near?: number
    backdrop?: Colour
    key?: number
    back?: number
  } = {},
): SceneData {
  const {
    accent = [0.45, 0.62, 1],
    lift = 0.52,
    near = 4.3,
    backdrop = [0.16, 0.13, 0.11],
    key = 130,
    back = 150,
  } = more
  const stage = new Stage(seed)
  const flat = (x: number, y: number) =>
    Math.hypot(x, y) < 1.5 ? 0 : 0.18 * (noise(x * 0.7, y * 0.7, seed) - 0.4)
  terrain(stage, {
    from: [-6, -4],
    to: [6, 8],
    step: 0.25,
    height: flat,
    material: (x, y) =>
      noise(x, y, seed + 2) > 0.62 ? 'mud' : noise(x * 2, y * 2, seed + 3) > 0.6 ? 'concreteDark' : 'earth',
  })
  terrain(stage, { from: [-30, 8], to: [30, 30], step: 1, height: () => 0, material: () => 'mud' })
  rubble(stage, [0, 1, 0], [4, 3.4], 240, ['concreteDark', 'brick', 'concrete', 'wood'], 0.16)
  for (let i = 0; i < 26; i++)
    stage.drum(
      'brass',
      [stage.random(-1.9, 1.9), stage.random(-1.7, 0.6), 0.03],
      0.022,
      0.1,
      { pitch: 90, yaw: stage.random(0, 180) },
      8,
    )
  // Out of focus behind it: a wall of sandbags, drums, lamps on a line.
  sandbags(stage, [-4.4, 3.4, 0], -4, 5.2, 4)
  sandbags(stage, [1.8, 3.9, 0], 6, 3.4, 3)
  barrel(stage, [1.5, 4.4, 0])
  barrel(stage, [2.6, 5.2, 0], 'olive')
  for (let i = 0; i < 8; i++) {
    const at: Vector = [-4.2 + i * 1.15, 5.6 + (i % 3) * 0.5, 1.35 + 0.16 * Math.cos(i * 1.7)]
    stage.drum('lamp', at, 0.055, 0.09, {}, 10)
    if (i > 0) stage.bar('black', [at[0] - 1.15, at[1], at[2] + 0.1], [at[0], at[1], at[2] + 0.1], 0.015)
  }
  stage.haze([0, 5, 0.6], 16, 5, backdrop, 0.8)
  build(stage)
  stage.light({
    kind: 'area',
    at: [-2.6, -1.8, 3],
    to: [0, 0, 0.4],
    colour: [1, 0.68, 0.38],
    power: key,
    size: 0.7,
  })
  stage.light({ kind: 'area', at: [2.4, 2.6, 1.7], to: [0, 0, 0.5], colour: accent, power: back, size: 0.7 })
  return stage.finish({
    bevel: 0.012,
    sky: { zenith: [0.006, 0.009, 0.014], horizon: [0.03, 0.032, 0.036] },
    fog: { from: 7, to: 26, most: 0.8, colour: [0.02, 0.021, 0.019] },
    camera: { at: [0.25, -near, 1.45], to: [0, 0, lift], lens: 50, focus: [0, -0.3, lift], aperture: 0.5 },
    grade: {
      exposure: 0.75,
      look: 'Medium High Contrast',
      glare: { threshold: 1.5, share: 0.25 },
      vignette: 0.4,
    },
  })
}
