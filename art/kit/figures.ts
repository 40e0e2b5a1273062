import type { MaterialName } from './materials.ts'
import type { Place, Stage } from './stage.ts'
import type { Vector } from './types.ts'

export type Limb = { swing: number; spread?: number }
export type Body = {
  coat: MaterialName
  legs: MaterialName
  feet: MaterialName
  skin: MaterialName
  hands?: MaterialName
  arms: readonly [Limb, Limb]
  steps: readonly [Limb, Limb]
  lean?: number
  nod?: number
  look?: number
  /** Painted on the head in place of two plain eyes. */
  face?: () => void
}

/** A figure 1.8 m tall, facing away from the camera side (towards +y) at yaw 0. `dress` adds gear in the frame of the chest. */
export function body(
  stage: Stage,
  foot: Vector,
  yaw: number,
  spec: Body,
  dress?: () => void,
  hat?: () => void,
  held?: () => void,
): void {
  stage.at(foot, { yaw }, () => {
    for (const [index, side] of [
      [0, -1],
      [1, 1],
    ] as const) {
      const step = spec.steps[index]
      stage.at([side * 0.12, 0, 0.78], { pitch: step.swing, roll: step.spread ?? 0 }, () => {
        stage.box(spec.legs, [0, 0, -0.3], [0.2, 0.22, 0.6])
        stage.box(spec.legs, [0, 0.02, -0.36], [0.215, 0.24, 0.1])
        stage.box(spec.feet, [0, 0.03, -0.68], [0.21, 0.3, 0.2])
      })
    }
    stage.at([0, 0, 0.76], { pitch: -(spec.lean ?? 0) }, () => {
      stage.box(spec.coat, [0, 0, 0.34], [0.48, 0.26, 0.68])
      stage.box(spec.legs, [0, 0, 0.03], [0.485, 0.265, 0.1])
      dress?.()
      for (const [index, side] of [
        [0, -1],
        [1, 1],
      ] as const) {
        const arm = spec.arms[index]
        stage.at([side * 0.34, 0, 0.62], { pitch: arm.swing, roll: (arm.spread ?? 0) * -side }, () => {
          stage.box(spec.coat, [0, 0, -0.2], [0.2, 0.23, 0.44])
          stage.box(spec.coat, [0, 0, -0.5], [0.185, 0.21, 0.18])
          stage.box(spec.hands ?? spec.skin, [0, 0, -0.65], [0.17, 0.19, 0.14])
        })
      }
      stage.at([0, 0, 0.7], { pitch: -(spec.nod ?? 0), yaw: spec.look ?? 0 }, () => {
        stage.box(spec.skin, [0, 0, 0.21], [0.4, 0.4, 0.4])
        if (spec.face) spec.face()
        else for (const x of [-0.09, 0.09]) stage.box('black', [x, 0.2, 0.22], [0.09, 0.01, 0.05])
        hat?.()
      })
      held?.()
    })
  })
}

export function rifle(stage: Stage, middle: Vector, place: Place): void {
  stage.at(middle, place, () => {
    stage.box('gun', [0, 0, 0], [0.055, 0.62, 0.1])
    stage.box('gun', [0, 0.5, 0.02], [0.03, 0.42, 0.03])
    stage.box('gun', [0, 0.05, -0.13], [0.05, 0.1, 0.2], { pitch: -14 })
    stage.box('gun', [0, -0.15, -0.1], [0.045, 0.07, 0.15], { pitch: 18 })
    stage.box('wood', [0, -0.42, -0.04], [0.05, 0.26, 0.12])
    stage.box('gun', [0, 0.05, 0.09], [0.04, 0.16, 0.05])
  })
}

function kit(stage: Stage, vest: MaterialName, pack: boolean): void {
  stage.box(vest, [0, 0, 0.4], [0.52, 0.33, 0.44])
  for (const x of [-0.16, 0, 0.16]) stage.box(vest, [x, 0.19, 0.28], [0.12, 0.1, 0.17])
  stage.box('boots', [0, 0, 0.08], [0.51, 0.29, 0.07])
  if (pack) {
    stage.box('canvas', [0, -0.26, 0.42], [0.4, 0.22, 0.46])
    stage.box('sandbag', [0, -0.27, 0.7], [0.46, 0.18, 0.14])
  }
  stage.box('steelDark', [-0.2, -0.14, 0.74], [0.015, 0.015, 0.5])
}

function helmet(stage: Stage, cloth: MaterialName): void {
  stage.box(cloth, [0, -0.01, 0.37], [0.45, 0.46, 0.17])
  stage.box(cloth, [0, -0.02, 0.47], [0.36, 0.36, 0.06])
  stage.box(cloth, [0, 0.02, 0.29], [0.465, 0.5, 0.03])
  stage.box('black', [0, 0.245, 0.36], [0.3, 0.03, 0.09])
  stage.box(cloth, [0, -0.13, 0.2], [0.43, 0.18, 0.16])
}

export type SoldierPose = 'guard' | 'aim' | 'walk' | 'kneel'

