import { COLD_DAY_SKY, mist } from '#art/kit/city.ts'
import { settler } from '#art/kit/figures.ts'
import { crate, flag, tree } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { hills, terrain, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { Voxels } from '#art/kit/voxels.ts'

export const modeCreative: Picture = {
  name: 'mode-creative',
  alt: {
    ru: 'Творчество: недостроенная крепость в лесах, башенный кран поднимает блок, строители у чертежей',
    en: 'Creative: a fortress half built behind scaffolding, a tower crane lifts a block, builders at their plans',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(182)
    const { random } = stage
    const height = (x: number, y: number) =>
      Math.abs(x) < 14 && y > -3 && y < 24 ? 0.06 * noise(x, y, 1) : hills(0.6, 8, 4)(x, y)
    terrain(stage, {
      from: [-26, -9],
      to: [26, 44],
      step: 0.5,
      height,
      material: (x, y) =>
        noise(x * 0.5, y * 0.5, 2) > 0.6 ? 'earth' : noise(x, y, 3) > 0.75 ? 'deadGrass' : 'grass',
    })
    const keep = new Voxels(stage, 0.5)
    const tower = (cx: number, cy: number, r: number, top: number) => {
      for (let x = -r; x <= r; x++)
        for (let y = -r; y <= r; y++) {
          const d = Math.hypot(x, y)
          if (d > r + 0.3 || d < r - 1) continue
          const angle = Math.atan2(y, x)
          const high = top - Math.max(0, Math.round(3 * Math.sin(angle * 2 + cx)))
          for (let z = 0; z < high; z++) {
            if (z % 7 === 4 && (x === 0 || y === 0)) continue
            keep.put(
              cx + x,
              cy + y,
              z,
              z % 7 === 0 ? 'concrete' : random.chance(0.12) ? 'concreteDark' : 'stone',
            )
          }
          if (top > 18 && (x + y) % 2) keep.put(cx + x, cy + y, high, 'stone')
        }
    }
    tower(-12, 16, 4, 21)
    tower(13, 18, 4, 13)
    tower(-2, 34, 6, 30)
    for (let x = -9; x <= 9; x++)
      for (let z = 0; z < 10 - Math.max(0, Math.round((x - 1) * 0.7)); z++) {
        if (Math.abs(x + 4) < 3 && z < 6 - Math.abs(x + 4) * 0.5) continue
        for (const y of [16, 17])
          keep.put(x, y, z, z % 5 === 0 ? 'concrete' : random.chance(0.15) ? 'brick' : 'stone')
      }
    keep.build()
    for (const [x0, y0, w, h] of [
      [-0.4, 7.4, 6.4, 5],
      [4.3, 6.6, 4.6, 7],
    ] as const)
      for (let x = 0; x <= w; x += 1.6) {
        for (const y of [0, 0.9]) stage.bar('plank', [x0 + x, y0 - y, 0], [x0 + x, y0 - y, h], 0.09)
        for (let z = 1.5; z <= h; z += 1.5) {
          stage.bar('wood', [x0 + x, y0, z], [x0 + x, y0 - 0.9, z], 0.07)
          if (x + 1.6 <= w) {
            stage.box('plank', [x0 + x + 0.8, y0 - 0.45, z + 0.05], [1.6, 0.8, 0.05])
            stage.bar('wood', [x0 + x, y0 - 0.92, z - 1.4], [x0 + x + 1.6, y0 - 0.92, z], 0.05)
          }
        }
      }
    // The crane.
    stage.at([1.6, 12, 0], {}, () => {
      for (const x of [-0.5, 0.5])
        for (const y of [-0.5, 0.5]) stage.bar('orange', [x, y, 0], [x, y, 13], 0.13)
      for (let z = 0; z < 13; z += 1)
        for (const s of [-0.5, 0.5]) {
          stage.bar('orange', [-0.5, s, z], [0.5, s, z + 1], 0.07)
          stage.bar('orange', [s, -0.5, z], [s, 0.5, z + 1], 0.07)
        }
      stage.at([0, 0, 13], { yaw: 24 }, () => {
        stage.box('orange', [0, 0, 0.5], [1.2, 1.2, 1])
        stage.box('glass', [0.2, -0.62, 0.6], [0.7, 0.04, 0.5])
        for (const [y, z] of [
          [-0.35, 0.9],
          [0.35, 0.9],
          [0, 1.6],
        ] as const)
          stage.bar('orange', [-3.6, y, z], [10, y, z], 0.1)
        for (let x = -3.6; x < 10; x += 0.8) {
          stage.bar('orange', [x, -0.35, 0.9], [x + 0.4, 0, 1.6], 0.05)
          stage.bar('orange', [x + 0.4, 0, 1.6], [x + 0.8, 0.35, 0.9], 0.05)
        }
        stage.box('concreteDark', [-3.1, 0, 0.5], [1, 1, 1])
        stage.bar('black', [7.4, 0, 0.9], [7.4, 0, -5.4], 0.04)
        stage.box('brass', [7.4, 0, -5.9], [0.95, 0.95, 0.95], { yaw: 12 })
      })
    })
    stage.at([-2, 0.6, 0], { yaw: 14 }, () => {
      stage.box('plank', [0, 0, 0.85], [2, 1, 0.08])
      for (const x of [-0.9, 0.9])
        for (const y of [-0.4, 0.4]) stage.block('wood', [x, y, 0], [0.1, 0.1, 0.85])
      stage.box('blue', [0.1, 0, 0.9], [1.3, 0.8, 0.01], { yaw: 5 }, 2.4)
      for (let i = 0; i < 9; i++)
        stage.box(
          'white',
          [-0.4 + i * 0.12, stage.random(-0.25, 0.25), 0.908],
          [0.02, stage.random(0.1, 0.4), 0.006],
        )
    })
    settler(stage, [-2.5, 1.8, 0], 170, 'orange')
    settler(stage, [-0.7, 1.5, 0], 150, 'plasterBlue')
    settler(stage, [5.8, 5.9, 3.1], 40, 'orange')
    for (let i = 0; i < 14; i++)
      stage.block(
        random.pick(['stone', 'brick', 'concrete']),
        [2.6 + (i % 4) * 0.62, 1 + (i % 2) * 0.3, Math.floor(i / 4) * 0.56],
        [0.58, 0.58, 0.55],
        { yaw: random(-6, 6) },
      )
    crate(stage, [-5, 1, 0], [1, 0.8, 0.6], 20)
    flag(stage, [-6, 8, 10.4], 3)
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random(-25, 25), random(24, 42)]
      tree(stage, [x, y, height(x, y)], random(5, 9), random.pick(['leaf', 'leafAutumn'] as const))
    }
    tree(stage, [-8.4, 1.4, 0], 6, 'leaf')
    tufts(stage, [-9, -7], [9, 1], 380, height, 'grass')
    mist(stage, [
      { y: 13, high: 4, colour: [0.6, 0.5, 0.4], opacity: 0.35 },
      { y: 26, high: 10, colour: [0.7, 0.56, 0.42], opacity: 0.6 },
      { y: 38, high: 15, colour: [0.75, 0.6, 0.45], opacity: 0.7 },
    ])
    stage.light({ kind: 'sun', from: [-11, -3.5, 5], colour: [1, 0.62, 0.34], power: 6.5, size: 0.02 })
    return stage.finish({
      sky: { ...COLD_DAY_SKY, clouds: 0.4 },
      fog: { from: 14, to: 75, most: 0.45, colour: [0.5, 0.38, 0.28], onSky: 0.06 },
      camera: { at: [0.8, -8.4, 1.8], to: [0.2, 6, 3.7], lens: 26, focus: [-1.4, 2.2, 1.4], aperture: 0.45 },
      grade: { exposure: 0, glare: { threshold: 1.9, share: 0.2 }, vignette: 0.35 },
    })
  },
}
