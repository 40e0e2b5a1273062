import type { MaterialName } from './materials.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

const REACH = 2048
const FACES: readonly { to: Vector; corners: readonly [Vector, Vector, Vector, Vector] }[] = [
  {
    to: [0, 0, 1],
    corners: [
      [0, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [0, 1, 1],
    ],
  },
  {
    to: [0, 0, -1],
    corners: [
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, 0, 0],
    ],
  },
  {
    to: [1, 0, 0],
    corners: [
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 0, 1],
    ],
  },
  {
    to: [-1, 0, 0],
    corners: [
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ],
  },
  {
    to: [0, 1, 0],
    corners: [
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
    ],
  },
  {
    to: [0, -1, 0],
    corners: [
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 1],
      [0, 0, 1],
    ],
  },
]

/** Blocks on a grid; only the faces one could see are handed to the stage. */
export class Voxels {
  private readonly cells = new Map<number, { material: MaterialName; tone: number; place: Vector }>()
  private readonly stage: Stage
  private readonly size: number

  constructor(stage: Stage, size: number) {
    this.stage = stage
    this.size = size
  }

  put(x: number, y: number, z: number, material: MaterialName, tone = this.stage.tone(0.22)): void {
    this.cells.set(this.key(x, y, z), { material, tone, place: [x, y, z] })
  }

  cut(x: number, y: number, z: number): void {
    this.cells.delete(this.key(x, y, z))
  }

  has(x: number, y: number, z: number): boolean {
    return this.cells.has(this.key(x, y, z))
  }

  /** Builds the blocks with the grid's corner at `origin`. */
  build(origin: Vector = [0, 0, 0]): void {
    const { size } = this
    const point = (place: Vector, corner: Vector): Vector => [
      origin[0] + (place[0] + corner[0]) * size,
      origin[1] + (place[1] + corner[1]) * size,
      origin[2] + (place[2] + corner[2]) * size,
    ]
    for (const { material, tone, place } of this.cells.values())
      for (const { to, corners } of FACES) {
        if (this.has(place[0] + to[0], place[1] + to[1], place[2] + to[2])) continue
        const [a, b, c, d] = corners
        this.stage.quad(material, [point(place, a), point(place, b), point(place, c), point(place, d)], tone)
      }
  }

  private key(x: number, y: number, z: number): number {
    return ((x + REACH) * 4 * REACH + (y + REACH)) * 4 * REACH + (z + REACH)
  }
}
