import { noise } from './random.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'
import { Voxels } from './voxels.ts'

/** A fir of drooping tiers that grow narrow towards the top. */
export function fir(stage: Stage, foot: Vector, high: number, paint: 'leaf' | 'moss' = 'leaf'): void {
  const { random } = stage
  stage.at(foot, { yaw: random(0, 90), pitch: random(-2, 2) }, () => {
    stage.block('bark', [0, 0, -0.2], [high * 0.045, high * 0.045, high * 0.9 + 0.2])
    const tiers = Math.round(high * 1.7)
    for (let tier = 0; tier < tiers; tier++) {
      const up = tier / tiers
      const reach = high * 0.2 * (1 - up) ** 0.85 + 0.1
      const z = high * (0.16 + 0.84 * up)
      const arms = Math.max(5, Math.round(11 * (1 - up)))
      for (let i = 0; i < arms; i++) {
        const angle = ((i + random(0, 0.7)) / arms) * Math.PI * 2
        const long = reach * random(0.75, 1.15)
        stage.bar(
          paint,
          [0, 0, z],
          [Math.cos(angle) * long, Math.sin(angle) * long, z - long * random(0.3, 0.5)],
          high * 0.03 * random(0.8, 1.3),
        )
      }
    }
  })
}

/** A broad tree with a crown of leaf blocks; its lowest branch reaches out to the right, 0.62 of its height up. */
export function oak(stage: Stage, foot: Vector, high: number, seed: number): void {
  const side = high / 22
  const crown = new Voxels(stage, side)
  const reach = 7
  const blobs = [
    [0, 0, 16, 5.6],
    [-3, 1, 13.5, 4],
    [3.4, -1, 13.8, 4.2],
    [0, 3, 14, 4],
    [-0.5, -3, 13.6, 3.8],
  ] as const
  for (let x = -reach - 2; x <= reach + 2; x++)
    for (let y = -reach - 2; y <= reach + 2; y++)
      for (let z = 9; z <= 22; z++) {
        const inside = blobs.some(
          ([bx, by, bz, r]) =>
            Math.hypot(x - bx, y - by, (z - bz) * 1.25) < r * (0.86 + 0.3 * noise(x + z, y - z, seed)),
        )
        if (inside && !stage.random.chance(0.1))
          crown.put(x, y, z, z > 15 && stage.random.chance(0.3) ? 'moss' : 'leaf', stage.tone(0.35))
      }
  stage.at(foot, {}, () => {
    for (let z = 0; z < 14; z++) {
      const thick = side * (z < 2 ? 2.6 : 2 - z * 0.05)
      stage.block('bark', [side * 0.25 * Math.sin(z * 0.7), 0, z * side - 0.1], [thick, thick, side + 0.02])
    }
    stage.bar('bark', [0, 0, 8 * side], [5.2 * side, -1.5 * side, 11 * side], side * 0.9)
    stage.bar('bark', [0, 0, 9 * side], [-4 * side, 1 * side, 12 * side], side * 0.9)
    for (const [x, y] of [
      [0.9, 0.2],
      [-0.8, -0.5],
      [0.1, -1],
    ] as const)
      stage.bar('bark', [x * side, y * side, side * 1.4], [x * side * 2.6, y * side * 2.6, -0.1], side * 0.8)
    crown.build([0, 0, 0])
  })
}
