import { COLD_DAY_SKY, mist } from '#art/kit/city.ts'
import { fir } from '#art/kit/forest.ts'
import { POSES, person } from '#art/kit/people.ts'
import { Stage } from '#art/kit/stage.ts'
import type { Picture } from '#art/kit/types.ts'
import { Voxels } from '#art/kit/voxels.ts'

const BASE = -9

/** A round tower out of the valley; with a pointed roof, or, without one, still growing. */
function tower(stage: Stage, x: number, y: number, radius: number, top: number, roof: boolean): void {
  const { random } = stage
  const block = 0.5
  const voxels = new Voxels(stage, block)
  const r = Math.round(radius / block)
  const levels = Math.round((top - BASE) / block)
  for (let i = -r - 1; i <= r + 1; i++)
    for (let j = -r - 1; j <= r + 1; j++) {
      const d = Math.hypot(i, j)
      const ragged = roof ? 0 : Math.round(2.5 + 2.5 * Math.sin(Math.atan2(j, i) * 2 + x))
      const isShell = d <= r + 0.3 && d > r - 1.2
      if (isShell)
        for (let z = 0; z < levels - ragged; z++)
          voxels.put(
            i,
            j,
            z,
            z % 8 === 7 ? 'concrete' : random.chance(0.1) ? 'concrete' : 'plaster',
            stage.tone(0.12),
          )
      if (roof && d <= r + 1.3 && d > r - 1)
        for (let z = levels - 1; z <= levels; z++)
          if (z < levels || (i + j) % 2 === 0) voxels.put(i, j, z, 'concrete', stage.tone(0.12))
      if (!roof) continue
      for (let z = 0; z < r * 2.6; z++)
        if (d <= r - 0.3 - z / 2.6) voxels.put(i, j, levels + 1 + z, 'roofSlate', stage.tone(0.2))
    }
  stage.at([x, y, BASE], {}, () => {
    voxels.build()
    for (let level = 0; level < 4; level++)
      for (const turn of [-34, 14]) {
        const a = ((turn + level * 21) * Math.PI) / 180
        const z = top - BASE - 1.9 - level * 2.6
        if (!roof && level === 0) continue
        stage.box(
          random.chance(0.75) ? 'window' : 'windowDim',
          [Math.sin(a) * (radius + 0.36), -Math.cos(a) * (radius + 0.36) + 0.1, z],
          [0.42, 0.14, 0.95],
          { yaw: turn + level * 21 },
        )
      }
    if (roof) {
      const tip = top - BASE + 0.5 + radius * 2.6
      stage.bar('steelDark', [0, 0, tip - 0.6], [0, 0, tip + 1.5], 0.09)
      for (let i = 0; i < 4; i++)
        stage.box(
          'orange',
          [0.3 + i * 0.3, 0, tip + 1.2 + 0.06 * Math.sin(i * 1.6)],
          [0.31, 0.05, 0.55 - i * 0.1],
          {},
          1,
        )
      return
    }
    // Scaffolding about the unfinished crown.
    const reach = radius + 0.9
    const high = top - BASE
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2
      const b = ((i + 1) / 10) * Math.PI * 2
      const at = (angle: number, z: number) => [Math.cos(angle) * reach, Math.sin(angle) * reach, z] as const
      stage.bar('wood', at(a, high - 5.5), at(a, high + 1.2), 0.14)
      for (const z of [high - 4.6, high - 2.6, high - 0.6]) {
        stage.bar('plank', at(a, z), at(b, z), 0.24)
        stage.bar('wood', at(a, z + 0.9), at(b, z + 0.9), 0.09)
      }
      stage.bar('wood', at(a, high - 4.6), at(b, high - 2.6), 0.08)
    }
  })
}