export function soldier(
  stage: Stage,
  foot: Vector,
  yaw: number,
  pose: SoldierPose = 'guard',
  more: { pack?: boolean; dark?: boolean } = {},
): void {
  const cloth: MaterialName = more.dark ? 'black' : 'uniform'
  const vest: MaterialName = more.dark ? 'steelDark' : 'vest'
  const look = {
    guard: {
      arms: [
        { swing: 42, spread: -14 },
        { swing: 30, spread: -16 },
      ],
      steps: [
        { swing: 3, spread: 4 },
        { swing: -3, spread: -4 },
      ],
      lean: 2,
      nod: 4,
    },
    aim: {
      arms: [
        { swing: 82, spread: -22 },
        { swing: 74, spread: -12 },
      ],
      steps: [{ swing: 16 }, { swing: -16 }],
      lean: 7,
      nod: 2,
    },
    walk: {
      arms: [
        { swing: 46, spread: -14 },
        { swing: 34, spread: -16 },
      ],
      steps: [{ swing: 27 }, { swing: -27 }],
      lean: 6,
      nod: 2,
    },
    kneel: {
      arms: [
        { swing: 82, spread: -22 },
        { swing: 74, spread: -12 },
      ],
      steps: [{ swing: 84 }, { swing: -52 }],
      lean: 5,
      nod: 2,
    },
  } as const
  const place: Vector = pose === 'kneel' ? [foot[0], foot[1], foot[2] - 0.34] : foot
  body(
    stage,
    place,
    yaw,
    {
      coat: cloth,
      legs: cloth,
      feet: 'boots',
      skin: more.dark ? 'black' : 'skin',
      hands: 'boots',
      ...look[pose],
    },
    () => kit(stage, vest, more.pack ?? false),
    () => {
      helmet(stage, more.dark ? 'black' : 'helmet')
      if (more.dark) stage.box('glass', [0, 0.2, 0.2], [0.34, 0.04, 0.16])
    },
    () =>
      pose === 'aim' || pose === 'kneel'
        ? rifle(stage, [0.1, 0.5, 0.6], {})
        : rifle(stage, [0.02, 0.3, 0.3], { yaw: 52, pitch: -24 }),
  )
}

export function scientist(stage: Stage, foot: Vector, yaw: number): void {
  body(
    stage,
    foot,
    yaw,
    {
      coat: 'labCoat',
      legs: 'steelDark',
      feet: 'boots',
      skin: 'skin',
      arms: [
        { swing: 40, spread: -10 },
        { swing: 58, spread: -14 },
      ],
      steps: [{ swing: 6 }, { swing: -6 }],
      nod: 10,
    },
    () => {
      stage.box('labCoat', [0, 0, -0.1], [0.5, 0.3, 0.42])
      stage.box('blue', [0, 0.135, 0.5], [0.1, 0.02, 0.24])
      stage.box('plank', [0.1, 0.42, 0.3], [0.3, 0.03, 0.36], { pitch: -50 })
      stage.box('white', [0.1, 0.41, 0.325], [0.25, 0.03, 0.3], { pitch: -50 })
    },
    () => {
      stage.box('bark', [0, -0.03, 0.4], [0.43, 0.43, 0.12])
      stage.box('bark', [0, -0.17, 0.26], [0.42, 0.12, 0.3])
      stage.box('glass', [0, 0.21, 0.22], [0.36, 0.03, 0.09])
    },
  )
}

/** A test subject in orange. */
export function subject(stage: Stage, foot: Vector, yaw: number): void {
  body(stage, foot, yaw, {
    coat: 'orange',
    legs: 'orange',
    feet: 'white',
    skin: 'skin',
    arms: [
      { swing: 4, spread: 4 },
      { swing: -4, spread: 4 },
    ],
    steps: [{ swing: 10 }, { swing: -10 }],
    nod: 12,
  })
}

/** A plain builder or a survivor. */
export function settler(
  stage: Stage,
  foot: Vector,
  yaw: number,
  coat: MaterialName,
  held?: () => void,
): void {
  body(
    stage,
    foot,
    yaw,
    {
      coat,
      legs: 'blue',
      feet: 'boots',
      skin: 'skin',
      arms: [{ swing: 62, spread: -6 }, { swing: 14 }],
      steps: [{ swing: 14 }, { swing: -14 }],
    },
    undefined,
    () => stage.box('bark', [0, -0.03, 0.4], [0.43, 0.43, 0.1]),
    held,
  )
}

/** Something tall that should not be there. */
export function anomaly(stage: Stage, foot: Vector, yaw: number): void {
  stage.at(foot, { yaw, scale: 1.42 }, () => {
    body(stage, [0, 0, 0], 0, {
      coat: 'charred',
      legs: 'black',
      feet: 'black',
      skin: 'charred',
      arms: [
        { swing: 4, spread: 5 },
        { swing: 10, spread: 3 },
      ],
      steps: [{ swing: 4 }, { swing: -6 }],
      lean: 6,
      nod: 14,
    })
    for (const side of [-1, 1]) {
      stage.bar('charred', [side * 0.36, 0.06, 0.9], [side * 0.4, 0.2, 0.24], 0.13)
      for (const k of [-1, 0, 1])
        stage.bar('black', [side * 0.4 + k * 0.05, 0.2, 0.26], [side * 0.42 + k * 0.07, 0.28, 0.02], 0.03)
    }
  })
}
