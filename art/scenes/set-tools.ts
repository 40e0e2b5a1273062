import { crate } from '#art/kit/props.ts'
import { stillLife } from '#art/kit/studio.ts'
import { axe, hoe, pickaxe, spade } from '#art/kit/tools.ts'
import type { Picture } from '#art/kit/types.ts'

export const setTools: Picture = {
  name: 'set-tools',
  alt: {
    ru: 'Кованые кирка, топор, лопата и мотыга стоят у снарядного ящика в свете лампы',
    en: 'A forged pickaxe, axe, spade and hoe stand against an ammunition crate in lamplight',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      7,
      (stage) => {
        crate(stage, [0.05, 0.42, 0], [2.3, 0.6, 0.62], 0, 'olive', 'oliveDark')
        for (const x of [-0.86, -0.3, 0.3, 0.86]) {
          stage.box('oliveDark', [x, 0.1, 0.31], [0.11, 0.05, 0.62], {}, 1)
          for (const z of [0.1, 0.52]) stage.drum('brass', [x, 0.07, z], 0.02, 0.03, { pitch: 90 }, 8)
        }
        for (const [x, w] of [
          [-0.12, 0.1],
          [0, 0.06],
          [0.1, 0.08],
        ] as const)
          stage.box('paint', [x, 0.128, 0.36], [w, 0.006, 0.12], {}, 0.9)
        // The pickaxe stands in the middle and before the others.
        stage.at([-0.16, -0.3, 0], { pitch: -10, roll: -5, yaw: -8 }, () => pickaxe(stage))
        stage.at([-0.93, -0.06, 0], { pitch: -9, roll: -5, yaw: 10 }, () => axe(stage))
        stage.at([0.56, -0.06, 0], { pitch: -9, roll: 2, yaw: -10 }, () => spade(stage))
        stage.at([0.95, -0.1, 0], { pitch: -9, roll: 5, yaw: -6 }, () => hoe(stage))
        stage.haze([0.1, 1.3, 1.1], 9, 5, [0.1, 0.056, 0.028], 0.97)
        // A broad pale light from the left, for metal to show.
        stage.light({
          kind: 'area',
          at: [-2.6, -2.6, 2.6],
          to: [0, 0, 0.9],
          colour: [1, 0.84, 0.64],
          power: 120,
          size: 1.4,
        })
        // From behind, along the edges.
        stage.light({
          kind: 'area',
          at: [-2, 1.8, 2.5],
          to: [-0.2, 0, 1],
          colour: [1, 0.6, 0.28],
          power: 260,
          size: 0.5,
        })
        stage.light({
          kind: 'area',
          at: [2.1, 1.7, 2.4],
          to: [0.2, 0, 1],
          colour: [0.5, 0.7, 1],
          power: 70,
          size: 0.5,
        })
      },
      { lift: 0.74, near: 4.5, backdrop: [0.035, 0.032, 0.03], key: 60, back: 0 },
    ),
}