export const modeCreative: Picture = {
  name: 'mode-creative',
  alt: {
    ru: 'Творчество: строитель на лесах несёт светящийся блок к кладке, за ним в вечерней долине растёт замок',
    en: 'Creative: a builder on a scaffold carries a glowing block to his wall, behind him a castle grows in an evening valley',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(182)
    const { random } = stage
    // The scaffold he stands on, and the wall he builds.
    for (let y = -1.1; y < 1.2; y += 0.3)
      for (let x = -4.6; x < 4.6; x += 2.3)
        stage.box(
          'plank',
          [x + 1.15 + random(-0.03, 0.03), y, -0.05],
          [2.27, 0.28, 0.09],
          { yaw: random(-0.6, 0.6) },
          random(0.7, 1.1),
        )
    for (const x of [-4.2, -2.1, 0, 2.1, 4.2]) stage.bar('wood', [x, -1.2, -0.16], [x, 1.3, -0.16], 0.14)
    for (const x of [-3.4, -1.7]) stage.block('wood', [x, 1.15, 0], [0.1, 0.1, 1], {}, 1)
    stage.bar('wood', [-4.6, 1.15, 0.92], [-0.9, 1.15, 0.95], 0.08, 1)
    stage.bar('wood', [-4.6, 1.15, 0.5], [-0.9, 1.15, 0.48], 0.08, 1)
    const heights = [1, 1, 2, 3, 3]
    heights.forEach((high, column) => {
      for (let level = 0; level < high; level++)
        for (const y of [0.35, 0.8])
          stage.box(
            random.chance(0.2) ? 'plaster' : 'sandbag',
            [0.95 + column * 0.45, y, 0.22 + level * 0.45],
            [0.44, 0.44, 0.44],
            {},
            random(0.75, 1.05),
          )
    })
    person(stage, [-0.55, 0, 0], -122, {
      coat: 'plasterBlue',
      legs: 'ragsBrown',
      cap: 'orange',
      beard: true,
      pose: POSES.carry,
      held: () => {
        stage.box('window', [0, 0.66, 0.42], [0.38, 0.38, 0.38])
        for (const dx of [-0.19, 0.19])
          for (const dz of [-0.19, 0.19]) {
            stage.box('brass', [dx, 0.66, 0.42 + dz], [0.06, 0.44, 0.06], {}, 1)
            stage.box('brass', [dx, 0.66 + dz, 0.42], [0.06, 0.06, 0.44], {}, 1)
            stage.box('brass', [0, 0.66 + dx, 0.42 + dz], [0.44, 0.06, 0.06], {}, 1)
          }
      },
    })
    stage.light({ kind: 'point', at: [0.12, -0.55, 1.5], colour: [1, 0.6, 0.22], power: 32, size: 0.15 })
    // Stone at hand, a lantern, the plan.
    for (const [x, y, z] of [
      [-2.4, 0.5, 0],
      [-1.9, 0.62, 0],
      [-2.15, 0.55, 0.45],
    ] as const)
      stage.block('sandbag', [x, y, z], [0.44, 0.44, 0.44], { yaw: random(-12, 12) }, 0.9)
    stage.box('lamp', [-3.4, 1.15, 1.2], [0.12, 0.12, 0.18])
    for (const z of [1.07, 1.32]) stage.box('gun', [-3.4, 1.15, z], [0.18, 0.18, 0.04])
    stage.light({ kind: 'point', at: [-3.3, 0.95, 1.25], colour: [1, 0.56, 0.22], power: 40, size: 0.12 })
    // The castle.
    tower(stage, 7.2, 22, 2.4, 2.6, true)
    tower(stage, -7, 21, 2.9, 4.6, false)
    tower(stage, 1.8, 32, 3.4, 4.6, true)
    tower(stage, 11, 34, 2.4, 4.2, true)
    tower(stage, -2.6, 40, 2.2, 6, true)
    const walls = new Voxels(stage, 0.5)
    for (let x = -10; x <= 10; x++)
      for (let z = 0; z < 19; z++)
        for (const y of [0, 1])
          if (z < 18 || x % 2) walls.put(x, y, z, z === 17 ? 'concrete' : 'plaster', stage.tone(0.12))
    walls.build([-0.4, 22.4, BASE])
    for (let i = 0; i < 30; i++) fir(stage, [random(-22, 22), random(12, 20), BASE], random(4, 7))
    for (let i = 0; i < 24; i++) fir(stage, [random(-34, 34), random(40, 60), BASE + 1], random(7, 12))
    mist(stage, [
      { y: 11, high: 2, colour: [0.3, 0.34, 0.42], opacity: 0.3 },
      { y: 29, high: 16, colour: [0.75, 0.5, 0.36], opacity: 0.5 },
      { y: 44, high: 22, colour: [0.85, 0.55, 0.38], opacity: 0.7 },
    ])
    stage.haze([0, 17, -7], 70, 9, [0.42, 0.4, 0.44], 0.8)
    stage.light({ kind: 'sun', from: [-10, 7, 3.6], colour: [1, 0.5, 0.22], power: 6.5, size: 0.02 })
    stage.light({
      kind: 'area',
      at: [1.5, -5, 3.4],
      to: [-0.4, 0, 1],
      colour: [0.5, 0.66, 1],
      power: 75,
      size: 3,
    })
    return stage.finish({
      sky: {
        ...COLD_DAY_SKY,
        zenith: [0.02, 0.07, 0.2],
        horizon: [0.42, 0.3, 0.27],
        glow: { towards: [-0.6, 1, 0.12], colour: [1.5, 0.62, 0.2], tightness: 7 },
        clouds: 0.4,
      },
      fog: { from: 12, to: 90, most: 0.46, colour: [0.34, 0.25, 0.25], onSky: 0.03 },
      camera: { at: [0.2, -6.2, 1.2], to: [0.25, 3, 1.28], lens: 34, focus: [-0.4, 0, 1.2], aperture: 0.8 },
      grade: { exposure: 0.2, glare: { threshold: 1.8, share: 0.24 }, vignette: 0.38 },
    })
  },
}
