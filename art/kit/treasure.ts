import type { MaterialName } from './materials.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

/** A case with bands, corners and a lock; `ajar` degrees of lid let light out of it, and show what it holds. */
export function lootCase(
  stage: Stage,
  body: MaterialName,
  metal: MaterialName,
  light: MaterialName,
  ajar: number,
  loot: MaterialName,
): void {
  const [w, d, h, wall] = [1.3, 0.82, 0.56, 0.07]
  stage.block(body, [0, 0, 0.05], [w - wall, d - wall, 0.28])
  for (const x of [-1, 1]) stage.block(body, [x * (w / 2 - wall / 2), 0, 0.04], [wall, d, h])
  for (const y of [-1, 1]) stage.block(body, [0, y * (d / 2 - wall / 2), 0.04], [w, wall, h])
  for (const x of [-0.46, 0, 0.46])
    for (const y of [-1, 1]) stage.block(metal, [x, y * (d / 2 + 0.01), 0.03], [0.09, 0.05, h + 0.01])
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      stage.block(metal, [x * w * 0.48, y * d * 0.47, 0.02], [0.13, 0.11, 0.16])
      stage.block(metal, [x * w * 0.48, y * d * 0.47, h - 0.1], [0.13, 0.11, 0.15])
    }
  for (const x of [-1, 1]) {
    stage.box('steelDark', [x * (w / 2 + 0.05), 0, 0.36], [0.05, 0.34, 0.05])
    for (const y of [-0.16, 0.16]) stage.box('steelDark', [x * (w / 2 + 0.02), y, 0.36], [0.08, 0.06, 0.1])
  }
  stage.box(light, [0, 0, 0.36], [w - wall * 2, d - wall * 2, 0.04])
  for (let i = 0; i < 46; i++) {
    const side = stage.random(0.09, 0.16)
    const [x, y] = [stage.random(-0.5, 0.5), stage.random(-0.28, 0.28)]
    const high = 0.2 * (1 - Math.hypot(x * 1.6, y * 2.4)) * stage.random(0.4, 1)
    stage.box(loot, [x, y, 0.5 + high], [side * 1.5, side * 0.7, side * 0.55], {
      yaw: stage.random(0, 180),
      pitch: stage.random(-24, 24),
      roll: stage.random(-24, 24),
    })
  }
  stage.at([0, d / 2, h + 0.05], { pitch: -ajar }, () => {
    stage.box(body, [0, -d / 2, 0.12], [w + 0.02, d + 0.02, 0.2])
    stage.box(body, [0, -d / 2, 0.25], [w - 0.12, d - 0.14, 0.1])
    for (const x of [-0.46, 0, 0.46]) {
      stage.box(metal, [x, -d / 2, 0.12], [0.1, d + 0.07, 0.22])
      stage.box(metal, [x, -d / 2, 0.27], [0.1, d - 0.12, 0.1])
    }
    stage.box(metal, [0, -d - 0.04, 0.02], [0.24, 0.06, 0.26])
    stage.box('black', [0, -d - 0.075, 0], [0.05, 0.02, 0.09])
  })
}

/** A cut stone of two pyramids. */
export function gem(stage: Stage, at: Vector, size: number, paint: MaterialName = 'diamond'): void {
  stage.at(
    at,
    { yaw: stage.random(0, 90), pitch: stage.random(-18, 18), roll: stage.random(-18, 18) },
    () => {
      stage.drum(paint, [0, 0, size * 0.16], size * 0.5, size * 0.34, {}, 8, size * 0.3)
      stage.drum(paint, [0, 0, -size * 0.32], size * 0.04, size * 0.64, {}, 8, size * 0.5)
    },
  )
}
