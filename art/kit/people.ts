import { type Body, body, type Limb } from './figures.ts'
import type { MaterialName } from './materials.ts'
import type { Stage } from './stage.ts'
import type { Vector } from './types.ts'

const PIXEL = 0.05

/** A face of eight by eight pixels on the front of a head. */
function paintFace(
  stage: Stage,
  rows: readonly string[],
  paints: Readonly<Record<string, MaterialName>>,
): void {
  rows.forEach((row, y) => {
    ;[...row].forEach((pixel, x) => {
      const paint = paints[pixel]
      if (paint)
        stage.box(
          paint,
          [0.175 - x * PIXEL, 0.202, 0.385 - y * PIXEL],
          [PIXEL + 0.001, 0.014, PIXEL + 0.001],
          {},
          1,
        )
    })
  })
}

const MAN = ['hhhhhhhh', 'h......h', '........', '.bb..bb.', '.wd..dw.', '...ss...', '..bbbb..', '..b..b..']
const BEARDED = [
  'hhhhhhhh',
  'h......h',
  '........',
  '.bb..bb.',
  '.wd..dw.',
  '...ss...',
  '.bbbbbb.',
  '.bbssbb.',
]

const DEAD = [
  ['h.hhh.hh', '..h...h.', '..g.....', '.kk..kk.', '.ke..ek.', '...kk...', '.kgkkkk.', '..ktktk.'],
  ['hh.hhhh.', 'h...h...', '........', '.kkk.kk.', '.kek.ek.', '...k....', '..gkkk..', '..gktk..'],
  ['........', 'gg......', '.g......', '.kk..kk.', '.ke..ek.', '...kk...', '.kkkkkk.', '.tktkkt.'],
] as const

export type Pose = {
  arms: readonly [Limb, Limb]
  steps: readonly [Limb, Limb]
  lean?: number
  nod?: number
  look?: number
}

export const POSES = {
  stand: {
    arms: [
      { swing: 8, spread: 4 },
      { swing: -6, spread: 4 },
    ],
    steps: [{ swing: 4 }, { swing: -4 }],
  },
  aim: {
    arms: [
      { swing: 86, spread: -24 },
      { swing: 76, spread: -10 },
    ],
    steps: [
      { swing: 20, spread: 4 },
      { swing: -20, spread: -4 },
    ],
    lean: 6,
    nod: 0,
  },
  leap: {
    arms: [
      { swing: 140, spread: 14 },
      { swing: -34, spread: 16 },
    ],
    steps: [{ swing: 58 }, { swing: -46 }],
    lean: 14,
  },
  carry: {
    arms: [{ swing: 66 }, { swing: 66 }],
    steps: [{ swing: 18 }, { swing: -18 }],
    lean: -4,
  },
  point: {
    arms: [
      { swing: 12, spread: 4 },
      { swing: 96, spread: 4 },
    ],
    steps: [{ swing: 6 }, { swing: -4 }],
  },
  strike: {
    arms: [
      { swing: 38, spread: 8 },
      { swing: 158, spread: 14 },
    ],
    steps: [
      { swing: 18, spread: 6 },
      { swing: -18, spread: -6 },
    ],
    lean: -4,
    nod: 8,
  },
} as const satisfies Record<string, Pose>

export type Person = {
  coat: MaterialName
  legs?: MaterialName
  hair?: MaterialName
  skin?: MaterialName
  beard?: boolean
  cap?: MaterialName
  pack?: MaterialName
  pose?: Pose
  /** Built in the frame of the chest: the hands of a level arm are 0.65 m before it, at 0.6 m. */
  held?: () => void
}

