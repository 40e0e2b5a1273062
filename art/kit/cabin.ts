import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

/** A log cabin with its front along x at y = 0: door to the right, window to the left, a lantern between them. */
export function cabin(stage: Stage, foot: Vector, yaw: number): void {
  const { random } = stage
  const [half, deep, rows, thick] = [2.5, 3.8, 8, 0.31]
  const log = (from: Vector, to: Vector) => {
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    const long = Math.hypot(x, y)
    const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]]
    stage.drum(
      random.chance(0.5) ? 'wood' : 'bark',
      middle,
      thick * random(0.5, 0.55),
      long,
      x ? { roll: 90 } : { pitch: 90 },
      8,
    )
  }
  stage.at(foot, { yaw }, () => {
    for (let x = -half - 0.2; x <= half; x += 0.45)
      stage.block('stone', [x + 0.2, -0.02, 0], [0.43, 0.5, 0.16 + random(0, 0.06)])
    for (let row = 0; row < rows; row++) {
      const z = 0.3 + row * thick
      const isByDoor = row < 7
      const isByWindow = row >= 3 && row < 6
      const cuts: readonly (readonly [number, number])[] = [
        ...(isByWindow ? [[-1.75, -0.75] as const] : []),
        ...(isByDoor ? [[0.45, 1.5] as const] : []),
      ]
      let start = -half - 0.35
      for (const [from, to] of cuts) {
        log([start, 0, z], [from, 0, z])
        start = to
      }
      log([start, 0, z], [half + 0.35, 0, z])
      log([-half - 0.35, deep, z], [half + 0.35, deep, z])
      for (const x of [-half, half]) log([x, -0.35, z + thick / 2], [x, deep + 0.35, z + thick / 2])
    }
    const eaves = 0.3 + rows * thick
    // The gable, of upright boards.
    for (let x = -half + 0.12; x < half; x += 0.25) {
      const high = (half - Math.abs(x)) * 0.72
      stage.box('woodDark', [x, 0.02, eaves - 0.1 + high / 2], [0.23, 0.12, high + 0.1])
    }
    stage.box('woodDark', [0, -0.06, eaves + 0.72], [0.5, 0.06, 0.5])
    // Shingles, course upon course.
    for (const side of [-1, 1])
      for (let course = 0; course < 9; course++)
        for (let y = -0.7; y < deep + 0.7; y += 0.34) {
          const out = 3.1 - course * 0.36
          stage.box(
            random.chance(0.16) ? 'moss' : random.chance(0.3) ? 'bark' : 'woodDark',
            [side * out, y + random(-0.03, 0.03), eaves + 1.86 - out * 0.72 + random(0, 0.03)],
            [0.58, 0.33, 0.06],
            { roll: side * (33 + random(-3, 3)) },
          )
        }
    stage.bar('bark', [0, -0.75, eaves + 1.92], [0, deep + 0.75, eaves + 1.92], 0.16)
    // Door of planks in its frame, with bands of iron.
    for (const x of [0.42, 1.52]) stage.block('woodDark', [x, -0.12, 0.15], [0.14, 0.26, 2.2], {}, 1)
    stage.box('woodDark', [0.97, -0.12, 2.4], [1.36, 0.28, 0.16], {}, 1)
    for (let i = 0; i < 5; i++)
      stage.block('plank', [0.59 + i * 0.19, -0.06, 0.18], [0.18, 0.08, 2.12], {}, random(0.6, 0.9))
    for (const z of [0.6, 1.9]) stage.box('gun', [0.97, -0.115, z], [0.92, 0.03, 0.09], {}, 1)
    stage.drum('brass', [1.34, -0.14, 1.2], 0.04, 0.08, { pitch: 90 }, 8)
    stage.block('stone', [0.97, -0.55, 0], [1.5, 0.6, 0.16])
    // Window: warm panes behind a cross, shutters, a sill.
    stage.box('window', [-1.25, 0.06, 1.7], [1, 0.02, 0.96])
    for (const x of [-1.75, -1.25, -0.75]) stage.box('woodDark', [x, -0.06, 1.7], [0.09, 0.2, 1], {}, 1)
    for (const z of [1.24, 1.7, 2.16]) stage.box('woodDark', [-1.25, -0.06, z], [1.1, 0.2, 0.08], {}, 1)
    stage.box('plank', [-1.25, -0.2, 1.18], [1.3, 0.3, 0.07])
    for (const side of [-1, 1])
      for (let i = 0; i < 3; i++)
        stage.box('wood', [-1.25 + side * (0.68 + i * 0.16), -0.2, 1.7], [0.15, 0.05, 1])
    stage.light({
      kind: 'area',
      at: [-1.25, -0.2, 1.7],
      to: [-1.25, -3, 0.2],
      colour: [1, 0.55, 0.2],
      power: 60,
      size: 0.9,
    })
    // The lantern on its hook.
    stage.bar('gun', [-0.15, -0.1, 2.2], [-0.15, -0.45, 2.26], 0.04)
    stage.box('lamp', [-0.15, -0.45, 1.98], [0.13, 0.13, 0.2])
    for (const z of [1.86, 2.1]) stage.box('gun', [-0.15, -0.45, z], [0.19, 0.19, 0.04])
    stage.light({ kind: 'point', at: [-0.15, -0.62, 1.96], colour: [1, 0.56, 0.22], power: 55, size: 0.12 })
    stage.block('stone', [1.5, 2.6, eaves], [0.7, 0.7, 2.3])
    stage.block('charred', [1.5, 2.6, eaves + 2.3], [0.5, 0.5, 0.1])
  })
}
