import { stillLife } from '#art/kit/studio.ts'
import { lootCase } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const caseHardcore: Picture = {
  name: 'case-hardcore',
  alt: {
    ru: 'Побитый стальной ящик с полосой опасности: под откинутой крышкой тлеет красная руда',
    en: 'A battered steel case with a hazard stripe: red ore smoulders under its open lid',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      5,
      (stage) => {
        stage.at([0, 0, 0], { yaw: -24 }, () => {
          lootCase(stage, 'rust', 'steelDark', 'redGlow', 30, 'redstone')
          stage.box('hazard', [0, -0.42, 0.2], [1.2, 0.02, 0.14], {}, 1)
          for (const [x, z] of [
            [-0.3, 0.42],
            [0.28, 0.38],
            [0.5, 0.12],
          ] as const)
            stage.drum('black', [x, -0.415, z], 0.03, 0.02, { pitch: 90 }, 8)
        })
        stage.light({ kind: 'point', at: [0.05, -0.12, 0.92], colour: [1, 0.08, 0.04], power: 10, size: 0.1 })
      },
      { accent: [1, 0.3, 0.22] },
    ),
}
