import type { MaterialName } from './materials.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

/** A case with bands, corners and a lock; `ajar` degrees of lid let light out of it. */
export function lootCase(
  stage: Stage,
  body: MaterialName,
  metal: MaterialName,
  light: MaterialName,
  ajar = 0,
): void {
  const [w, d, h] = [1.3, 0.82, 0.56]
  stage.block(body, [0, 0, 0.04], [w, d, h])
  for (const x of [-0.46, 0, 0.46]) stage.block(metal, [x, 0, 0.03], [0.09, d + 0.05, h + 0.01])
  for (const x of [-1, 1])
    for (const y of [-1, 1]) {
      stage.block(metal, [x * w * 0.48, y * d * 0.47, 0.02], [0.13, 0.11, 0.16])
      stage.block(metal, [x * w * 0.48, y * d * 0.47, h - 0.1], [0.13, 0.11, 0.15])
    }
  for (const x of [-1, 1]) {
    stage.box('steelDark', [x * (w / 2 + 0.05), 0, 0.36], [0.05, 0.34, 0.05])
    for (const y of [-0.16, 0.16]) stage.box('steelDark', [x * (w / 2 + 0.02), y, 0.36], [0.08, 0.06, 0.1])
  }
  if (ajar) stage.box(light, [0, 0, h + 0.05], [w * 0.9, d * 0.88, 0.05])
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

/** A medal board: chevrons, a bar and a star in metal on cloth. */
export function insignia(
  stage: Stage,
  metal: MaterialName,
  chevrons: number,
  star: boolean,
  cloth: MaterialName = 'canvas',
): void {
  stage.at([0, 0, 0.62], { pitch: 12 }, () => {
    stage.box('wood', [0, 0.09, 0], [1.16, 0.1, 1.34])
    stage.box(cloth, [0, 0.03, 0], [1.04, 0.06, 1.22])
    stage.box(metal, [0, 0.01, 0.585], [1.04, 0.05, 0.045])
    stage.box(metal, [0, 0.01, -0.585], [1.04, 0.05, 0.045])
    for (const x of [-0.5, 0.5]) stage.box(metal, [x, 0.01, 0], [0.045, 0.05, 1.2])
    const base = star ? -0.4 : -0.02 - (chevrons - 1) * 0.11
    for (let i = 0; i < chevrons; i++)
      for (const side of [-1, 1])
        stage.box(metal, [side * 0.17, -0.03, base + i * 0.23], [0.42, 0.07, 0.105], { roll: side * 32 }, 1)
    if (star) {
      const outline = Array.from({ length: 10 }, (_, i) => {
        const radius = i % 2 ? 0.095 : 0.22
        return [Math.sin((Math.PI * i) / 5) * radius, 0.36 + Math.cos((Math.PI * i) / 5) * radius] as const
      })
      stage.at([0, -0.03, 0], {}, () => stage.plate(metal, outline, 0.09, 1))
    }
  })
  // Metal shows what stands before it: a broad pale light, or it stays dark.
  stage.light({
    kind: 'area',
    at: [-0.5, -3.4, 2.1],
    to: [0, 0, 0.6],
    colour: [1, 0.86, 0.68],
    power: 150,
    size: 2.6,
  })
  for (const x of [-0.4, 0.4]) stage.bar('woodDark', [x, 0.16, 0.9], [x * 1.2, 0.62, 0], 0.07)
}
