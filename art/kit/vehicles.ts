import type { MaterialName } from './materials.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

function wheel(stage: Stage, middle: Vector, radius = 0.48, wide = 0.32): void {
  stage.drum('rubber', middle, radius, wide, { roll: 90 }, 14)
  stage.drum('oliveDark', middle, radius * 0.55, wide + 0.03, { roll: 90 }, 10)
  stage.drum('steelDark', middle, radius * 0.2, wide + 0.08, { roll: 90 }, 6)
}

/** A six-wheeled lorry facing +y at yaw 0. */
export function truck(stage: Stage, foot: Vector, yaw: number, lamps = true, cover = true): void {
  stage.at(foot, { yaw }, () => {
    stage.box('oliveDark', [0, -0.4, 0.75], [0.9, 6, 0.22])
    for (const [y, x] of [
      [2, 1],
      [-1.1, 1],
      [-2.3, 1],
      [2, -1],
      [-1.1, -1],
      [-2.3, -1],
    ] as const)
      wheel(stage, [x * 0.95, y, 0.5])
    stage.box('olive', [0, 1.15, 1.55], [2, 1.3, 1.5])
    stage.box('olive', [0, 1.1, 2.34], [1.9, 1.2, 0.12])
    stage.box('olive', [0, 2.35, 1.18], [1.55, 1.2, 0.75])
    stage.box('oliveDark', [0, 2.97, 1.1], [1.3, 0.06, 0.5])
    for (let i = 0; i < 6; i++) stage.box('olive', [-0.5 + i * 0.2, 3, 1.1], [0.05, 0.06, 0.5])
    stage.box('steelDark', [0, 3.08, 0.62], [2.1, 0.2, 0.26])
    stage.box('glass', [0, 1.8, 1.92], [1.7, 0.04, 0.5])
    stage.box('olive', [0, 1.82, 1.92], [0.07, 0.05, 0.52])
    for (const x of [-1, 1]) {
      stage.box('glass', [x * 1.005, 1.2, 1.9], [0.03, 0.8, 0.46])
      stage.box('olive', [x * 0.95, 2.05, 1.02], [0.36, 1.3, 0.08])
      stage.bar('steelDark', [x * 1, 1.75, 2], [x * 1.25, 1.85, 2], 0.03)
      stage.box('steelDark', [x * 1.28, 1.85, 1.9], [0.14, 0.04, 0.3])
      stage.drum(lamps ? 'lampWhite' : 'glass', [x * 0.62, 3.02, 1.2], 0.13, 0.08, { pitch: 90 }, 10)
      for (let i = 0; i < 4; i++) stage.box('olive', [x * 1.08, -1.65, 1.1 + i * 0.16], [0.06, 4, 0.14])
      stage.box('oliveDark', [x * 0.95, -1.65, 0.98], [0.3, 3.9, 0.06])
    }
    if (lamps)
      stage.light({
        kind: 'spot',
        at: [0, 3.2, 1.2],
        to: [0, 12, 0],
        colour: [1, 0.84, 0.6],
        power: 1600,
        angle: 60,
        size: 0.3,
      })
    stage.box('plank', [0, -1.65, 0.98], [2.1, 4, 0.1])
    if (cover) {
      for (let i = 0; i < 8; i++) {
        const y = -3.4 + i * 0.5
        stage.box('canvas', [0, y, 2.52], [2, 0.5, 0.08])
        for (const x of [-1, 1]) {
          stage.box('canvas', [x * 1.04, y, 2], [0.08, 0.5, 0.85])
          stage.box('canvas', [x * 0.98, y, 2.44], [0.24, 0.5, 0.08], { roll: x * 38 })
        }
      }
    }
    for (let i = 0; i < 5; i++) stage.box('olive', [0, -3.68, 1.1 + i * 0.14], [2.1, 0.06, 0.12])
  })
}

/** An eight-wheeled carrier with a turret. */
export function carrier(stage: Stage, foot: Vector, yaw: number, turret = 0): void {
  stage.at(foot, { yaw }, () => {
    for (const x of [-1, 1])
      for (const y of [-2.1, -0.75, 0.75, 2.1]) wheel(stage, [x * 1.12, y, 0.5], 0.5, 0.36)
    stage.box('olive', [0, 0, 0.95], [2.05, 5.8, 0.7])
    stage.box('olive', [0, -0.2, 1.5], [2.5, 5.2, 0.5])
    stage.box('olive', [0, 2.75, 1.32], [2.2, 1, 0.4], { pitch: -28 })
    stage.box('olive', [0, -0.5, 1.82], [2.1, 4, 0.18])
    for (const x of [-1, 1]) {
      stage.box('oliveDark', [x * 1.26, -0.2, 1.28], [0.06, 5, 0.1])
      for (const y of [-1.8, -0.9, 0.1]) stage.box('oliveDark', [x * 1.27, y, 1.5], [0.05, 0.5, 0.3])
      stage.box('lamp', [x * 0.85, 3.3, 1.5], [0.22, 0.12, 0.14])
      stage.box('sandbag', [x * 1.15, -1.6, 1.95], [0.4, 0.9, 0.24])
    }
    for (const x of [-0.5, 0.5]) stage.box('glass', [x, 2.33, 1.72], [0.5, 0.1, 0.16])
    stage.at([0, 0.3, 1.92], { yaw: turret }, () => {
      stage.drum('olive', [0, 0, 0.2], 0.82, 0.44, {}, 10, 0.66)
      stage.box('olive', [0, 0.15, 0.22], [0.7, 1.2, 0.34])
      stage.drum('steelDark', [0, 1.5, 0.26], 0.06, 2, { pitch: 90 }, 8)
      stage.drum('steelDark', [0, 2.5, 0.26], 0.09, 0.3, { pitch: 90 }, 8)
      stage.box('oliveDark', [-0.3, -0.2, 0.5], [0.5, 0.5, 0.14])
      stage.bar('steelDark', [0.5, -0.5, 0.4], [0.62, -0.7, 2.2], 0.025)
    })
  })
}

