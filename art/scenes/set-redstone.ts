import { crate } from '#art/kit/props.ts'
import { stillLife } from '#art/kit/studio.ts'
import type { Picture } from '#art/kit/types.ts'

export const setRedstone: Picture = {
  name: 'set-redstone',
  alt: {
    ru: 'Горка красной руды с искрами света в каменном ящике, провод и два факела',
    en: 'A heap of red ore with sparks of light in a stone box, a wire and two torches',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      8,
      (stage) => {
        stage.at([0, 0, 0], { yaw: -14 }, () => {
          crate(stage, [0, 0, 0], [1.4, 0.92, 0.4], 0, 'stone', 'steelDark')
          for (let i = 0; i < 150; i++) {
            const [x, y] = [stage.random(-0.58, 0.58), stage.random(-0.36, 0.36)]
            const high = 0.46 * (1 - Math.hypot(x * 1.5, y * 2.2)) * stage.random(0.4, 1)
            const isLit = stage.random.chance(0.16)
            const side = isLit ? stage.random(0.05, 0.08) : stage.random(0.09, 0.17)
            stage.box(isLit ? 'redGlow' : 'redstone', [x, y, 0.44 + high], [side, side, side], {
              yaw: stage.random(0, 90),
              pitch: stage.random(-35, 35),
              roll: stage.random(-35, 35),
            })
          }
          stage.light({ kind: 'point', at: [0, -0.2, 1.05], colour: [1, 0.1, 0.05], power: 5, size: 0.15 })
        })
        for (const [x, y, lean] of [
          [-1.18, -0.25, 14],
          [1.16, -0.1, -18],
        ] as const) {
          stage.block('stone', [x, y, 0], [0.36, 0.3, 0.14])
          stage.at([x, y, 0.12], { roll: lean }, () => {
            stage.block('wood', [0, 0, 0], [0.075, 0.075, 0.5])
            stage.block('redGlow', [0, 0, 0.5], [0.09, 0.09, 0.09])
            stage.light({ kind: 'point', at: [0, -0.14, 0.62], colour: [1, 0.1, 0.05], power: 5, size: 0.06 })
          })
        }
        for (let i = 0; i < 34; i++)
          stage.box(
            i % 4 ? 'redstone' : 'redGlow',
            [-1.5 + i * 0.09, -0.78 + 0.06 * Math.sin(i * 0.6), 0.012],
            [0.06, 0.05, 0.024],
            { yaw: stage.random(-12, 12) },
          )
        for (let i = 0; i < 14; i++) {
          const side = stage.random(0.06, 0.12)
          stage.box(
            'redstone',
            [stage.random(-1.3, 1.3), stage.random(-1.2, -0.9), side / 2],
            [side, side, side],
            {
              yaw: stage.random(0, 90),
            },
          )
        }
      },
      { accent: [1, 0.42, 0.3], lift: 0.42 },
    ),
}
