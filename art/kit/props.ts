import type { MaterialName } from './materials.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

/** Courses of filled bags along a line, each a little out of true. */
export function sandbags(stage: Stage, from: Vector, yaw: number, long: number, courses: number): void {
  const { random } = stage
  stage.at(from, { yaw }, () => {
    for (let course = 0; course < courses; course++)
      for (let x = course % 2 ? 0.28 : 0; x < long - 0.1; x += 0.56) {
        const place: Vector = [x + 0.28 + random(-0.03, 0.03), random(-0.04, 0.04), 0.12 + course * 0.2]
        const turn = { yaw: random(-7, 7), roll: random(-4, 4) }
        const tone = stage.tone(0.25)
        stage.box('sandbag', place, [0.54, 0.34, 0.19], turn, tone)
        stage.box('sandbag', place, [0.46, 0.28, 0.235], turn, tone * 0.95)
        stage.box('sandbag', place, [0.6, 0.24, 0.13], turn, tone * 0.85)
      }
  })
}

/** Concertina wire between posts. */
export function barbedWire(stage: Stage, from: Vector, yaw: number, long: number, radius = 0.42): void {
  const { random } = stage
  stage.at(from, { yaw }, () => {
    for (let x = 0; x <= long; x += 2.4) {
      stage.bar('woodDark', [x, 0, -0.1], [x + random(-0.08, 0.08), random(-0.06, 0.06), 1.35], 0.11)
      stage.bar('woodDark', [x, 0, 0.9], [x + 0.5, 0.55, 0], 0.07)
    }
    const coil = (height: number, size: number) => {
      const steps = Math.round(long * 26)
      let last: Vector | null = null
      for (let i = 0; i <= steps; i++) {
        const angle = (i / 26) * Math.PI * 2 * 2.3
        const wobble = 1 + 0.12 * Math.sin(i * 0.37)
        const point: Vector = [
          (i / steps) * long,
          Math.sin(angle) * size * 0.8 * wobble,
          height + Math.cos(angle) * size * wobble,
        ]
        if (last) stage.bar('steelDark', last, point, 0.02, 1)
        if (last && i % 4 === 0)
          stage.box('steel', point, [0.016, 0.09, 0.016], { yaw: random(0, 180), pitch: random(-60, 60) }, 1)
        last = point
      }
    }
    coil(0.45, radius)
    coil(1.18, radius * 0.7)
    for (const z of [0.35, 0.75, 1.1]) stage.bar('steelDark', [0, 0, z], [long, 0, z + 0.03], 0.018, 1)
  })
}

/** A bent lamp post; its lamp burns when `power` is given. */
export function streetLamp(stage: Stage, foot: Vector, yaw: number, power = 0, high = 5.2, lean = 0): void {
  stage.at(foot, { yaw, roll: lean }, () => {
    stage.block('concreteDark', [0, 0, 0], [0.42, 0.42, 0.3])
    stage.drum('steelDark', [0, 0, high / 2], 0.075, high, {}, 8, 0.05)
    stage.bar('steelDark', [0, 0, high - 0.1], [1.1, 0, high + 0.25], 0.07)
    stage.box('steelDark', [1.35, 0, high + 0.24], [0.62, 0.26, 0.14])
    if (!power) return
    stage.box('lamp', [1.37, 0, high + 0.15], [0.44, 0.17, 0.05])
    stage.light({ kind: 'point', at: [1.37, 0, high - 0.02], colour: [1, 0.58, 0.24], power, size: 0.18 })
  })
}

export function jerseyBarrier(stage: Stage, middle: Vector, yaw: number, long = 2.2): void {
  stage.at(middle, { yaw }, () => {
    const tone = stage.tone(0.15)
    stage.block('concrete', [0, 0, 0], [long, 0.62, 0.22], {}, tone)
    stage.block('concrete', [0, 0, 0.22], [long, 0.42, 0.2], {}, tone * 0.97)
    stage.block('concrete', [0, 0, 0.42], [long, 0.24, 0.46], {}, tone)
    stage.box('hazard', [0, -0.125, 0.68], [long * 0.98, 0.02, 0.2], {}, 0.8)
  })
}

