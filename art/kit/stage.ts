import { type MaterialName, materials } from './materials.ts'
import { makeRandom, type Random } from './random.ts'
import type { Colour, Light, Material, MeshData, SceneData, Vector } from './types.ts'

export type Place = { yaw?: number; pitch?: number; roll?: number; scale?: number }

/** Rows of a rotation with scale, then the shift. */
type Frame = { rows: readonly [Vector, Vector, Vector]; shift: Vector }

const UPRIGHT: Frame = {
  rows: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  shift: [0, 0, 0],
}
const SIDES: readonly (readonly [number, number, number, number])[] = [
  [0, 3, 2, 1],
  [4, 5, 6, 7],
  [0, 1, 5, 4],
  [1, 2, 6, 5],
  [2, 3, 7, 6],
  [3, 0, 4, 7],
]

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const round = (value: number) => Math.round(value * 1000) / 1000

/** Yaw about z, then pitch about x, then roll about y, in degrees. */
function rotation({ yaw = 0, pitch = 0, roll = 0, scale = 1 }: Place): readonly [Vector, Vector, Vector] {
  const [a, b, c] = [yaw, pitch, roll].map((angle) => (angle * Math.PI) / 180) as [number, number, number]
  const [ca, sa, cb, sb, cc, sc] = [
    Math.cos(a),
    Math.sin(a),
    Math.cos(b),
    Math.sin(b),
    Math.cos(c),
    Math.sin(c),
  ]
  return [
    [scale * (ca * cc - sa * sb * sc), scale * (-sa * cb), scale * (ca * sc + sa * sb * cc)],
    [scale * (sa * cc + ca * sb * sc), scale * (ca * cb), scale * (sa * sc - ca * sb * cc)],
    [scale * (-cb * sc), scale * sb, scale * (cb * cc)],
  ]
}

/** Where a scene is put together: bodies go in by material, and come out as one mesh per material. */
export class Stage {
  readonly random: Random
  readonly lights: Light[] = []
  private readonly byMaterial = new Map<string, MeshData>()
  private readonly alone: MeshData[] = []
  private readonly extra: Record<string, Material> = {}
  private frame = UPRIGHT

  constructor(seed: number) {
    this.random = makeRandom(seed)
  }

  /** Runs `build` with its own origin and direction. */
  at(position: Vector, place: Place, build: () => void): void {
    const outer = this.frame
    const inner = rotation(place)
    const column = (index: 0 | 1 | 2): Vector => [inner[0][index], inner[1][index], inner[2][index]]
    const row = (index: 0 | 1 | 2): Vector => [
      dot(outer.rows[index], column(0)),
      dot(outer.rows[index], column(1)),
      dot(outer.rows[index], column(2)),
    ]
    this.frame = { rows: [row(0), row(1), row(2)], shift: this.here(position) }
    build()
    this.frame = outer
  }

  /** A point of the present frame in the world. */
  here(point: Vector): Vector {
    const { rows, shift } = this.frame
    return [dot(rows[0], point) + shift[0], dot(rows[1], point) + shift[1], dot(rows[2], point) + shift[2]]
  }

  light(light: Light): void {
    const at = 'at' in light ? { at: this.here(light.at) } : {}
    const to = 'to' in light ? { to: this.here(light.to) } : {}
    this.lights.push({ ...light, ...at, ...to } as Light)
  }

  quad(material: MaterialName, corners: readonly [Vector, Vector, Vector, Vector], tone = this.tone()): void {
    const mesh = this.meshOf(material)
    const first = mesh.points.length / 3
    for (const corner of corners) mesh.points.push(...this.here(corner).map(round))
    mesh.faces.push(4, first, first + 1, first + 2, first + 3)
    mesh.tones.push(round(tone))
  }

  /** A box by its middle and its size. */
  box(material: MaterialName, middle: Vector, size: Vector, place: Place = {}, tone = this.tone()): void {
    const mesh = this.meshOf(material)
    const first = mesh.points.length / 3
    const turn = rotation(place)
    const [w, d, h] = [size[0] / 2, size[1] / 2, size[2] / 2]
    for (const z of [-h, h])
      for (const [x, y] of [
        [-w, -d],
        [w, -d],
        [w, d],
        [-w, d],
      ] as const) {
        const corner: Vector = [x, y, z]
        const turned: Vector = [
          dot(turn[0], corner) + middle[0],
          dot(turn[1], corner) + middle[1],
          dot(turn[2], corner) + middle[2],
        ]
        mesh.points.push(...this.here(turned).map(round))
      }
    for (const [a, b, c, d2] of SIDES) {
      mesh.faces.push(4, first + a, first + b, first + c, first + d2)
      mesh.tones.push(round(tone))
    }
  }

  /** A box standing on `foot`. */
  block(material: MaterialName, foot: Vector, size: Vector, place: Place = {}, tone = this.tone()): void {
    this.box(material, [foot[0], foot[1], foot[2] + size[2] / 2], size, place, tone)
  }

  /** A square bar between two points. */
  bar(material: MaterialName, from: Vector, to: Vector, thickness: number, tone = this.tone()): void {
    const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
    const flat = Math.hypot(x, y)
    const length = Math.hypot(flat, z)
    const yaw = (Math.atan2(-x, y) * 180) / Math.PI
    const pitch = (Math.atan2(z, flat) * 180) / Math.PI
    const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
    this.box(material, middle, [thickness, length, thickness], { yaw, pitch }, tone)
  }

