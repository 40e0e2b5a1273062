import { crate } from '#art/kit/props.ts'
import { stillLife } from '#art/kit/studio.ts'
import { gem } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const setDiamond: Picture = {
  name: 'set-diamond',
  alt: { ru: 'Россыпь гранёных алмазов в открытом ящике', en: 'Cut diamonds heaped in an open box' },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      6,
      (stage) => {
        stage.at([0, 0, 0], { yaw: -16 }, () => {
          crate(stage, [0, 0, 0], [1.3, 0.9, 0.4], 0, 'wood', 'woodDark')
          for (let i = 0; i < 64; i++) {
            const [x, y] = [stage.random(-0.5, 0.5), stage.random(-0.32, 0.32)]
            gem(
              stage,
              [x, y, 0.48 + 0.34 * (1 - Math.hypot(x * 1.7, y * 2.4)) * stage.random(0.5, 1)],
              stage.random(0.14, 0.26),
            )
          }
        })
        for (let i = 0; i < 12; i++)
          gem(stage, [stage.random(-1.2, 1.2), stage.random(-1.1, -0.65), 0.08], stage.random(0.12, 0.2))
        stage.light({ kind: 'point', at: [0.3, -0.7, 1.1], colour: [0.4, 0.9, 1], power: 7, size: 0.1 })
      },
      { accent: [0.3, 0.8, 1], lift: 0.42 },
    ),
}
