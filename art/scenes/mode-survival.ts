import { COLD_DAY_SKY, mist } from '#art/kit/city.ts'
import { settler } from '#art/kit/figures.ts'
import { barrel, crate, fire, tree } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { hills, terrain, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { wreck } from '#art/kit/vehicles.ts'

export const modeSurvival: Picture = {
  name: 'mode-survival',
  alt: {
    ru: 'Выживание: бревенчатая хижина за частоколом на рассвете, поселенец рубит дрова у костра',
    en: 'Survival: a log cabin behind a palisade at dawn, a settler chops wood by the fire',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(160)
    const { random } = stage
    const height = (x: number, y: number) =>
      Math.hypot(x, y - 3) < 6 ? 0.05 * noise(x * 2, y * 2, 1) : hills(0.5, 7, 4)(x, y)
    terrain(stage, {
      from: [-22, -9],
      to: [22, 36],
      step: 0.5,
      height,
      material: (x, y) =>
        Math.hypot(x, y - 2) < 2.6 + 3 * noise(x, y, 2)
          ? 'earth'
          : noise(x * 0.6, y * 0.6, 3) > 0.55
            ? 'grass'
            : 'deadGrass',
    })
    stage.at([2.2, 5.4, 0], { yaw: -14 }, () => {
      for (let z = 0; z < 9; z++) {
        const lift = 0.16 + z * 0.3
        for (const y of [0, 4])
          for (const [x, w] of z > 0 && z < 7 && y === 0
            ? ([
                [-1.7, 1.9],
                [1.65, 2],
              ] as const)
            : ([[0, 5.4]] as const))
            stage.box(z % 2 ? 'wood' : 'bark', [x, y, lift], [w, 0.3, 0.29])
        for (const x of [-2.55, 2.55]) stage.box(z % 2 ? 'bark' : 'wood', [x, 2, lift], [0.3, 4.5, 0.29])
      }
      for (const side of [-1, 1])
        for (let i = 0; i < 9; i++)
          stage.box(
            random.chance(0.75) ? 'woodDark' : 'moss',
            [side * (0.2 + i * 0.34), 2, 4.5 - i * 0.23],
            [0.42, 5.2, 0.14],
            { roll: side * 32 },
          )
      for (let i = 0; i < 6; i++) stage.box('wood', [0, 0, 2.83 + i * 0.26], [4.4 - i * 0.75, 0.2, 0.25])
      stage.box('windowDim', [-1.6, -0.16, 1.5], [0.7, 0.02, 0.6])
      stage.box('woodDark', [-1.6, -0.18, 1.5], [0.06, 0.04, 0.62])
      stage.box('windowDim', [0, 0.3, 1.1], [1.1, 0.02, 1.8])
      stage.light({ kind: 'point', at: [0, -0.6, 1.7], colour: [1, 0.58, 0.25], power: 70, size: 0.2 })
      stage.block('stone', [1.7, 3, 2.6], [0.7, 0.7, 2.6])
    })
    stage.haze([4.1, 9, 7.4], 4.4, 8, [0.4, 0.38, 0.38], 0.7)
    for (let i = 0; i < 22; i++) {
      const a = -0.5 + (i / 21) * (Math.PI + 1)
      const [x, y] = [Math.cos(a) * 9 + 0.8, 3.4 + Math.sin(a) * 8]
      stage.bar('woodDark', [x, y, 0], [x + random(-0.1, 0.1), y, random(1.8, 2.5)], 0.3)
      stage.bar('wood', [x + 0.5, y, 0], [x + 0.5, y, random(1.7, 2.4)], 0.28)
    }
    for (let row = 0; row < 4; row++) {
      stage.box('mud', [-5.2 + row * 0.8, 3.6, 0.09], [0.5, 4, 0.12])
      for (let i = 0; i < 13; i++)
        stage.block(
          random.chance(0.3) ? 'orange' : 'leaf',
          [-5.2 + row * 0.8, 1.8 + i * 0.3, 0.14],
          [0.15, 0.15, random(0.12, 0.34)],
          { yaw: random(0, 90) },
        )
    }
    settler(stage, [-1.5, 1.6, 0], -52, 'plasterRose')
    stage.drum('bark', [-2.4, 2.2, 0.25], 0.32, 0.5, {}, 10)
    // The axe stands in the block.
    stage.bar('wood', [-2.3, 2.1, 0.62], [-1.86, 1.9, 1.12], 0.06)
    stage.box('steel', [-2.33, 2.1, 0.58], [0.3, 0.07, 0.16], { roll: 40 })
    for (let i = 0; i < 26; i++)
      stage.drum(
        random.chance(0.5) ? 'bark' : 'plank',
        [-0.2 + (i % 6) * 0.26, 4.1, 0.14 + Math.floor(i / 6) * 0.22],
        0.12,
        0.8,
        { pitch: 90 },
        7,
      )
    fire(stage, [0.1, 1.1, 0], 0.6, 130)
    barrel(stage, [4.6, 3.2, 0])
    crate(stage, [5.2, 2.2, 0], [0.9, 0.7, 0.6], 20)
    wreck(stage, [-7.4, 8.6, 0.1], 40)
    for (let i = 0; i < 34; i++) {
      const [x, y] = [random(-21, 21), random(13, 34)]
      tree(
        stage,
        [x, y, height(x, y)],
        random(5, 10),
        random.pick(['leaf', 'leaf', 'leafAutumn', null] as const),
      )
    }
    tree(stage, [-6.6, -0.8, 0], 6, 'leafAutumn')
    tufts(stage, [-9, -7], [9, 0.4], 420, height, 'grass')
    mist(stage, [
      { y: 11, high: 4, colour: [0.5, 0.42, 0.34], opacity: 0.3 },
      { y: 19, high: 8, colour: [0.66, 0.5, 0.34], opacity: 0.4 },
      { y: 30, high: 13, colour: [0.75, 0.56, 0.38], opacity: 0.5 },
    ])
    stage.light({ kind: 'sun', from: [-12, 7, 4.4], colour: [1, 0.58, 0.28], power: 6, size: 0.02 })
    return stage.finish({
      sky: { ...COLD_DAY_SKY, glow: { towards: [-0.5, 1, 0.15], colour: [1.1, 0.6, 0.24], tightness: 8 } },
      fog: { from: 10, to: 60, most: 0.5, colour: [0.5, 0.34, 0.2], onSky: 0.08 },
      camera: { at: [-0.6, -7.2, 1.7], to: [0.3, 4, 1.9], lens: 31, focus: [0, 2.4, 1.2], aperture: 0.4 },
      grade: { exposure: 0.2, glare: { threshold: 1.8, share: 0.22 }, vignette: 0.4 },
    })
  },
}
