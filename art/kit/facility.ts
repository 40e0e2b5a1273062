import type { MaterialName } from './materials.ts'
import { noise } from './random.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

/** A tiled corridor along y from `near` to `far`, open towards the camera. */
export function corridor(
  stage: Stage,
  wide: number,
  high: number,
  near: number,
  far: number,
  walls: MaterialName = 'tile',
): void {
  const { random } = stage
  const half = wide / 2
  for (let y = near; y < far; y += 1) {
    for (let x = -half; x < half; x += 1)
      stage.box(
        random.chance(0.12) ? 'panel' : 'tileDark',
        [x + 0.5, y + 0.5, -0.1],
        [0.97, 0.97, 0.2],
        {},
        stage.tone(0.16),
      )
    for (const side of [-1, 1]) {
      stage.box('panel', [side * (half + 0.08), y + 0.5, 0.45], [0.2, 0.98, 0.88], {}, stage.tone(0.14))
      stage.box('hazard', [side * (half - 0.02), y + 0.5, 0.96], [0.04, 1, 0.1], {}, 0.8)
      for (let z = 1.05; z < high; z += 0.5)
        if (!random.chance(0.03))
          stage.box(
            walls,
            [side * (half + 0.1), y + 0.25, z + 0.25],
            [0.2, 0.485, 0.485],
            {},
            stage.tone(0.12),
          )
      for (let z = 1.05; z < high; z += 0.5)
        stage.box(walls, [side * (half + 0.1), y + 0.75, z + 0.25], [0.2, 0.485, 0.485], {}, stage.tone(0.12))
      stage.box('black', [side * (half + 0.26), y + 0.5, high / 2], [0.1, 1, high])
    }
    stage.box('concreteDark', [0, y + 0.5, high + 0.1], [wide + 0.4, 0.98, 0.2], {}, stage.tone(0.1))
  }
  for (let y = near + 1; y < far; y += 4) {
    for (const side of [-1, 1]) {
      stage.block('steelDark', [side * (half - 0.14), y, 0], [0.28, 0.42, high])
      stage.box('hazard', [side * (half - 0.14), y - 0.22, 1.2], [0.28, 0.02, 0.7], {}, 0.8)
    }
    stage.box('steelDark', [0, y, high - 0.16], [wide, 0.42, 0.32])
  }
  for (const [x, z, r] of [
    [-half + 0.5, high - 0.5, 0.14],
    [-half + 0.85, high - 0.4, 0.09],
    [half - 0.6, high - 0.45, 0.17],
    [half - 1, high - 0.36, 0.07],
  ] as const)
    stage.drum(r > 0.12 ? 'rust' : 'steelDark', [x, (near + far) / 2, z], r, far - near, { pitch: 90 }, 10)
  for (const x of [-0.4, -0.25, 0.35]) stage.bar('black', [x, near, high - 0.08], [x, far, high - 0.08], 0.05)
}

/** A strip lamp under the ceiling; cold by nature. */
export function stripLamp(
  stage: Stage,
  at: Vector,
  power: number,
  lit: 'cold' | 'alarm' | 'off' = 'cold',
): void {
  stage.box('steelDark', [at[0], at[1], at[2] + 0.06], [0.34, 1.7, 0.1])
  stage.box(lit === 'off' ? 'glass' : lit === 'cold' ? 'lampCold' : 'alarm', at, [0.2, 1.55, 0.05])
  if (lit !== 'off')
    stage.light({
      kind: 'area',
      at: [at[0], at[1], at[2] - 0.05],
      to: [at[0], at[1] + 0.001, 0],
      colour: lit === 'cold' ? [0.72, 0.87, 1] : [1, 0.1, 0.05],
      power,
      size: 0.9,
    })
}

