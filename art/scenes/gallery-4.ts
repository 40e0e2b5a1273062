import { containmentMark, corridor, monitorDesk, stripLamp } from '#art/kit/facility.ts'
import { scientist, soldier } from '#art/kit/figures.ts'
import { Stage } from '#art/kit/stage.ts'
import type { Picture } from '#art/kit/types.ts'

export const gallery4: Picture = {
  name: 'gallery-4',
  alt: {
    ru: 'Пост управления комплекса: ряды мониторов, дежурный учёный и большая карта на стене',
    en: 'The control room of the facility: rows of monitors, a scientist on duty and a large map on the wall',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(94)
    const { random } = stage
    corridor(stage, 11, 4.6, -7, 8, 'tileDark')
    stage.box('black', [0, 8.2, 2.3], [11, 0.3, 4.8])
    // The wall map: a plan of rooms drawn in light.
    stage.box('panel', [0, 8, 2.5], [6.6, 0.16, 2.9])
    stage.box('black', [0, 7.9, 2.5], [6.3, 0.04, 2.6])
    for (let i = 0; i < 46; i++) {
      const [x, z] = [Math.round(random(-2.9, 2.9) * 4) / 4, 2.5 + Math.round(random(-1.1, 1.1) * 4) / 4]
      const [w, h] = [random.pick([0.25, 0.5, 0.75]), random.pick([0.25, 0.25, 0.5])]
      const paint = random.chance(0.07) ? 'alarm' : random.chance(0.2) ? 'screenAmber' : 'screen'
      for (const s of [-1, 1]) {
        stage.box(paint, [x + (s * w) / 2, 7.87, z], [0.02, 0.01, h])
        stage.box(paint, [x, 7.87, z + (s * h) / 2], [w, 0.01, 0.02])
      }
    }
    stage.light({
      kind: 'area',
      at: [0, 7.6, 2.5],
      to: [0, 0, 1],
      colour: [0.35, 0.85, 0.7],
      power: 70,
      size: 3,
    })
    stage.haze([0, 7.2, 2.4], 10, 6, [0.1, 0.26, 0.22], 0.5)
    for (const [x, y, yaw] of [
      [-2.7, 4.6, 10],
      [0.2, 4.9, 0],
      [3.1, 4.6, -10],
      [-3.3, 1.6, 16],
      [3.5, 1.6, -16],
    ] as const) {
      monitorDesk(stage, [x, y, 0], yaw, 3)
      stage.block('black', [x, y - 1, 0.42], [0.5, 0.5, 0.1])
      stage.box('black', [x, y - 1.26, 0.8], [0.5, 0.08, 0.66])
      stage.drum('steelDark', [x, y - 1, 0.22], 0.05, 0.4, {}, 8)
    }
    scientist(stage, [0.7, 2.6, 0], -12)
    scientist(stage, [-2.5, 3.5, 0], 12)
    soldier(stage, [4.7, 4.2, 0], 150, 'guard', { dark: true })
    containmentMark(stage, [-4.5, 7.98, 2.6], 0.55, 'white')
    stripLamp(stage, [-2.2, 0.6, 4.2], 34)
    stripLamp(stage, [2.6, -2, 4.2], 30)
    for (let i = 0; i < 16; i++)
      stage.box('white', [random(-3, 3), random(-3, 3), 0.012], [0.21, 0.297, 0.006], { yaw: random(0, 180) })
    monitorDesk(stage, [-3.1, -3.4, 0], 200, 3)
    return stage.finish({
      bounces: 2,
      sky: { zenith: [0.004, 0.005, 0.007], horizon: [0.004, 0.005, 0.007] },
      fog: { from: 6, to: 30, most: 0.3, colour: [0.02, 0.04, 0.04] },
      camera: { at: [-0.9, -6, 1.75], to: [0.2, 5, 1.75], lens: 31, focus: [0.7, 2.6, 1.3], aperture: 0.45 },
      grade: { exposure: 1.15, glare: { threshold: 1.3, share: 0.26 }, vignette: 0.45 },
    })
  },
}
