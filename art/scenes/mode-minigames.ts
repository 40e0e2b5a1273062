import { mist, NIGHT_SKY } from '#art/kit/city.ts'
import { settler } from '#art/kit/figures.ts'
import { flag } from '#art/kit/props.ts'
import { Stage } from '#art/kit/stage.ts'
import type { Picture, Vector } from '#art/kit/types.ts'

export const modeMinigames: Picture = {
  name: 'mode-minigames',
  alt: {
    ru: 'Мини-игры: полоса препятствий над раскалённой лавой, игроки прыгают по плитам к флагу под прожекторами',
    en: 'Minigames: an obstacle course above glowing lava, players leap from slab to slab toward a floodlit flag',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(193)
    const { random } = stage
    for (let x = -12; x < 12; x += 0.75)
      for (let y = -8; y < 26; y += 0.75) {
        const lift = random(-0.06, 0.06)
        stage.box(
          random.chance(0.3) ? 'lava' : random.chance(0.16) ? 'lavaHot' : 'charred',
          [x, y, -2.6 + lift],
          [0.74, 0.74, 0.4],
        )
      }
    for (const [x, y] of [
      [-5, 1],
      [5, 4],
      [-4, 10],
      [4, 14],
      [0, 7],
    ] as const)
      stage.light({ kind: 'point', at: [x, y, -1.7], colour: [1, 0.3, 0.06], power: 200, size: 0.8 })
    const slabs: readonly (readonly [number, number, number, number])[] = [
      [-2.6, -1.4, 0, 2.4],
      [0.2, 0.9, 0.2, 1.2],
      [1.9, 2.8, 0.55, 1.1],
      [-0.2, 4.4, 0.8, 1.5],
      [-2.5, 5.8, 1.1, 1],
      [-3.6, 8.2, 1.4, 1.6],
      [-1.2, 9.8, 1.7, 1],
      [1.2, 11, 2, 1.2],
      [3.6, 12.6, 2.3, 1],
      [2.2, 15, 2.6, 3.6],
    ]
    const top = (slab: readonly [number, number, number, number]): Vector => [slab[0], slab[1], slab[2]]
    for (const [index, slab] of slabs.entries()) {
      const [x, y, z, size] = slab
      stage.box(index % 2 ? 'concrete' : 'stone', [x, y, z - 0.2], [size, size, 0.4])
      stage.box('hazard', [x, y - size / 2 - 0.01, z - 0.12], [size, 0.03, 0.2], {}, 0.95)
      stage.box('olive', [x, y, z + 0.01], [size * 0.8, size * 0.8, 0.02])
      stage.bar('steelDark', [x, y, z - 0.4], [x + random(-0.1, 0.1), y, -2.6], 0.22)
      stage.box('rust', [x, y, z - 1.1], [0.5, 0.5, 0.12])
    }
    settler(stage, top(slabs[0]!), -38, 'plasterBlue')
    stage.at([1.2, 2, 0.95], { pitch: -14 }, () => settler(stage, [0, 0, 0], -24, 'orange'))
    settler(stage, top(slabs[3]!), 30, 'plaster')
    settler(stage, top(slabs[5]!), -56, 'red')
    stage.at([2.4, 11.8, 2.8], { pitch: -10 }, () => settler(stage, [0, 0, 0], -46, 'blue'))
    flag(stage, top(slabs[9]!), 3.6)
    for (const side of [-1, 1]) {
      for (let y = -4; y < 22; y += 1)
        for (let z = -2.6; z < 4.6; z += 1)
          stage.box(
            random.chance(0.16) ? 'brick' : random.chance(0.3) ? 'concreteDark' : 'stone',
            [side * 8.5, y + 0.5, z + 0.5],
            [1 + random(-0.15, 0.15), 0.98, 0.98],
          )
      for (const y of [3, 10, 17]) {
        stage.box('steelDark', [side * 7.8, y, 4.9], [0.5, 1.2, 0.7])
        stage.box('lampWhite', [side * 7.52, y, 4.85], [0.05, 1, 0.5])
        stage.beam([side * 7.4, y, 4.8], [side * 0.6, y + 1, 0.4], 1.8, [1, 0.84, 0.62], 0.16, 0.3)
      }
      stage.light({
        kind: 'spot',
        at: [side * 7.3, 5, 5],
        to: [0, 5, 0.6],
        colour: [1, 0.82, 0.6],
        power: 1500,
        angle: 95,
        size: 0.6,
      })
      stage.light({
        kind: 'spot',
        at: [side * 7.3, 14, 5],
        to: [0, 12, 1.6],
        colour: [1, 0.82, 0.6],
        power: 1500,
        angle: 95,
        size: 0.6,
      })
    }
    for (let x = -9; x < 9; x++)
      for (let z = -2.6; z < 6; z += 1)
        stage.box(random.chance(0.2) ? 'concreteDark' : 'stone', [x + 0.5, 22, z + 0.5], [0.98, 1, 0.98])
    for (let i = 0; i < 150; i++)
      stage.box('ember', [random(-7, 7), random(-4, 18), random(-2, 4)], [0.03, 0.03, 0.03])
    mist(stage, [
      { y: 6, high: 4, colour: [0.5, 0.16, 0.05], opacity: 0.3 },
      { y: 13, high: 7, colour: [0.5, 0.19, 0.07], opacity: 0.5 },
      { y: 20, high: 10, colour: [0.3, 0.16, 0.1], opacity: 0.6 },
    ])
    return stage.finish({
      sky: NIGHT_SKY,
      fog: { from: 10, to: 50, most: 0.6, colour: [0.09, 0.05, 0.035], onSky: 0.1 },
      camera: {
        at: [-3.9, -7.6, 3.3],
        to: [0.1, 6, 0.75],
        lens: 31,
        focus: [-0.4, 2, 1],
        aperture: 0.35,
        tilt: 1.5,
      },
      grade: { exposure: 0.7, glare: { threshold: 1.7, share: 0.25 }, vignette: 0.45 },
    })
  },
}