/** A round-cornered door of steel as tall as the corridor; `open` slides its halves apart, in metres. */
export function blastDoor(stage: Stage, y: number, wide: number, high: number, open = 0): void {
  stage.at([0, y, 0], {}, () => {
    for (const side of [-1, 1]) {
      stage.block('concreteDark', [side * (wide / 2 + 0.6), 0, 0], [1.4, 1, high + 1])
      stage.box('hazard', [side * (wide / 2 + 0.06), -0.52, high / 2], [0.4, 0.06, high], {}, 0.95)
      stage.at([side * open, 0.1, 0], {}, () => {
        const middle = side * wide * 0.25
        stage.box('steel', [middle, 0, high / 2], [wide / 2 - 0.03, 0.5, high], {}, 0.75)
        stage.box('steelDark', [middle, -0.28, high * 0.5], [wide / 2 - 0.5, 0.12, high - 0.7], {}, 1.15)
        for (const z of [0.22, 0.5, 0.78]) {
          stage.box('steel', [middle, -0.38, high * z], [wide / 2 - 0.25, 0.14, 0.3], {}, 0.85)
          for (let i = 0; i < 5; i++)
            stage.drum(
              'steelDark',
              [middle + (i - 2) * (wide / 11), -0.46, high * z],
              0.055,
              0.06,
              { pitch: 90 },
              8,
            )
        }
        stage.box('hazard', [side * 0.16, -0.3, high / 2], [0.3, 0.12, high], {}, 0.95)
      })
    }
    stage.block('concreteDark', [0, 0, high], [wide + 1.2, 1, 1.2])
    stage.box('hazard', [0, -0.52, high + 0.16], [wide + 0.5, 0.06, 0.36], {}, 0.95)
    for (const side of [-1, 1]) {
      stage.drum('steelDark', [side * (wide / 2 - 0.1), -0.6, high + 0.6], 0.16, 0.1, { pitch: 90 }, 10)
      stage.box('alarm', [side * (wide / 2 - 0.1), -0.68, high + 0.6], [0.2, 0.14, 0.2])
    }
  })
}

/** A broken ring about two chevrons: the mark of our containment service. */
export function containmentMark(
  stage: Stage,
  middle: Vector,
  radius: number,
  paint: MaterialName = 'black',
): void {
  stage.at(middle, {}, () => {
    for (let i = 0; i < 48; i++) {
      if (i % 12 < 2) continue
      const angle = ((i - 1) / 48) * 360
      const a = (angle * Math.PI) / 180
      stage.box(
        paint,
        [Math.cos(a) * radius, 0, Math.sin(a) * radius],
        [radius * 0.15, 0.03, radius * 0.14],
        { roll: 90 - angle },
        1,
      )
    }
    for (const z of [-0.34, 0.08])
      for (const side of [-1, 1])
        stage.bar(paint, [0, 0, (z + 0.4) * radius], [side * radius * 0.58, 0, z * radius], radius * 0.16, 1)
  })
}

export function monitorDesk(stage: Stage, foot: Vector, yaw: number, screens = 3): void {
  stage.at(foot, { yaw }, () => {
    const wide = screens * 0.75 + 0.3
    stage.box('panel', [0, 0, 0.74], [wide, 0.75, 0.06])
    for (const x of [-wide / 2 + 0.1, wide / 2 - 0.1])
      stage.box('steelDark', [x, 0, 0.36], [0.08, 0.65, 0.72])
    for (let i = 0; i < screens; i++) {
      const x = (i - (screens - 1) / 2) * 0.75
      stage.at([x, 0.15, 1.08], { yaw: -(i - (screens - 1) / 2) * 12 }, () => {
        stage.box('black', [0, 0, 0], [0.68, 0.06, 0.44])
        stage.box(i % 2 ? 'screenAmber' : 'screen', [0, -0.035, 0], [0.6, 0.01, 0.36])
        for (let row = 0; row < 6; row++)
          stage.box(
            'black',
            [stage.random(-0.1, 0.12), -0.043, -0.14 + row * 0.056],
            [stage.random(0.15, 0.4), 0.006, 0.022],
          )
        stage.box('black', [0, 0.02, -0.27], [0.08, 0.06, 0.14])
      })
      stage.box('black', [x, -0.2, 0.785], [0.46, 0.17, 0.03])
    }
    stage.block('white', [wide / 2 - 0.25, -0.15, 0.77], [0.09, 0.09, 0.11])
    stage.light({
      kind: 'area',
      at: [0, -0.15, 1.1],
      to: [0, -3, 1.1],
      colour: [0.35, 0.8, 0.65],
      power: 6,
      size: 0.8,
    })
  })
}

/** A pool on the floor with a ragged edge. */
export function pool(stage: Stage, middle: Vector, reach: readonly [number, number], seed: number): void {
  for (let x = -reach[0]; x < reach[0]; x += 0.25)
    for (let y = -reach[1]; y < reach[1]; y += 0.25) {
      const edge = Math.hypot(x / reach[0], y / reach[1]) + 0.7 * (noise(x * 1.3, y * 1.3, seed) - 0.5)
      if (edge < 0.8) stage.box('puddle', [middle[0] + x, middle[1] + y, 0.004], [0.25, 0.25, 0.008], {}, 1)
    }
}