/** Somebody with a face, who lives in this world. */
export function person(stage: Stage, foot: Vector, yaw: number, spec: Person): void {
  const { coat, legs = 'blue', hair = 'bark', skin = 'skin', pose = POSES.stand, cap, pack } = spec
  const paints = { h: cap ?? hair, b: hair, w: 'white', d: 'black', s: 'tanned' } as const
  const made: Body = {
    coat,
    legs,
    feet: 'boots',
    skin,
    ...pose,
    face: () => paintFace(stage, spec.beard ? BEARDED : MAN, paints),
  }
  body(
    stage,
    foot,
    yaw,
    made,
    () => {
      // A jacket that stands open over a shirt, a belt, straps.
      stage.box('sandbag', [0, 0.126, 0.44], [0.13, 0.02, 0.4], {}, 0.9)
      stage.box('leather', [0, 0, 0.09], [0.5, 0.28, 0.06], {}, 1)
      stage.box('brass', [0, 0.142, 0.09], [0.06, 0.01, 0.05], {}, 1)
      stage.box(coat, [0, 0, 0.66], [0.5, 0.28, 0.07], {}, 0.75)
      if (!pack) return
      stage.box(pack, [0, -0.25, 0.4], [0.4, 0.22, 0.44], {}, 1)
      stage.box('sandbag', [0, -0.26, 0.68], [0.46, 0.18, 0.13], {}, 0.8)
      for (const x of [-0.16, 0.16]) stage.box('leather', [x, 0.13, 0.44], [0.06, 0.02, 0.46], {}, 1)
    },
    () => {
      stage.box(cap ?? hair, [0, -0.02, 0.4], [0.43, 0.43, cap ? 0.13 : 0.1], {}, 1)
      stage.box(hair, [0, -0.16, 0.24], [0.42, 0.12, 0.26], {}, 1)
      if (cap) stage.box(cap, [0, 0.26, 0.36], [0.36, 0.16, 0.03], {}, 0.8)
    },
    spec.held,
  )
}

const REACHES: readonly Pose[] = [
  {
    arms: [
      { swing: 92, spread: -6 },
      { swing: 78, spread: 4 },
    ],
    steps: [{ swing: 24 }, { swing: -18 }],
    lean: 12,
    nod: -10,
    look: 4,
  },
  {
    arms: [
      { swing: 104, spread: 2 },
      { swing: 34, spread: 10 },
    ],
    steps: [{ swing: 10, spread: 6 }, { swing: -26 }],
    lean: 18,
    nod: -16,
    look: -12,
  },
  {
    arms: [
      { swing: 26, spread: 12 },
      { swing: 84, spread: -4 },
    ],
    steps: [{ swing: 20 }, { swing: -12, spread: -6 }],
    lean: 6,
    nod: 14,
    look: 16,
  },
  {
    arms: [
      { swing: 70, spread: 6 },
      { swing: 96, spread: -4 },
    ],
    steps: [{ swing: 30 }, { swing: -22 }],
    lean: 20,
    nod: -18,
  },
]

/** One of the dead as seen near: hollow burning eyes, an open jaw, rotten skin where the clothes are torn. */
export function undead(stage: Stage, foot: Vector, yaw: number, kind = 0): void {
  const { random } = stage
  const coat = (['rags', 'ragsBrown', 'plasterBlue', 'charred'] as const)[kind % 4]!
  const legs = (['ragsBrown', 'rags', 'charred', 'rags'] as const)[kind % 4]!
  const paints = { h: 'charred', k: 'sunken', e: 'deadEye', g: 'gore', t: 'white' } as const
  body(
    stage,
    foot,
    yaw,
    {
      coat,
      legs,
      feet: kind % 2 ? 'rotten' : 'boots',
      skin: 'rotten',
      ...REACHES[kind % REACHES.length]!,
      face: () => paintFace(stage, DEAD[kind % DEAD.length]!, paints),
    },
    () => {
      // Torn cloth: what shows through, and what hangs.
      for (let i = 0; i < 5; i++)
        stage.box(
          random.chance(0.6) ? 'rotten' : 'gore',
          [random(-0.2, 0.2), random.chance(0.8) ? 0.128 : -0.128, random(0.14, 0.58)],
          [random(0.05, 0.16), 0.016, random(0.05, 0.14)],
          {},
          random(0.7, 1),
        )
      for (let rib = 0; rib < 3; rib++)
        stage.box('sandbag', [kind % 2 ? 0.12 : -0.12, 0.14, 0.26 + rib * 0.07], [0.15, 0.02, 0.025], {}, 1)
      for (let i = 0; i < 7; i++)
        stage.box(
          coat,
          [-0.21 + i * 0.07, random.chance(0.5) ? 0.12 : -0.12, 0.0],
          [0.06, 0.03, random(0.06, 0.2)],
          { roll: random(-12, 12) },
          random(0.6, 0.9),
        )
    },
    () => {
      if (kind % 3 < 2) stage.box('charred', [-0.04, -0.04, 0.415], [0.33, 0.34, 0.05], {}, 1)
      stage.box('gore', [kind % 2 ? -0.2 : 0.2, 0.04, 0.28], [0.02, 0.14, 0.1], {}, 1)
    },
  )
}