export function boom(stage: Stage, foot: Vector, yaw: number, long = 4.6, raised = 0): void {
  stage.at(foot, { yaw }, () => {
    stage.block('steelDark', [0, 0, 0], [0.34, 0.34, 1.05])
    stage.block('hazard', [0, 0, 1.05], [0.4, 0.4, 0.12], {}, 0.8)
    stage.at([0, 0, 0.95], { roll: -raised }, () => {
      const parts = Math.round(long / 0.42)
      for (let i = 0; i < parts; i++)
        stage.box(i % 2 ? 'red' : 'white', [0.3 + i * 0.42 + 0.21, -0.24, 0], [0.42, 0.08, 0.13])
      stage.box('steelDark', [-0.5, -0.24, 0], [0.6, 0.3, 0.35])
      stage.box('alarm', [long * 0.98, -0.24, 0.1], [0.09, 0.09, 0.09])
    })
  })
}

export function crate(
  stage: Stage,
  foot: Vector,
  size: Vector,
  yaw: number,
  body: MaterialName = 'plank',
  frame: MaterialName = 'wood',
): void {
  const [w, d, h] = size
  stage.at(foot, { yaw }, () => {
    const boards = Math.max(3, Math.round(h / 0.16))
    for (let i = 0; i < boards; i++)
      stage.box(body, [0, 0, ((i + 0.5) * h) / boards], [w * 0.96, d * 0.96, h / boards - 0.012])
    const t = Math.min(0.1, w * 0.1)
    for (const x of [-w / 2, w / 2])
      for (const y of [-d / 2, d / 2]) stage.block(frame, [x * 0.94, y * 0.94, 0], [t, t, h])
    for (const y of [-d / 2, d / 2])
      for (const z of [t / 2, h - t / 2]) {
        stage.box(frame, [0, y * 0.97, z], [w, t * 0.6, t])
        stage.box(frame, [y > 0 ? w * 0.485 : -w * 0.485, 0, z], [t * 0.6, d, t])
      }
  })
}

export function barrel(stage: Stage, foot: Vector, body: MaterialName = 'rust', tipped = false): void {
  stage.at(foot, tipped ? { yaw: stage.random(0, 180), pitch: 90 } : {}, () => {
    const lift = tipped ? 0 : 0.45
    stage.at([0, tipped ? 0.3 : 0, 0], {}, () => {
      stage.drum(body, [0, 0, lift], 0.29, 0.88, {}, 14)
      for (const z of [-0.42, -0.14, 0.14, 0.42]) stage.drum(body, [0, 0, lift + z], 0.31, 0.05, {}, 14)
      stage.drum('steelDark', [0.12, 0, lift + 0.45], 0.05, 0.04, {}, 8)
    })
  })
}

/** Crossed beams that stop a vehicle. */
export function hedgehog(stage: Stage, foot: Vector, yaw: number): void {
  stage.at([foot[0], foot[1], foot[2] + 0.55], { yaw }, () => {
    stage.box('rust', [0, 0, 0], [0.14, 0.14, 1.7], { pitch: 52, yaw: 0 })
    stage.box('rust', [0, 0, 0], [0.14, 0.14, 1.7], { pitch: 52, yaw: 120 })
    stage.box('rust', [0, 0, 0], [0.14, 0.14, 1.7], { pitch: 52, yaw: 240 })
  })
}