/** A burnt-out car. */
export function wreck(stage: Stage, foot: Vector, yaw: number, body: MaterialName = 'rust'): void {
  const { random } = stage
  stage.at(foot, { yaw, roll: random(-4, 4) }, () => {
    stage.box(body, [0, 0, 0.55], [1.75, 4, 0.5])
    stage.box(body, [0, 1.35, 0.84], [1.65, 1.2, 0.1], { pitch: random(-6, 10) })
    stage.box(body, [0, -1.6, 0.84], [1.65, 0.7, 0.1])
    stage.box(body, [0, -0.35, 1.42], [1.45, 1.7, 0.08])
    for (const x of [-0.74, 0.74]) {
      stage.bar(body, [x, 0.75, 0.8], [x * 0.96, 0.4, 1.42], 0.09)
      stage.bar(body, [x, -0.4, 0.8], [x * 0.96, -0.4, 1.42], 0.09)
      stage.bar(body, [x, -1.35, 0.8], [x * 0.96, -1.1, 1.42], 0.09)
      stage.box('charred', [x * 1.15, 0.2, 0.55], [0.06, 1.2, 0.4])
      for (const y of [-1.25, 1.25])
        if (random.chance(0.7))
          stage.drum(random.chance(0.5) ? 'rubber' : 'rust', [x * 1.1, y, 0.34], 0.34, 0.22, { roll: 90 }, 12)
    }
    stage.box('charred', [0, -0.3, 0.85], [1.4, 1.6, 0.3])
    stage.box('steelDark', [0, 2.02, 0.45], [1.7, 0.12, 0.2])
    for (const x of [-0.6, 0.6]) stage.box('glass', [x, 2, 0.66], [0.3, 0.05, 0.16])
  })
}

/** A heavy tank with its gun along +y. */
export function tank(stage: Stage, foot: Vector, yaw: number, turret = 0): void {
  stage.at(foot, { yaw }, () => {
    for (const x of [-1, 1]) {
      stage.box('rubber', [x * 1.3, 0, 0.5], [0.6, 5.6, 0.75])
      stage.box('rubber', [x * 1.3, 0, 0.62], [0.6, 6.2, 0.4])
      for (let y = -2.2; y <= 2.2; y += 0.88)
        stage.drum('oliveDark', [x * 1.36, y, 0.42], 0.36, 0.6, { roll: 90 }, 12)
      for (let y = -2.9; y <= 2.9; y += 0.24) stage.box('steelDark', [x * 1.3, y, 0.92], [0.62, 0.14, 0.05])
      for (let y = -2.4; y <= 2.4; y += 0.8) stage.box('olive', [x * 1.63, y, 1.0], [0.06, 0.76, 0.34])
    }
    stage.box('olive', [0, -0.1, 0.95], [2.2, 5.6, 0.6])
    stage.box('olive', [0, 2.75, 0.95], [3.1, 0.9, 0.16], { pitch: -32 })
    stage.box('olive', [0, -0.2, 1.22], [3.2, 5.2, 0.12])
    stage.at([0, 0, 1.3], { yaw: turret }, () => {
      stage.drum('oliveDark', [0, -0.2, 0.03], 0.98, 0.16, {}, 16)
      stage.box('olive', [0, -0.2, 0.36], [2, 2.4, 0.6])
      stage.box('olive', [0, 0.9, 0.34], [1.5, 0.8, 0.5])
      stage.box('olive', [0, -1.55, 0.4], [1.8, 0.5, 0.4])
      stage.drum('oliveDark', [0, 3.1, 0.4], 0.1, 3.8, { pitch: 90 }, 10)
      stage.drum('oliveDark', [0, 3.3, 0.4], 0.15, 0.6, { pitch: 90 }, 10)
      stage.drum('oliveDark', [-0.45, -0.3, 0.75], 0.34, 0.2, {}, 10)
      stage.bar('gun', [-0.45, 0.1, 0.8], [-0.45, 0.14, 1], 0.06)
      stage.bar('gun', [-0.45, 0, 0.98], [-0.45, 0.9, 1], 0.05)
      for (const x of [-0.9, 0.9])
        for (let i = 0; i < 3; i++)
          stage.drum('steelDark', [x * 1.1, 0.5 + i * 0.16, 0.5], 0.07, 0.3, { pitch: 55 }, 8)
      stage.box('sandbag', [0.3, -1.7, 0.72], [0.9, 0.4, 0.24])
      stage.bar('steelDark', [0.8, -1.2, 0.6], [0.95, -1.5, 2.6], 0.025)
    })
    for (const x of [-0.9, 0.9]) stage.box('lampWhite', [x, 2.95, 1.05], [0.2, 0.08, 0.14])
  })
}
