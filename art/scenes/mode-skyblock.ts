import { oak } from '#art/kit/forest.ts'
import { POSES, person } from '#art/kit/people.ts'
import { crate } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { tufts } from '#art/kit/terrain.ts'
import type { Picture, Vector } from '#art/kit/types.ts'
import { Voxels } from '#art/kit/voxels.ts'

/** An island hanging in the air: grass above, earth and stone below. */
function island(stage: Stage, middle: Vector, radius: number, seed: number, block = 0.25): void {
  const voxels = new Voxels(stage, block)
  const n = Math.ceil(radius / block)
  for (let x = -n; x <= n; x++)
    for (let y = -n; y <= n; y++) {
      const [u, v] = [x * block, y * block]
      const edge = Math.hypot(x, y) / n + 0.4 * (noise(u * 0.8, v * 0.8, seed) - 0.5)
      if (edge > 0.94) continue
      const depth = Math.round((1 - edge ** 1.5) * n * (0.55 + 0.75 * noise(u * 1.2, v * 1.2, seed + 1))) + 1
      for (let z = 0; z >= -depth; z--)
        voxels.put(
          x,
          y,
          z,
          z === 0
            ? 'grass'
            : z > -2 - 2 * noise(u * 2, v * 2, seed + 2)
              ? 'earth'
              : stage.random.chance(0.025)
                ? 'brass'
                : 'stone',
        )
    }
  voxels.build([middle[0], middle[1], middle[2] - block])
  for (let i = 0; i < radius * 9; i++) {
    const a = stage.random(0, 6.3)
    const r = radius * stage.random(0.45, 0.66)
    const [x, y] = [middle[0] + Math.cos(a) * r, middle[1] + Math.sin(a) * r]
    stage.bar('bark', [x, y, middle[2] - 0.5], [x * 1.02, y, middle[2] - stage.random(0.8, 1.9)], 0.035)
  }
}

export const modeSkyblock: Picture = {
  name: 'mode-skyblock',
  alt: {
    ru: 'Скайблок: на закате игрок с блоком в руках стоит на краю недостроенного моста, за спиной островок с деревом, внизу море облаков',
    en: 'Skyblock: at sunset a player with a block in his hands stands at the end of an unfinished bridge, an islet with a tree behind him, a sea of clouds below',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(171)
    const { random } = stage
    island(stage, [-1.7, 1.4, 0], 2.5, 1)
    oak(stage, [-2.2, 1.7, 0], 3.1, 4)
    // The bridge: blocks laid one before the other; he brings the next.
    for (let i = 0; i < 7; i++) {
      const x = -0.1 + i * 0.5
      stage.box(i % 3 ? 'plank' : 'wood', [x, 0.7, -0.25], [0.49, 0.62, 0.49], {}, random(0.75, 1.1))
      for (const y of [0.4, 1]) stage.box('woodDark', [x, y, -0.02], [0.49, 0.03, 0.05], {}, 1)
    }
    person(stage, [2.35, 0.68, 0], -130, {
      coat: 'red',
      legs: 'blue',
      hair: 'bark',
      pack: 'canvas',
      pose: POSES.carry,
      held: () => {
        stage.box('plank', [0, 0.66, 0.42], [0.46, 0.42, 0.42], {}, 1.1)
        for (const z of [0.23, 0.61]) stage.box('woodDark', [0, 0.66, z], [0.47, 0.43, 0.04], {}, 1)
      },
    })
    crate(stage, [-0.75, 0.75, 0], [0.56, 0.44, 0.4], 12)
    stage.block('stone', [-3.15, 0.9, 0], [0.52, 0.52, 0.52], { yaw: 10 })
    stage.box('ember', [-3.15, 0.64, 0.22], [0.26, 0.02, 0.16], { yaw: 10 })
    stage.light({ kind: 'point', at: [-3.1, 0.4, 0.3], colour: [1, 0.4, 0.1], power: 10, size: 0.1 })
    // A lantern hangs from the lowest branch.
    const lantern: Vector = [-1.5, 1.49, 1.16]
    stage.bar('gun', [lantern[0], lantern[1], 1.52], [lantern[0], lantern[1], 1.4], 0.02)
    stage.box('lamp', lantern, [0.11, 0.11, 0.16])
    for (const z of [-0.1, 0.1])
      stage.box('gun', [lantern[0], lantern[1], lantern[2] + z], [0.16, 0.16, 0.03])
    stage.light({ kind: 'point', at: [-1.4, 1.1, 1.25], colour: [1, 0.55, 0.2], power: 50, size: 0.12 })
    tufts(stage, [-3.4, 0.2], [-0.4, 2.6], 70, () => 0, 'grass')
    // The next islands.
    island(stage, [7.4, 15, 0.6], 2.8, 12, 0.5)
    oak(stage, [7.5, 15.4, 0.6], 4.4, 7)
    island(stage, [-9, 22, 2.4], 4, 13, 0.5)
    oak(stage, [-9, 22, 2.4], 5.5, 8)
    island(stage, [2, 34, 5.4], 4, 14, 0.5)
    oak(stage, [2, 34, 5.4], 6, 9)
    // The sea of clouds.
    for (let x = -60; x < 60; x += 1.5)
      for (let y = 2; y < 110; y += 1.5) {
        const thick = noise(x * 0.09, y * 0.09, 21) + 0.35 * noise(x * 0.3, y * 0.3, 22)
        if (thick < 0.55) continue
        const high = (thick - 0.5) * 5
        stage.block('snow', [x, y, -6.5], [1.5, 1.5, Math.max(0.4, Math.round(high / 0.5) * 0.5)], {}, 1)
      }
    for (const [y, z, strength] of [
      [14, -6, 0.5],
      [26, -5, 0.6],
      [44, -4, 0.7],
      [70, -2, 0.8],
    ] as const)
      stage.haze([random(-6, 6), y, z], 70 + y * 2, 7 + y * 0.16, [0.85, 0.36, 0.2], strength)
    stage.light({ kind: 'sun', from: [6.5, 11, 3.6], colour: [1, 0.52, 0.24], power: 9, size: 0.02 })
    stage.light({
      kind: 'area',
      at: [-2, -7, 3.4],
      to: [0.4, 0.6, 0.6],
      colour: [0.5, 0.62, 1],
      power: 170,
      size: 4,
    })
    return stage.finish({
      sky: {
        zenith: [0.02, 0.06, 0.2],
        horizon: [0.6, 0.25, 0.16],
        glow: { towards: [0.5, 1, 0.1], colour: [2, 0.8, 0.22], tightness: 7 },
        clouds: 0.35,
      },
      fog: { from: 12, to: 90, most: 0.6, colour: [0.5, 0.2, 0.15], onSky: 0.02 },
      camera: { at: [0.35, -9, 0.5], to: [0.2, 2, 0.42], lens: 36, focus: [1.6, 0.6, 1], aperture: 0.6 },
      grade: { exposure: 0.1, glare: { threshold: 1.9, share: 0.2 }, vignette: 0.35 },
    })
  },
}
