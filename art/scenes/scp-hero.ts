import { blastDoor, containmentMark, corridor, pool, stripLamp } from '#art/kit/facility.ts'
import { soldier, subject } from '#art/kit/figures.ts'
import { Stage } from '#art/kit/stage.ts'
import { rubble } from '#art/kit/terrain.ts'
import type { Picture } from '#art/kit/types.ts'

/** The corridor before the last door; the door stands to the right of the middle. */
export const scpHero: Picture = {
  name: 'scp-hero',
  alt: {
    ru: 'Коридор комплекса содержания: двое бойцов перед приоткрытой гермодверью, за которой горит красный свет',
    en: 'A containment corridor: two guards before a blast door that stands ajar, red light behind it',
  },
  width: 1920,
  height: 1080,
  samples: 72,
  budget: 60,
  build: () => {
    const stage = new Stage(31)
    const { random } = stage
    corridor(stage, 7, 4.6, -10, 15)
    blastDoor(stage, 13.5, 7, 4.2, 0.62)
    containmentMark(stage, [-1.75, 12.9, 2.7], 0.72, 'white')
    stage.block('black', [0, 24, 0], [9, 0.2, 5])
    for (let y = 15; y < 24; y++) stage.box('tileDark', [0, y + 0.5, -0.1], [7, 0.97, 0.2])
    stage.light({
      kind: 'area',
      at: [0, 16.5, 2.2],
      to: [0, 0, 0.6],
      colour: [1, 0.07, 0.03],
      power: 900,
      size: 2.4,
    })
    stage.haze([0, 15.4, 2.1], 9, 8, [0.9, 0.05, 0.02], 0.85)
    stage.haze([0, 9, 0.2], 12, 3, [0.16, 0.05, 0.045], 0.55)
    stage.haze([0, 3, 0.1], 12, 2, [0.07, 0.075, 0.085], 0.5)
    for (const [y, lit] of [
      [-6, 'off'],
      [-2, 'cold'],
      [2, 'off'],
      [6, 'cold'],
      [10, 'alarm'],
    ] as const)
      stripLamp(stage, [0.4, y, 4.22], lit === 'alarm' ? 60 : 85, lit)
    for (const side of [-1, 1]) {
      stage.light({
        kind: 'point',
        at: [side * 3.2, 12.5, 4.6],
        colour: [1, 0.1, 0.05],
        power: 60,
        size: 0.12,
      })
      stage.box('black', [side * 3.46, 7.2, 1.7], [0.1, 0.34, 0.5])
      stage.box(side < 0 ? 'alarm' : 'screenAmber', [side * 3.39, 7.2, 1.78], [0.02, 0.22, 0.14])
    }
    for (const y of [0.6, 5.2]) {
      stage.box('steelDark', [-3.42, y, 1.15], [0.16, 1.3, 2.3])
      stage.box('steel', [-3.32, y, 1.15], [0.06, 1.1, 2.1], {}, 0.7)
      stage.box('glass', [-3.28, y, 1.65], [0.04, 0.5, 0.34])
      stage.box('hazard', [-3.29, y, 0.2], [0.04, 1.1, 0.2], {}, 0.8)
      stage.box('green', [-3.3, y + 0.82, 1.4], [0.05, 0.08, 0.14])
    }
    soldier(stage, [1.1, 6.6, 0], 8, 'aim', { dark: true })
    soldier(stage, [2.5, 5.2, 0], 14, 'kneel', { dark: true })
    soldier(stage, [-1.5, 7.9, 0], -6, 'aim', { dark: true })
    subject(stage, [0.1, 14.6, 0], 180)
    // What was dropped on the way out.
    for (let i = 0; i < 24; i++)
      stage.box('white', [random(-2.6, 2.6), random(-4, 9), 0.012], [0.21, 0.297, 0.006], {
        yaw: random(0, 180),
      })
    rubble(stage, [-2.6, 3, 0], [1.2, 5], 90, ['tile', 'concreteDark', 'panel'], 0.26)
    rubble(stage, [2.8, -3, 0], [0.9, 5], 70, ['tile', 'concreteDark', 'steelDark'], 0.3)
    stage.box('steelDark', [2.6, -1.6, 0.35], [1.5, 0.7, 0.06], { yaw: 24 })
    for (const x of [2.1, 3.1]) stage.bar('steel', [x, -1.8, 0], [x, -1.5, 0.35], 0.05)
    pool(stage, [-0.6, 1.2, 0], [1.6, 2.9], 1)
    pool(stage, [1.4, 8.6, 0], [1.7, 1.9], 2)
    stage.bar('black', [-0.4, 1, 4.4], [-0.9, 1.2, 2.6], 0.03)
    stage.bar('black', [-0.3, 1, 4.4], [0.1, 1.4, 3.1], 0.03)
    return stage.finish({
      bounces: 2,
      sky: { zenith: [0.004, 0.005, 0.007], horizon: [0.004, 0.005, 0.007] },
      fog: { from: 6, to: 40, most: 0.35, colour: [0.09, 0.03, 0.03] },
      camera: {
        at: [-1.15, -6.4, 1.5],
        to: [-0.75, 8, 1.95],
        lens: 27,
        focus: [1.1, 6.6, 1.4],
        aperture: 0.55,
        tilt: -0.6,
      },
      grade: {
        exposure: 1.1,
        look: 'Medium High Contrast',
        glare: { threshold: 1.4, share: 0.3 },
        vignette: 0.5,
      },
    })
  },
}