/** A timber tower on four legs with a roofed platform; returns where its searchlight hangs. */
export function watchtower(stage: Stage, foot: Vector, yaw: number, high = 6): Vector {
  let lamp: Vector = foot
  const { random } = stage
  stage.at(foot, { yaw }, () => {
    const [half, spread] = [1.35, 1.7]
    for (const x of [-1, 1])
      for (const y of [-1, 1]) {
        stage.bar('woodDark', [x * spread, y * spread, -0.1], [x * half, y * half, high], 0.22)
        stage.bar('wood', [x * half, y * half, high], [x * half, y * half, high + 2.3], 0.15)
        sandbags(stage, [x * spread - 0.55, y * spread, 0], 0, 1.1, 2)
      }
    for (const [low, up] of [
      [0.4, high * 0.5],
      [high * 0.5, high - 0.2],
    ] as const) {
      const at = (t: number) => spread + (half - spread) * (t / high)
      for (const s of [-1, 1]) {
        stage.bar('wood', [-at(low), s * at(low), low], [at(up), s * at(up), up], 0.1)
        stage.bar('wood', [at(low), s * at(low), low], [-at(up), s * at(up), up], 0.1)
        stage.bar('wood', [s * at(low), -at(low), low], [s * at(up), at(up), up], 0.1)
        stage.bar('wood', [-at(up), s * at(up), up], [at(up), s * at(up), up], 0.13)
      }
    }
    for (let x = -1.65; x <= 1.65; x += 0.22)
      stage.box('plank', [x, 0, high], [0.2, 3.5 + random(-0.1, 0.1), 0.1])
    for (const s of [-1, 1]) {
      for (const z of [0.25, 0.5, 0.75, 1]) {
        stage.box('plank', [0, s * 1.5, high + z], [3.2 + random(-0.1, 0.1), 0.06, 0.2], {
          roll: random(-1, 1),
        })
        stage.box('plank', [s * 1.5, 0, high + z], [0.06, 3.2, 0.2])
      }
      sandbags(stage, [-1.45, s * 1.32, high + 0.05], 0, 2.9, 3)
    }
    for (let i = 0; i < 9; i++)
      stage.box(
        random.chance(0.7) ? 'rust' : 'steelDark',
        [-1.8 + i * 0.45, 0, high + 2.5 + random(0, 0.05)],
        [0.46, 4.1, 0.06],
        { pitch: -8 },
      )
    for (let z = 0.3; z < high; z += 0.36)
      stage.bar('wood', [-0.3, -1.95 + z * 0.06, z], [0.3, -1.95 + z * 0.06, z], 0.07)
    for (const x of [-0.3, 0.3]) stage.bar('wood', [x, -1.98, 0], [x, -1.6, high + 0.9], 0.08)
    stage.box('lamp', [0, 0, high + 2.15], [0.16, 0.16, 0.2])
    stage.light({ kind: 'point', at: [0, 0, high + 1.95], colour: [1, 0.6, 0.28], power: 90, size: 0.1 })
    stage.bar('steelDark', [-1.2, -1.2, high + 2.4], [-1.2, -1.2, high + 4.6], 0.04)
    stage.box('alarm', [-1.2, -1.2, high + 4.62], [0.09, 0.09, 0.09])
    lamp = stage.here([-1.5, 1.5, high + 1.45])
  })
  return lamp
}

/** A swivelling searchlight at a place in the world, with its ray through the mist. */
export function searchlight(
  stage: Stage,
  at: Vector,
  to: Vector,
  power: number,
  radius: number,
  strength: number,
): void {
  const way: Vector = [to[0] - at[0], to[1] - at[1], to[2] - at[2]]
  const far = Math.hypot(...way)
  const yaw = (Math.atan2(-way[0], way[1]) * 180) / Math.PI
  const pitch = (Math.atan2(way[2], Math.hypot(way[0], way[1])) * 180) / Math.PI
  stage.at(at, { yaw, pitch }, () => {
    stage.drum('steelDark', [0, 0, 0], 0.34, 0.5, { pitch: 90 }, 16)
    stage.drum('lampWhite', [0, 0.24, 0], 0.28, 0.04, { pitch: 90 }, 16)
    stage.box('steelDark', [0, -0.1, -0.45], [0.12, 0.12, 0.6])
  })
  const unit: Vector = [way[0] / far, way[1] / far, way[2] / far]
  const front: Vector = [at[0] + unit[0] * 0.45, at[1] + unit[1] * 0.45, at[2] + unit[2] * 0.45]
  const angle = (2 * Math.atan(radius / far) * 180) / Math.PI
  stage.light({ kind: 'spot', at: front, to, colour: [1, 0.86, 0.64], power, angle: angle * 1.15, size: 0.2 })
  stage.beam(
    front,
    [at[0] + way[0] * 1.15, at[1] + way[1] * 1.15, at[2] + way[2] * 1.15],
    radius * 1.15,
    [1, 0.82, 0.58],
    strength,
    0.28,
  )
}

export function tent(stage: Stage, foot: Vector, yaw: number, wide = 3.6, deep = 5): void {
  stage.at(foot, { yaw }, () => {
    const parts = 7
    const eaves = 2.08 - wide * 0.127
    for (const side of [-1, 1])
      for (let i = 0; i < parts; i++) {
        const y = -deep / 2 + ((i + 0.5) * deep) / parts
        stage.box('canvas', [side * wide * 0.25, y, 2.05], [wide * 0.56, deep / parts + 0.02, 0.06], {
          roll: side * 27,
        })
        stage.box('canvas', [side * wide * 0.49, y, eaves / 2], [0.06, deep / parts + 0.02, eaves], {
          roll: side * 5,
        })
      }
    stage.bar('wood', [0, -deep / 2 - 0.2, 2.5], [0, deep / 2 + 0.2, 2.5], 0.08)
    for (const y of [-deep / 2, deep / 2]) stage.bar('wood', [0, y, 0], [0, y, 2.5], 0.08)
    for (const side of [-1, 1])
      for (const y of [-deep / 2, 0, deep / 2])
        stage.bar('steelDark', [side * wide * 0.5, y, 1.6], [side * wide * 0.78, y, 0], 0.02)
  })
}

