import { COLD_DAY_SKY } from '#art/kit/city.ts'
import { settler } from '#art/kit/figures.ts'
import { crate, streetLamp, tent, tree } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import type { Picture, Vector } from '#art/kit/types.ts'
import { Voxels } from '#art/kit/voxels.ts'

/** An island hanging in the air: grass above, earth and stone below. */
function island(stage: Stage, middle: Vector, radius: number, seed: number, block = 0.5): void {
  const voxels = new Voxels(stage, block)
  const n = Math.ceil(radius / block)
  for (let x = -n; x <= n; x++)
    for (let y = -n; y <= n; y++) {
      const edge = Math.hypot(x, y) / n + 0.35 * (noise(x * 0.3, y * 0.3, seed) - 0.5)
      if (edge > 1) continue
      const depth = Math.round((1 - edge ** 1.6) * n * (0.7 + 0.7 * noise(x * 0.5, y * 0.5, seed + 1))) + 1
      for (let z = 0; z >= -depth; z--)
        voxels.put(
          x,
          y,
          z,
          z === 0
            ? noise(x * 0.5, y * 0.5, seed + 4) > 0.7
              ? 'deadGrass'
              : 'grass'
            : z > -3
              ? 'earth'
              : stage.random.chance(0.06)
                ? 'brass'
                : 'stone',
        )
    }
  voxels.build([middle[0], middle[1], middle[2] - block])
  for (let i = 0; i < radius * 5; i++) {
    const a = stage.random(0, 6.3)
    const r = radius * stage.random(0.6, 0.85)
    stage.bar(
      'moss',
      [middle[0] + Math.cos(a) * r, middle[1] + Math.sin(a) * r, middle[2]],
      [
        middle[0] + Math.cos(a) * r * 1.12,
        middle[1] + Math.sin(a) * r * 1.12,
        middle[2] - stage.random(0.6, 2),
      ],
      0.06,
    )
  }
}

export const modeSkyblock: Picture = {
  name: 'mode-skyblock',
  alt: {
    ru: 'Скайблок: парящие острова над облаками на закате соединены верёвочным мостом, на ближнем лагерь под деревом',
    en: 'Skyblock: islands above the clouds at sunset joined by a rope bridge, a camp under a tree on the nearest',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(171)
    const { random } = stage
    island(stage, [-2.6, 4, 0], 4.6, 1)
    island(stage, [6.6, 10, 0.9], 3.4, 2)
    island(stage, [13, 24, 4], 5, 3)
    island(stage, [-14, 26, 2.6], 5.4, 4)
    island(stage, [0, 38, 6.4], 5, 5)
    island(stage, [-8, 12, -4.4], 2, 6)
    for (let i = 0; i <= 22; i++) {
      const t = i / 22
      const sag = -1 * 4 * t * (1 - t) * 0.75
      const [x, y, z] = [1.3 + t * 2.9, 5.2 + t * 3.4, t * 0.9 + sag]
      if (!random.chance(0.08))
        stage.box('plank', [x, y, z], [1.1, 0.19, 0.06], { yaw: -40, roll: random(-5, 5) })
      for (const s of [-1, 1]) {
        const side: Vector = [x + s * 0.42, y - s * 0.36, z + 0.75]
        stage.box('sandbag', side, [0.26, 0.05, 0.05], { yaw: 50 })
        if (i % 3 === 0) stage.bar('sandbag', [side[0], side[1], z], side, 0.035)
      }
    }
    tree(stage, [-4.4, 5.6, 0], 6.4, 'leafAutumn')
    tree(stage, [7.4, 10.8, 0.9], 5, 'leaf')
    for (const [x, y, z] of [
      [12, 24, 4],
      [14.6, 25, 4],
      [-15, 27, 2.6],
      [-12.4, 25, 2.6],
      [0.6, 38, 6.4],
    ] as const)
      tree(stage, [x, y, z], random(5, 7), 'leaf')
    tent(stage, [-2.4, 6, 0], -30, 2.8, 3)
    settler(stage, [-0.9, 3, 0], -34, 'plasterBlue')
    crate(stage, [-3.1, 2.2, 0], [0.9, 0.7, 0.6], 20)
    crate(stage, [-4.2, 2.6, 0], [0.7, 0.6, 0.5], -10, 'olive', 'oliveDark')
    streetLamp(stage, [0.5, 5, 0], 200, 130, 3.2)
    // Water falls from the second island.
    for (let strand = 0; strand < 5; strand++)
      for (let i = 0; i < 34; i++)
        stage.box(
          strand % 2 ? 'white' : 'plasterBlue',
          [5.1 + strand * 0.13, 7.3 - strand * 0.05 - i * 0.006, 0.75 - i * 0.26 - random(0, 0.1)],
          [0.12, 0.1, random(0.2, 0.34)],
          {},
          1.3,
        )
    for (const [y, z, wide, strength] of [
      [16, -6.5, 60, 0.6],
      [24, -5, 80, 0.7],
      [34, -4, 110, 0.8],
      [50, -2, 160, 0.9],
    ] as const)
      stage.haze([random(-6, 6), y, z], wide, 9 + y * 0.14, [0.85, 0.6, 0.42], strength)
    stage.haze([2, 3, -5.4], 26, 4, [0.6, 0.46, 0.38], 0.6)
    stage.light({ kind: 'sun', from: [-12, 6, 5], colour: [1, 0.6, 0.3], power: 7, size: 0.02 })
    return stage.finish({
      sky: {
        ...COLD_DAY_SKY,
        zenith: [0.04, 0.12, 0.3],
        horizon: [0.62, 0.4, 0.26],
        glow: { towards: [-0.6, 1, 0.12], colour: [1.3, 0.7, 0.3], tightness: 7 },
        clouds: 0.35,
      },
      fog: { from: 12, to: 75, most: 0.42, colour: [0.6, 0.37, 0.23], onSky: 0.05 },
      camera: { at: [1.6, -8.6, 2.7], to: [1.2, 8, 0.7], lens: 30, focus: [-1, 4, 0.8], aperture: 0.4 },
      grade: { exposure: 0.05, glare: { threshold: 1.9, share: 0.2 }, vignette: 0.35 },
    })
  },
}
