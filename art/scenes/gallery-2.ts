import { mist, NIGHT_SKY } from '#art/kit/city.ts'
import { settler, soldier } from '#art/kit/figures.ts'
import { barrel, crate, fire, flag, sandbags, tent, tree } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { hills, terrain, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { truck } from '#art/kit/vehicles.ts'

export const gallery2: Picture = {
  name: 'gallery-2',
  alt: {
    ru: 'Ночной лагерь на опушке: бойцы греются у костра между палаток, позади стоит грузовик',
    en: 'A night camp at the edge of the woods: soldiers around a fire between tents, a truck behind them',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(72)
    const { random } = stage
    const height = (x: number, y: number) =>
      Math.hypot(x, y - 1) < 5 ? 0.04 * noise(x * 2, y * 2, 1) : hills(0.4, 6, 4)(x, y)
    terrain(stage, {
      from: [-22, -9],
      to: [22, 30],
      step: 0.5,
      height,
      material: (x, y) =>
        Math.hypot(x, y - 1) < 3 + 2 * noise(x, y, 2)
          ? 'earth'
          : noise(x * 0.6, y * 0.6, 3) > 0.5
            ? 'grass'
            : 'moss',
    })
    fire(stage, [0.2, 1.2, 0], 0.85, 420)
    for (let i = 0; i < 12; i++)
      stage.box(
        'stone',
        [0.2 + Math.cos(i * 0.52) * 0.75, 1.2 + Math.sin(i * 0.52) * 0.75, 0.08],
        [0.28, 0.24, 0.2],
        { yaw: i * 30 },
      )
    soldier(stage, [-1.9, 1.6, 0], -80, 'guard')
    soldier(stage, [1.7, 2.9, 0], 140, 'guard')
    soldier(stage, [-0.9, 3.2, 0], 200, 'guard', { pack: true })
    settler(stage, [2.3, 0.6, 0], 70, 'ragsBrown')
    tent(stage, [-5.2, 4.6, 0.1], 38)
    tent(stage, [5.4, 5.6, 0.1], -34)
    truck(stage, [0.9, 9.6, 0.15], 96, false)
    flag(stage, [-2.6, 6.4, 0.1], 4.6)
    crate(stage, [3.6, -0.6, 0], [1, 0.7, 0.55], 22, 'olive', 'oliveDark')
    crate(stage, [3.5, -0.5, 0.55], [0.7, 0.5, 0.4], 50)
    barrel(stage, [4.5, 0.3, 0])
    sandbags(stage, [-5.2, -1.4, 0], 24, 2.4, 3)
    stage.bar('bark', [-1.6, -0.4, 0.16], [0.3, -0.9, 0.16], 0.34)
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random(-20, 20), random(11, 28)]
      tree(stage, [x, y, height(x, y)], random(5, 9), random.chance(0.7) ? 'leaf' : null)
    }
    tree(stage, [-7.4, 1.6, 0.1], 6.4, 'leafAutumn')
    tree(stage, [7.6, 1.4, 0.1], 7, null)
    tufts(stage, [-9, -7], [9, 0], 340, height, 'grass')
    mist(stage, [
      { y: 8, high: 4, colour: [0.09, 0.1, 0.13], opacity: 0.45 },
      { y: 13, high: 7, colour: [0.09, 0.12, 0.17], opacity: 0.55 },
      { y: 22, high: 12, colour: [0.09, 0.13, 0.2], opacity: 0.6 },
    ])
    stage.light({ kind: 'sun', from: [-8, 10, 9], colour: [0.42, 0.6, 1], power: 0.9, size: 0.04 })
    return stage.finish({
      sky: { ...NIGHT_SKY, zenith: [0.01, 0.02, 0.05], horizon: [0.06, 0.085, 0.14] },
      fog: { from: 9, to: 45, most: 0.7, colour: [0.035, 0.055, 0.09], onSky: 0.1 },
      camera: { at: [0.5, -7.8, 1.6], to: [0.1, 3, 1.6], lens: 36, focus: [0.2, 1.6, 1], aperture: 0.35 },
      grade: { exposure: 1.2, glare: { threshold: 1.6, share: 0.26 }, vignette: 0.45 },
    })
  },
}