export function flag(stage: Stage, foot: Vector, high: number, cloth: MaterialName = 'orange'): void {
  stage.at(foot, {}, () => {
    stage.drum('steel', [0, 0, high / 2], 0.045, high, {}, 8, 0.03)
    const parts = 9
    for (let i = 0; i < parts; i++) {
      const x = 0.1 + i * 0.17
      stage.box(
        cloth,
        [x, 0.1 * Math.sin(i * 0.9), high - 0.55 - i * 0.025],
        [0.2, 0.03, 0.9],
        { yaw: 18 * Math.cos(i * 0.9) },
        1 + 0.12 * Math.cos(i * 0.9),
      )
      if (i > 1 && i < 7)
        stage.box(
          'black',
          [x, 0.1 * Math.sin(i * 0.9) - 0.02, high - 0.62 - i * 0.025 + 0.07 * (3 - Math.abs(4 - i))],
          [0.175, 0.03, 0.1],
          { yaw: 18 * Math.cos(i * 0.9) },
          1,
        )
    }
  })
}

/** Fire on a heap: flames as leaning blocks, its light, and smoke above when wanted. */
export function fire(stage: Stage, foot: Vector, size: number, power: number): void {
  const { random } = stage
  stage.at(foot, { scale: size }, () => {
    for (let i = 0; i < 9; i++)
      stage.bar(
        'charred',
        [random(-0.5, 0.5), random(-0.5, 0.5), 0],
        [random(-0.25, 0.25), random(-0.25, 0.25), random(0.2, 0.5)],
        0.1,
      )
    for (let i = 0; i < 26; i++) {
      const up = random() ** 1.4
      const reach = 0.42 * (1 - up)
      const side = random(0.05, 0.16) * (1.15 - up)
      stage.box(
        up > 0.55 || random.chance(0.3) ? 'ember' : 'fire',
        [random(-reach, reach), random(-reach, reach), 0.15 + up * 0.95],
        [side, side, side * random(1, 2.4)],
        { yaw: random(0, 90), roll: random(-14, 14) },
      )
    }
    for (let i = 0; i < 16; i++)
      stage.box('ember', [random(-0.7, 0.7), random(-0.7, 0.7), random(0.6, 2.6)], [0.025, 0.025, 0.025])
    stage.light({ kind: 'point', at: [0, 0, 0.75], colour: [1, 0.42, 0.12], power, size: 0.35 * size })
  })
}

/** A bare or leafy tree of blocks. */
export function tree(stage: Stage, foot: Vector, high: number, leaves: MaterialName | null): void {
  const { random } = stage
  stage.at(foot, { yaw: random(0, 90) }, () => {
    stage.block('bark', [0, 0, -0.2], [0.34, 0.34, high * 0.55 + 0.2])
    stage.block('bark', [0.03, 0, high * 0.5], [0.24, 0.24, high * 0.4])
    const branches = leaves ? 5 : 9
    for (let i = 0; i < branches; i++) {
      const z = high * random(0.4, 0.85)
      const angle = random(0, Math.PI * 2)
      const long = high * random(0.14, 0.26)
      const end: Vector = [Math.cos(angle) * long, Math.sin(angle) * long, z + long * random(0.3, 0.9)]
      stage.bar('bark', [0, 0, z], end, 0.12)
      if (!leaves)
        for (let k = 0; k < 2; k++)
          stage.bar(
            'bark',
            end,
            [end[0] + random(-0.5, 0.5), end[1] + random(-0.5, 0.5), end[2] + random(0.1, 0.7)],
            0.06,
          )
    }
    if (!leaves) return
    for (let i = 0; i < 110; i++) {
      const [a, b, r] = [random(0, Math.PI * 2), random(-1, 1), high * 0.3 * random(0.55, 1)]
      const flat = Math.sqrt(1 - b * b)
      const side = random(0.22, 0.5)
      stage.box(
        leaves,
        [Math.cos(a) * flat * r, Math.sin(a) * flat * r, high * 0.78 + b * r * 0.85],
        [side, side, side],
      )
    }
  })
}
