import type { MaterialName } from './materials.ts'
import { noise } from './random.ts'
import type { Stage } from './stage.ts'
import { rubble } from './terrain.ts'
import type { Vector } from './types.ts'
import { Voxels } from './voxels.ts'

export type House = {
  /** Metres. */
  wide: number
  deep: number
  floors: number
  wall: MaterialName
  trim?: MaterialName
  /** 0 whole, 1 hardly a wall left. */
  decay: number
  seed: number
  /** Share of windows with a light behind them. */
  lit?: number
  block?: number
}

/** A town house with windows, floors, a broken crown and its rubble at the foot. */
export function house(stage: Stage, corner: Vector, yaw: number, spec: House): void {
  const { wide, deep, floors, wall, trim = 'concrete', decay, seed, lit = 0, block = 0.5 } = spec
  const { random } = stage
  const storey = Math.round(3 / block)
  const [w, d, top] = [Math.round(wide / block), Math.round(deep / block), floors * storey + 2]
  const bay = Math.round(2 / block)
  const voxels = new Voxels(stage, block)
  const crown = (x: number, y: number) =>
    top *
    (1 -
      decay *
        (1.15 * noise(x * block * 0.24, y * block * 0.24, seed) +
          0.3 * noise(x * block, y * block, seed + 3)) +
      decay * 0.12)
  const bitten = (x: number, y: number, z: number) =>
    noise((x + y * 3) * block * 0.5, z * block * 0.5, seed + 9) < decay * 0.34 || random.chance(decay * 0.03)
  const opening = (along: number, z: number) => {
    const level = z % storey
    return (
      along % bay >= bay / 4 && along % bay < (bay * 3) / 4 && level >= storey * 0.3 && level < storey * 0.78
    )
  }
  stage.at(corner, { yaw }, () => {
    for (let z = 0; z < top; z++)
      for (let x = 0; x < w; x++)
        for (let y = 0; y < d; y++) {
          if (z > crown(x, y)) continue
          const isEdge = x === 0 || y === 0 || x === w - 1 || y === d - 1
          const along = x === 0 || x === w - 1 ? y : x
          if (isEdge) {
            if (opening(along, z) || bitten(x, y, z)) continue
            const isBand = z % storey === 0 || z === top - 1
            const burnt = opening(along, z - 1) && random.chance(0.5) ? 'charred' : null
            voxels.put(
              x,
              y,
              z,
              burnt ?? (isBand ? trim : random.chance(0.08) ? 'brick' : wall),
              stage.tone(0.16),
            )
          } else if (z % storey === 0 && !bitten(x, y, z) && random.chance(1 - decay * 0.3))
            voxels.put(x, y, z, 'concreteDark')
          else if (x === Math.round(w / 2) && z % storey > 0 && random.chance(0.93))
            voxels.put(x, y, z, 'concreteDark')
        }
    voxels.build()
    for (let floor = 0; floor < floors; floor++)
      for (let start = 0; start + bay <= w; start += bay) {
        const x = start + bay / 2
        const z = floor * storey + storey * 0.54
        if (z + 2 > crown(Math.round(x), 0)) continue
        const at: Vector = [x * block, 0, z * block]
        // Sill, frame, and what is left of the pane.
        stage.box(
          trim,
          [at[0], -0.08, (floor * storey + Math.ceil(storey * 0.3)) * block - 0.05],
          [bay * block * 0.62, 0.26, 0.1],
        )
        if (random.chance(0.7))
          stage.box('woodDark', [at[0], 0.12, at[2]], [0.06, 0.06, storey * block * 0.48])
        if (random.chance(0.45))
          stage.box('woodDark', [at[0], 0.12, at[2] + 0.2], [bay * block * 0.5, 0.06, 0.06])
        if (random.chance(0.22))
          for (const lift of [-0.35, 0.05, 0.45])
            stage.box(
              'plank',
              [at[0], -0.05, at[2] + lift + random(-0.08, 0.08)],
              [bay * block * 0.66, 0.05, 0.2],
              { roll: random(-9, 9) },
            )
        if (random.chance(lit))
          stage.box(
            random.chance(0.6) ? 'window' : 'windowDim',
            [at[0], block + 0.12, at[2]],
            [bay * block * 0.5, 0.05, storey * block * 0.46],
          )
      }
    // Bars of the broken concrete, and pipes.
    for (let i = 0; i < w * decay * 2.4; i++) {
      const x = random.whole(0, w - 1)
      const z = Math.min(top, Math.floor(crown(x, 0)) + 1)
      const foot: Vector = [(x + 0.5) * block, 0.25, z * block - 0.3]
      stage.bar(
        'rust',
        foot,
        [foot[0] + random(-0.5, 0.5), foot[1] + random(-0.6, 0.3), foot[2] + random(0.4, 1.3)],
        0.045,
      )
    }
    if (random.chance(0.6))
      stage.block(
        'rust',
        [random(0.8, wide - 0.8), -0.1, 0],
        [0.12, 0.12, storey * block * Math.max(1, floors - 2)],
      )
    rubble(
      stage,
      [wide / 2, -0.4, 0],
      [wide * 0.6, 1.8],
      Math.round(wide * (10 + 26 * decay)),
      [wall, trim, 'brick', 'concreteDark'],
      0.3 + block * 0.5,
    )
  })
}

/** A wall that stands alone, broken off to one side. */
export function wallStump(
  stage: Stage,
  corner: Vector,
  yaw: number,
  long: number,
  high: number,
  wall: MaterialName,
  seed: number,
): void {
  const block = 0.25
  const voxels = new Voxels(stage, block)
  const [n, top] = [Math.round(long / block), Math.round(high / block)]
  for (let x = 0; x < n; x++) {
    const reach = top * (0.25 + 0.75 * (1 - x / n)) * (0.7 + 0.6 * noise(x * 0.3, 1, seed))
    for (let z = 0; z < reach; z++)
      for (let y = 0; y < 2; y++) {
        const isPlaster = y === 0 && noise(x * 0.17, z * 0.17, seed + 4) > 0.46
        if (stage.random.chance(0.03)) continue
        voxels.put(x, y, z, isPlaster ? wall : 'brick', stage.tone(0.2))
      }
  }
  stage.at(corner, { yaw }, () => {
    voxels.build()
    rubble(
      stage,
      [long * 0.6, 0, 0],
      [long * 0.6, 1.1],
      Math.round(long * 26),
      [wall, 'brick', 'brick', 'concreteDark'],
      0.3,
    )
  })
}
