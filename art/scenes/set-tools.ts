import { crate } from '#art/kit/props.ts'
import { stillLife } from '#art/kit/studio.ts'
import type { Picture } from '#art/kit/types.ts'

export const setTools: Picture = {
  name: 'set-tools',
  alt: {
    ru: 'Кирка, лопата и топор прислонены к снарядному ящику',
    en: 'A pickaxe, a spade and an axe leaning on an ammunition crate',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      7,
      (stage) => {
        stage.at([0, 0.2, 0], { yaw: -14 }, () =>
          crate(stage, [0, 0, 0], [1.5, 0.7, 0.56], 0, 'olive', 'oliveDark'),
        )
        stage.at([-0.5, -0.34, 0], { pitch: -20, yaw: 8, roll: -4 }, () => {
          stage.block('wood', [0, 0, 0], [0.07, 0.07, 1.2])
          for (const side of [-1, 1]) {
            stage.box('steel', [side * 0.17, 0, 1.16], [0.3, 0.08, 0.1], { roll: side * 12 })
            stage.box('steel', [side * 0.38, 0, 1.08], [0.22, 0.06, 0.075], { roll: side * 32 })
          }
          stage.box('steelDark', [0, 0, 1.17], [0.14, 0.13, 0.16])
        })
        stage.at([0.05, -0.36, 0], { pitch: -19, roll: 3 }, () => {
          stage.block('wood', [0, 0, 0.3], [0.06, 0.06, 0.94])
          stage.box('woodDark', [0, 0, 1.24], [0.26, 0.06, 0.06])
          stage.box('steel', [0, 0, 0.2], [0.3, 0.035, 0.36])
          stage.box('steel', [0, 0, 0.01], [0.2, 0.03, 0.08])
          stage.box('steelDark', [0, 0, 0.4], [0.09, 0.09, 0.14])
        })
        stage.at([0.56, -0.3, 0], { pitch: -20, roll: 7, yaw: -10 }, () => {
          stage.block('wood', [0, 0, 0], [0.07, 0.07, 1.12])
          stage.box('steel', [0.13, 0, 0.98], [0.22, 0.07, 0.26])
          stage.box('silver', [0.27, 0, 0.98], [0.09, 0.05, 0.38])
          stage.box('steelDark', [-0.06, 0, 0.98], [0.14, 0.1, 0.16])
        })
        stage.drum('canvas', [-0.3, 0.2, 0.62], 0.12, 0.7, { roll: 90, yaw: -14 }, 12)
      },
      { lift: 0.58, near: 4.4 },
    ),
}
