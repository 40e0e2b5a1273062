import { mist, NIGHT_SKY, skyline } from '#art/kit/city.ts'
import { monitorDesk } from '#art/kit/facility.ts'
import { scientist, soldier } from '#art/kit/figures.ts'
import { barrel, crate, flag, sandbags, tent } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { terrain, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { carrier } from '#art/kit/vehicles.ts'

/** The post from which news is sent; also the picture of news that have none. */
export const news1: Picture = {
  name: 'news-1',
  alt: {
    ru: 'Полевой узел связи ночью: у пультов под навесом дежурит связист, над палатками поднята мачта',
    en: 'A field signals post at night: an operator at the desks under an awning, a mast above the tents',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(127)
    const height = (x: number, y: number) => (Math.hypot(x, y) < 5 ? 0 : 0.3 * noise(x * 0.3, y * 0.3, 4))
    terrain(stage, {
      from: [-22, -9],
      to: [22, 34],
      step: 0.5,
      height,
      material: (x, y) =>
        noise(x * 0.6, y * 0.6, 3) > 0.6 ? 'mud' : noise(x, y, 5) > 0.7 ? 'deadGrass' : 'earth',
    })
    for (let i = 0; i < 12; i++)
      stage.box('canvas', [-2.75 + i * 0.5, 2.4, 2.85], [0.51, 4, 0.06], { pitch: 5 })
    for (const x of [-3, 3]) for (const y of [0.5, 4.3]) stage.bar('wood', [x, y, 0], [x, y, 2.8], 0.11)
    for (let i = 0; i < 12; i++) stage.box('canvas', [-2.75 + i * 0.5, 4.4, 1.5], [0.51, 0.06, 2.7])
    for (let i = 0; i < 10; i++) stage.box('plank', [-2.7 + i * 0.6, 2.2, 0.03], [0.57, 4.2, 0.06])
    monitorDesk(stage, [-1.2, 3.2, 0.06], 4, 3)
    monitorDesk(stage, [1.7, 3.1, 0.06], -12, 2)
    stage.box('plaster', [-0.2, 4.34, 1.85], [2.4, 0.03, 1.1])
    for (let i = 0; i < 22; i++)
      stage.box(
        i % 6 ? 'olive' : 'red',
        [stage.random(-1.3, 0.9), 4.31, stage.random(1.4, 2.3)],
        [stage.random(0.05, 0.4), 0.02, stage.random(0.03, 0.14)],
      )
    stage.bar('steelDark', [0, 2, 2.8], [0, 2, 2.45], 0.03)
    stage.box('lamp', [0, 2, 2.38], [0.2, 0.2, 0.12])
    stage.light({ kind: 'point', at: [0, 2, 2.25], colour: [1, 0.62, 0.28], power: 120, size: 0.12 })
    soldier(stage, [-0.6, 1.5, 0.06], -4, 'guard', { pack: true })
    scientist(stage, [1.3, 1.9, 0.06], -16)
    soldier(stage, [3.9, -0.6, 0], 150, 'guard')
    // The mast on its wires.
    stage.bar('steelDark', [4.7, 6, 0], [4.7, 6, 10], 0.16)
    for (let z = 1; z < 10; z += 0.6) stage.bar('steel', [4.5, 5.9, z], [4.9, 6.1, z + 0.4], 0.04)
    for (const [x, y] of [
      [8, 4],
      [2.5, 9],
      [3, 3],
    ] as const)
      stage.bar('steelDark', [4.7, 6, 8.6], [x, y, 0], 0.025)
    stage.box('alarm', [4.7, 6, 10.05], [0.16, 0.16, 0.16])
    for (let i = 0; i < 5; i++) stage.box('steel', [4.7, 5.7, 6 + i * 0.4], [1.5 - i * 0.24, 0.03, 0.03])
    tent(stage, [-6.4, 6.4, 0.1], 24)
    carrier(stage, [8, 10, 0.1], 124, 20)
    flag(stage, [-4.3, 3.4, 0], 4.8)
    sandbags(stage, [-4.8, 0.2, 0], -14, 2.6, 4)
    sandbags(stage, [2.6, -1.4, 0], 10, 2.9, 3)
    crate(stage, [-3.4, -0.6, 0], [1, 0.7, 0.6], 22, 'olive', 'oliveDark')
    crate(stage, [-3.5, -0.5, 0.6], [0.7, 0.5, 0.42], 4)
    barrel(stage, [-4.4, -1, 0])
    for (const x of [-0.5, 0.9]) stage.bar('black', [x, 3.4, 0.1], [x + 3, 0.2, 0.03], 0.04)
    tufts(stage, [-8, -7], [8, -0.8], 260, height)
    skyline(stage, 36, -40, 44, 210, [3, 7], 0.05)
    mist(stage, [
      { y: 9, high: 4, colour: [0.09, 0.11, 0.15], opacity: 0.5 },
      { y: 20, high: 9, colour: [0.09, 0.13, 0.19], opacity: 0.6 },
    ])
    stage.light({ kind: 'sun', from: [-9, 8, 8], colour: [0.42, 0.6, 1], power: 1, size: 0.04 })
    return stage.finish({
      sky: { ...NIGHT_SKY, zenith: [0.012, 0.026, 0.06], horizon: [0.09, 0.11, 0.16] },
      fog: { from: 9, to: 60, most: 0.75, colour: [0.05, 0.07, 0.11], onSky: 0.1 },
      camera: { at: [0.9, -7.4, 1.7], to: [0.2, 3, 2.15], lens: 32, focus: [0, 1.6, 1.4], aperture: 0.4 },
      grade: { exposure: 1.1, glare: { threshold: 1.5, share: 0.26 }, vignette: 0.45 },
    })
  },
}
