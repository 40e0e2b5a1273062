import { blastDoor, containmentMark, corridor, monitorDesk, pool, stripLamp } from '#art/kit/facility.ts'
import { anomaly, scientist, soldier } from '#art/kit/figures.ts'
import { Stage } from '#art/kit/stage.ts'
import type { Picture } from '#art/kit/types.ts'

export const gameScp: Picture = {
  name: 'game-scp',
  alt: {
    ru: 'Учёный и боец у камеры содержания: за стеклом в красном свете стоит высокая тёмная фигура',
    en: 'A scientist and a guard before a containment cell; behind the glass a tall dark figure stands in red light',
  },
  width: 1920,
  height: 1080,
  build: () => {
    const stage = new Stage(52)
    corridor(stage, 9, 4.4, -8, 5)
    // The cell: a window in a heavy frame, and what is kept behind it.
    for (const x of [-3.9, 3.9]) stage.block('concreteDark', [x, 5.4, 0], [2.2, 0.8, 4.4])
    stage.block('concrete', [0, 5.4, 0], [6, 0.8, 0.85])
    stage.block('concreteDark', [0, 5.4, 3.7], [6, 0.8, 0.8])
    stage.box('hazard', [0, 4.98, 0.94], [5.6, 0.06, 0.2], {}, 0.95)
    stage.box('hazard', [0, 4.98, 3.62], [5.6, 0.06, 0.2], {}, 0.95)
    for (const x of [-2.75, -0.95, 0.95, 2.75]) stage.box('steelDark', [x, 5.1, 2.28], [0.16, 0.24, 2.9])
    for (let x = -4; x < 4; x++)
      for (let z = 0; z < 5; z++)
        stage.box('tile', [x + 0.5, 11, z + 0.5], [0.97, 0.2, 0.97], {}, stage.tone(0.2))
    for (let x = -4; x < 4; x++)
      for (let y = 6; y < 11; y++) stage.box('tileDark', [x + 0.5, y + 0.5, -0.1], [0.97, 0.97, 0.2])
    for (const x of [-4.1, 4.1]) stage.block('tile', [x, 8.5, 0], [0.2, 5, 5])
    stage.block('concreteDark', [0, 8.5, 4.9], [8.4, 5, 0.2])
    anomaly(stage, [0.75, 8, 0], 176)
    stage.light({
      kind: 'area',
      at: [0.4, 10.2, 4.4],
      to: [0.6, 8, 0.5],
      colour: [1, 0.09, 0.04],
      power: 260,
      size: 1.6,
    })
    stage.light({
      kind: 'area',
      at: [-2.5, 9.8, 1],
      to: [2, 8, 2],
      colour: [1, 0.12, 0.05],
      power: 70,
      size: 1,
    })
    stage.haze([0.4, 9.6, 1.8], 9, 7, [0.8, 0.06, 0.025], 0.75)
    stage.haze([0, 7, 0.2], 9, 2.2, [0.25, 0.03, 0.02], 0.5)
    scientist(stage, [-1.7, 2.6, 0], -16)
    soldier(stage, [2.7, 1.6, 0], 30, 'guard', { dark: true })
    monitorDesk(stage, [-3, 3.4, 0], 34, 2)
    monitorDesk(stage, [2.9, -3.9, 0], 200, 2)
    stripLamp(stage, [-1.6, 1.2, 4.1], 60)
    stripLamp(stage, [1.8, -4, 4.1], 36)
    containmentMark(stage, [-3.9, 4.97, 2.6], 0.5, 'white')
    blastDoor(stage, 40, 4, 4)
    pool(stage, [0.6, -1.6, 0], [1.8, 2], 1)
    for (let i = 0; i < 14; i++)
      stage.box('white', [stage.random(-3, 3), stage.random(-4, 4), 0.012], [0.21, 0.297, 0.006], {
        yaw: stage.random(0, 180),
      })
    return stage.finish({
      bounces: 2,
      sky: { zenith: [0.004, 0.005, 0.007], horizon: [0.004, 0.005, 0.007] },
      fog: { from: 6, to: 40, most: 0.3, colour: [0.08, 0.025, 0.025] },
      camera: { at: [0.5, -6.2, 1.55], to: [0.1, 6, 2.05], lens: 32, focus: [-1.2, 3.4, 1.5], aperture: 0.5 },
      grade: { exposure: 1.05, glare: { threshold: 1.4, share: 0.28 }, vignette: 0.45 },
    })
  },
}
