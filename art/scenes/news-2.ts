import { mist, NIGHT_SKY, skyline, street } from '#art/kit/city.ts'
import { soldier } from '#art/kit/figures.ts'
import { flag, hedgehog, jerseyBarrier, sandbags } from '#art/kit/props.ts'
import { Stage } from '#art/kit/stage.ts'
import { rubble } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { tank } from '#art/kit/vehicles.ts'

export const news2: Picture = {
  name: 'news-2',
  alt: {
    ru: 'Турнир: два танка сошлись на арене под прожекторами, между ними развевается флаг',
    en: 'A tournament: two tanks face each other in an arena under floodlights, a flag between them',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(138)
    street(stage, 14, [-24, -9], [24, 32], 0.14)
    tank(stage, [-5.6, 6.4, 0], -118, 34)
    tank(stage, [5.9, 7.4, 0], 122, -38)
    flag(stage, [0.3, 9, 0.4], 5)
    for (let i = 0; i < 4; i++)
      stage.drum('concreteDark', [0.3, 9, 0.08 + i * 0.1], 1.4 - i * 0.25, 0.12, {}, 16)
    for (const [x, y] of [
      [-9, 12],
      [9.4, 12],
      [-3.6, 19],
      [4.4, 19],
    ] as const) {
      stage.bar('steelDark', [x, y, 0], [x, y, 7.5], 0.22)
      stage.box('steelDark', [x, y - 0.1, 7.8], [2.2, 0.3, 1])
      for (let i = 0; i < 8; i++)
        stage.box(
          'lampWhite',
          [x - 0.78 + (i % 4) * 0.52, y - 0.28, 7.56 + Math.floor(i / 4) * 0.46],
          [0.38, 0.06, 0.34],
        )
      stage.light({
        kind: 'spot',
        at: [x, y - 0.5, 7.7],
        to: [x * 0.2, 3, 0],
        colour: [1, 0.84, 0.62],
        power: 3000,
        angle: 60,
        size: 0.6,
      })
      stage.beam([x, y - 0.4, 7.7], [x * 0.3, 4, 0], 4.2, [1, 0.84, 0.62], 0.16, 0.8)
    }
    for (let i = 0; i < 9; i++) jerseyBarrier(stage, [-9.6 + i * 2.4, 10.6, 0], stage.random(-4, 4))
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 16; i++)
        if (stage.random.chance(0.75))
          soldier(
            stage,
            [-8.4 + i * 1.1 + stage.random(-0.2, 0.2), 12.4 + row * 1.2, row * 0.5],
            180 + stage.random(-20, 20),
            'guard',
          )
    for (let row = 0; row < 3; row++)
      stage.block('concreteDark', [0, 12.4 + row * 1.2, 0], [20, 1.2, row * 0.5 + 0.01])
    hedgehog(stage, [-1.8, 0.4, 0], 20)
    hedgehog(stage, [3.6, -1.2, 0], 60)
    sandbags(stage, [-5.4, -2.2, 0], -10, 2.8, 3)
    rubble(stage, [0, 1, 0], [8, 6], 330, ['concrete', 'brick', 'concreteDark'], 0.24)
    skyline(stage, 34, -40, 44, 230, [3, 6], 0.08)
    mist(stage, [
      { y: 2.2, high: 1.6, colour: [0.32, 0.25, 0.17], opacity: 0.4 },
      { y: 9, high: 4, colour: [0.34, 0.28, 0.21], opacity: 0.5 },
      { y: 22, high: 10, colour: [0.16, 0.16, 0.18], opacity: 0.6 },
    ])
    stage.light({
      kind: 'spot',
      at: [-9, -4, 6],
      to: [1, 6, 0.6],
      colour: [1, 0.72, 0.42],
      power: 2600,
      angle: 80,
      size: 0.5,
    })
    return stage.finish({
      sky: NIGHT_SKY,
      fog: { from: 10, to: 60, most: 0.75, colour: [0.05, 0.055, 0.07], onSky: 0.1 },
      camera: { at: [-0.9, -7.8, 1.35], to: [0.2, 5, 2.1], lens: 30, focus: [-4, 4, 1.3], aperture: 0.4 },
      grade: { exposure: 0.7, glare: { threshold: 1.6, share: 0.28 }, vignette: 0.45 },
    })
  },
}
