import { mist } from '#art/kit/city.ts'
import { anomaly, soldier } from '#art/kit/figures.ts'
import { tree } from '#art/kit/props.ts'
import { noise } from '#art/kit/random.ts'
import { Stage } from '#art/kit/stage.ts'
import { terrain, tufts } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'
import { wreck } from '#art/kit/vehicles.ts'

export const news3: Picture = {
  name: 'news-3',
  alt: {
    ru: 'Ночной лес: патруль светит фонарями на высокую тёмную фигуру, стоящую на дороге в тумане',
    en: 'A forest at night: a patrol shines its torches at a tall dark figure on the road in the mist',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(149)
    const { random } = stage
    const height = (x: number, y: number) =>
      Math.abs(x) < 2.4 ? 0.06 * noise(x * 2, y * 2, 1) : 0.2 + 0.7 * noise(x * 0.2, y * 0.2, 2)
    terrain(stage, {
      from: [-20, -9],
      to: [20, 40],
      step: 0.5,
      height,
      material: (x, y) =>
        Math.abs(x) < 2.4
          ? noise(x, y, 3) > 0.78
            ? 'puddle'
            : noise(x, y, 4) > 0.5
              ? 'mud'
              : 'earth'
          : noise(x * 0.6, y * 0.6, 5) > 0.5
            ? 'moss'
            : 'deadGrass',
    })
    for (let i = 0; i < 56; i++) {
      const side = random.chance(0.5) ? -1 : 1
      const [x, y] = [side * random(3.4, 18), random(-1, 34)]
      tree(stage, [x, y, height(x, y)], random(6, 11), random.chance(0.25) ? 'leaf' : null)
    }
    anomaly(stage, [0.3, 9, 0], 178)
    stage.haze([0.4, 15, 2.2], 13, 10, [0.62, 0.68, 0.72], 0.9)
    stage.light({
      kind: 'spot',
      at: [0.2, 22, 3.6],
      to: [0.4, 6, 0],
      colour: [0.7, 0.85, 1],
      power: 6000,
      angle: 70,
      size: 0.5,
    })
    for (const [x, y, turn] of [
      [-2, 0.4, -6],
      [1.9, 1.4, 7],
    ] as const) {
      soldier(stage, [x, y, 0], turn, 'aim', { dark: true })
      stage.box('lampWhite', [x + 0.1, y + 1.1, 1.38], [0.07, 0.05, 0.07])
      stage.light({
        kind: 'spot',
        at: [x + 0.1, y + 1.2, 1.38],
        to: [0.4, 12, 1.2],
        colour: [1, 0.88, 0.66],
        power: 900,
        angle: 20,
        size: 0.05,
      })
      stage.beam([x + 0.1, y + 1.15, 1.38], [0.4, 12, 1.5], 1.3, [1, 0.86, 0.64], 0.4, 0.05)
    }
    wreck(stage, [3.6, 7.6, 0.1], 62, 'charred')
    tufts(stage, [-8, -7], [-2.2, 12], 260, height)
    tufts(stage, [2.2, -7], [8, 12], 260, height)
    mist(stage, [
      { y: 4, high: 2, colour: [0.12, 0.14, 0.16], opacity: 0.4 },
      { y: 9, high: 3.4, colour: [0.2, 0.23, 0.26], opacity: 0.55 },
      { y: 20, high: 12, colour: [0.34, 0.4, 0.45], opacity: 0.45 },
    ])
    return stage.finish({
      sky: { zenith: [0.008, 0.014, 0.024], horizon: [0.05, 0.065, 0.08], strength: 0.9 },
      fog: { from: 7, to: 40, most: 0.7, colour: [0.045, 0.06, 0.075], onSky: 0.1 },
      camera: {
        at: [-0.9, -7, 1.5],
        to: [0.1, 6, 1.95],
        lens: 35,
        focus: [0, 1.4, 1.3],
        aperture: 0.45,
        tilt: -1,
      },
      grade: { exposure: 0.95, glare: { threshold: 1.4, share: 0.28 }, vignette: 0.5 },
    })
  },
}