  /** An upright drum; `place` tips it over. */
  drum(
    material: MaterialName,
    middle: Vector,
    radius: number,
    height: number,
    place: Place = {},
    sides = 12,
    topRadius = radius,
    tone = this.tone(),
  ): void {
    this.at(middle, place, () => {
      const mesh = this.meshOf(material)
      const first = mesh.points.length / 3
      const ring = (z: number, r: number) => {
        for (let i = 0; i < sides; i++) {
          const angle = ((i + 0.5) / sides) * Math.PI * 2
          mesh.points.push(...this.here([Math.cos(angle) * r, Math.sin(angle) * r, z]).map(round))
        }
      }
      ring(-height / 2, radius)
      ring(height / 2, topRadius)
      for (let i = 0; i < sides; i++) {
        const next = (i + 1) % sides
        mesh.faces.push(4, first + i, first + next, first + sides + next, first + sides + i)
        mesh.tones.push(round(tone))
      }
      const indices = Array.from({ length: sides }, (_, i) => i)
      mesh.faces.push(sides, ...indices.map((i) => first + sides + i))
      mesh.faces.push(sides, ...indices.map((i) => first + sides - 1 - i))
      mesh.tones.push(round(tone), round(tone))
    })
  }

  /** A flat piece of any outline that stands facing the camera, cut out of so much material. */
  plate(
    material: MaterialName,
    outline: readonly (readonly [number, number])[],
    thickness: number,
    tone = this.tone(),
  ): void {
    const mesh = this.meshOf(material)
    const first = mesh.points.length / 3
    const count = outline.length
    for (const y of [-thickness / 2, thickness / 2])
      for (const [x, z] of outline) mesh.points.push(...this.here([x, y, z]).map(round))
    const around = Array.from({ length: count }, (_, i) => first + i)
    mesh.faces.push(count, ...around, count, ...around.map((i) => i + count).reverse())
    mesh.tones.push(round(tone), round(tone))
    for (let i = 0; i < count; i++) {
      const next = (i + 1) % count
      mesh.faces.push(4, first + next, first + i, first + count + i, first + count + next)
      mesh.tones.push(round(tone))
    }
  }

  /** Light made visible in the air: a cone that fades away from its lamp and towards its edge. */
  beam(from: Vector, to: Vector, radius: number, colour: Colour, strength: number, startRadius = 0.15): void {
    const name = this.addMaterial({ kind: 'beam', colour, strength })
    const [a, b] = [this.here(from), this.here(to)]
    const axis: Vector = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const length = Math.hypot(...axis)
    const unit: Vector = [axis[0] / length, axis[1] / length, axis[2] / length]
    const side: Vector = Math.abs(unit[2]) > 0.9 ? [1, 0, 0] : [unit[1], -unit[0], 0]
    const sideLength = Math.hypot(...side)
    const u: Vector = [side[0] / sideLength, side[1] / sideLength, side[2] / sideLength]
    const v: Vector = [
      unit[1] * u[2] - unit[2] * u[1],
      unit[2] * u[0] - unit[0] * u[2],
      unit[0] * u[1] - unit[1] * u[0],
    ]
    const mesh: MeshData = { material: name, points: [], faces: [], tones: [], fades: [] }
    const sides = 48
    const rings = 12
    for (let ring = 0; ring <= rings; ring++) {
      const t = ring / rings
      const r = startRadius + (radius - startRadius) * t
      for (let i = 0; i < sides; i++) {
        const angle = (i / sides) * Math.PI * 2
        const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r]
        for (const k of [0, 1, 2] as const) mesh.points.push(round(a[k] + axis[k] * t + u[k] * c + v[k] * s))
        mesh.fades?.push(round(1 - t))
      }
    }
    for (let ring = 0; ring < rings; ring++)
      for (let i = 0; i < sides; i++) {
        const next = (i + 1) % sides
        mesh.faces.push(
          4,
          ring * sides + i,
          ring * sides + next,
          (ring + 1) * sides + next,
          (ring + 1) * sides + i,
        )
        mesh.tones.push(1)
      }
    this.alone.push(mesh)
  }

  /** A standing sheet of mist or smoke across the picture. */
  haze(
    middle: Vector,
    width: number,
    height: number,
    colour: Colour,
    opacity: number,
    place: Place = {},
  ): void {
    const name = this.addMaterial({ kind: 'haze', colour, opacity })
    const turn = rotation(place)
    const mesh: MeshData = { material: name, points: [], faces: [4, 0, 1, 2, 3], tones: [1] }
    for (const [x, z] of [
      [-width / 2, -height / 2],
      [width / 2, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ] as const) {
      const corner: Vector = [x, 0, z]
      const point: Vector = [
        dot(turn[0], corner) + middle[0],
        dot(turn[1], corner) + middle[1],
        dot(turn[2], corner) + middle[2],
      ]
      mesh.points.push(...this.here(point).map(round))
    }
    this.alone.push(mesh)
  }

  finish(rest: Omit<SceneData, 'materials' | 'meshes' | 'lights'>): SceneData {
    return {
      materials: { ...materials, ...this.extra },
      meshes: [...this.byMaterial.values(), ...this.alone],
      lights: this.lights,
      ...rest,
    }
  }

  /** A block's own shade, so that no two are quite alike. */
  tone(spread = 0.3): number {
    return 1 + this.random(-spread, spread)
  }

  private addMaterial(material: Material): string {
    const name = `${material.kind}-${Object.keys(this.extra).length}`
    this.extra[name] = material
    return name
  }

  private meshOf(material: string): MeshData {
    const found = this.byMaterial.get(material)
    if (found) return found
    const mesh: MeshData = { material, points: [], faces: [], tones: [] }
    this.byMaterial.set(material, mesh)
    return mesh
  }
}
