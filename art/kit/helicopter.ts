import type { MaterialName } from './materials.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

/** A cross-section of a hull: where it stands along y, how wide and high it is, and the height of its middle. */
type Section = readonly [y: number, wide: number, high: number, middle: number]

const SIDES = 14

/** A skin over cross-sections with rounded corners. */
function hull(stage: Stage, paint: MaterialName, sections: readonly Section[]): void {
  const ring = ([y, wide, high, middle]: Section): Vector[] =>
    Array.from({ length: SIDES }, (_, i) => {
      const angle = ((i + 0.5) / SIDES) * Math.PI * 2
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62
      return [(bend(Math.cos(angle)) * wide) / 2, y, middle + (bend(Math.sin(angle)) * high) / 2]
    })
  sections.slice(1).forEach((section, index) => {
    const [near, far] = [ring(sections[index]!), ring(section)]
    for (let i = 0; i < SIDES; i++) {
      const next = (i + 1) % SIDES
      stage.quad(paint, [near[i]!, near[next]!, far[next]!, far[i]!], 1 + 0.06 * Math.sin(index * 5 + 1))
    }
  })
}

/** A transport helicopter in the air, its nose towards +y, 10.5 m long; `spin` turns the rotor. */
export function helicopter(stage: Stage, middle: Vector, yaw: number, bank = 0, spin = 20): void {
  stage.at(middle, { yaw, roll: bank, pitch: -5 }, () => {
    hull(stage, 'olive', [
      [3.45, 0.2, 0.2, -0.42],
      [3.2, 0.95, 0.7, -0.38],
      [2.7, 1.4, 1.05, -0.24],
      [2.1, 1.75, 1.5, -0.04],
      [1.3, 1.95, 1.78, 0.05],
      [-1.3, 1.98, 1.8, 0.06],
      [-2.3, 1.6, 1.45, 0.22],
      [-3.1, 0.85, 0.85, 0.46],
      [-5, 0.55, 0.58, 0.62],
      [-6.9, 0.34, 0.36, 0.78],
      [-7.1, 0.1, 0.1, 0.8],
    ])
    hull(stage, 'oliveDark', [
      [1.5, 0.3, 0.1, 0.98],
      [1.2, 1.05, 0.5, 1.02],
      [-0.9, 1.25, 0.62, 1.05],
      [-2, 0.8, 0.4, 1],
      [-2.6, 0.2, 0.1, 0.8],
    ])
    for (const side of [-1, 1]) {
      // Engines with their exhausts, beside the rotor's mast.
      stage.drum('charred', [side * 0.62, -0.2, 1.05], 0.27, 2, { pitch: 90 }, 12)
      stage.drum('olive', [side * 0.62, 0.1, 1.05], 0.3, 1.5, { pitch: 90 }, 12)
      stage.drum('steelDark', [side * 0.72, -1.3, 1.08], 0.22, 0.5, { pitch: 90, yaw: side * 22 }, 12)
      // Glass.
      stage.box('glass', [side * 0.39, 2.52, 0.38], [0.68, 0.05, 0.72], { pitch: -48, yaw: side * -14 }, 1)
      stage.box('glass', [side * 0.88, 1.95, 0.26], [0.05, 0.72, 0.56], { yaw: side * 9, roll: side * -9 }, 1)
      stage.box('olive', [side * 0.91, 1.5, 0.1], [0.06, 0.1, 1.2], {}, 0.8)
      for (const y of [-1.15, -0.75]) stage.box('glass', [side * 0.99, y, 0.3], [0.03, 0.3, 0.36], {}, 1)
      // Struts and wheels.
      stage.bar('oliveDark', [side * 0.8, 1.1, -0.7], [side * 1.35, 1, -1.3], 0.13)
      stage.bar('oliveDark', [side * 0.8, 0.4, -0.6], [side * 1.35, 1, -1.3], 0.08)
      stage.drum('rubber', [side * 1.42, 1, -1.4], 0.32, 0.24, { roll: 90 }, 14)
      stage.drum('steelDark', [side * 1.42, 1, -1.4], 0.13, 0.26, { roll: 90 }, 10)
      // The hold stands open; there is light in it.
      stage.box('charred', [side * 0.985, 0.35, -0.05], [0.03, 1.5, 1.24], {}, 1)
      stage.box('windowDim', [side * 1, 0.35, 0.36], [0.02, 1.3, 0.34])
      stage.box('oliveDark', [side * 1.03, -0.75, -0.05], [0.04, 0.7, 1.3], {}, 1)
      stage.box('uniform', [side * 1, 0.12, -0.2], [0.14, 0.3, 0.6], {}, 0.7)
      stage.box('helmet', [side * 1, 0.12, 0.26], [0.14, 0.28, 0.28], {}, 0.7)
      stage.box('boots', [side * 1.08, 0.12, -0.72], [0.12, 0.2, 0.4], {}, 0.8)
    }
    // Tail: fin, plane, rotor.
    stage.at([0, -6.85, 0.8], { yaw: 90 }, () =>
      stage.plate(
        'olive',
        [
          [-0.75, -0.1],
          [0.3, -0.16],
          [-0.72, 1.75],
          [-1.2, 1.75],
        ],
        0.14,
        1,
      ),
    )
    stage.box('olive', [0, -6.5, 0.72], [2.7, 0.6, 0.09], {}, 1)
    stage.bar('steelDark', [0, -7.6, 2.2], [0.3, -7.6, 2.2], 0.12)
    for (let i = 0; i < 4; i++)
      stage.at([0.3, -7.6, 2.2], { pitch: 25 + i * 90 }, () =>
        stage.box('black', [0, 0, 0.62], [0.04, 0.17, 1.1], {}, 1),
      )
    stage.bar('oliveDark', [0, -5.6, 0.5], [0, -6, -0.1], 0.09)
    stage.drum('rubber', [0, -6, -0.2], 0.2, 0.16, { roll: 90 }, 12)
    // Main rotor: four blades that cone upwards.
    stage.drum('steelDark', [0, 0.1, 1.5], 0.17, 0.6, {}, 10)
    stage.drum('gun', [0, 0.1, 1.82], 0.34, 0.14, {}, 12)
    for (let i = 0; i < 4; i++)
      stage.at([0, 0.1, 1.86], { yaw: spin + i * 90 }, () => {
        stage.bar('gun', [0, 0.2, 0], [0, 1.1, 0.02], 0.12)
        for (let part = 0; part < 6; part++) {
          const [from, to] = [1 + part, 2 + part]
          const rise = (r: number) => 0.011 * r * r
          stage.box(
            'black',
            [0, (from + to) / 2, (rise(from) + rise(to)) / 2],
            [part === 5 ? 0.3 : 0.4, 1.01, 0.04],
            { pitch: (Math.atan(rise(to) - rise(from)) * 180) / Math.PI, roll: 5 },
            1,
          )
        }
        stage.box('paint', [0, 6.9, 0.53], [0.3, 0.16, 0.045], { pitch: 8, roll: 5 }, 1)
      })
    stage.box('alarm', [0, -2.4, 1.05], [0.12, 0.12, 0.1])
    stage.box('lampWhite', [0, 2.9, -0.85], [0.24, 0.2, 0.1])
  })
}
