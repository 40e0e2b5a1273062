import { stillLife } from '#art/kit/studio.ts'
import type { Picture } from '#art/kit/types.ts'

export const setRedstone: Picture = {
  name: 'set-redstone',
  alt: {
    ru: 'Горка светящейся красной руды, провода и два рычага',
    en: 'A heap of glowing red ore with wires and two levers',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      8,
      (stage) => {
        for (let i = 0; i < 128; i++) {
          const [x, y] = [stage.random(-0.72, 0.72), stage.random(-0.5, 0.5)]
          const high = Math.max(0, 1 - Math.hypot(x * 1.25, y * 1.7)) * 0.62
          const side = stage.random(0.08, 0.19)
          stage.box(
            stage.random.chance(0.24) ? 'redGlow' : 'redstone',
            [x, y, 0.06 + high * stage.random(0.4, 1)],
            [side, side, side],
            { yaw: stage.random(0, 90), pitch: stage.random(-30, 30), roll: stage.random(-30, 30) },
          )
        }
        for (const [x, lean] of [
          [-1.05, 24],
          [1.02, -22],
        ] as const) {
          stage.block('stone', [x, -0.2, 0], [0.34, 0.28, 0.16])
          stage.at([x, -0.2, 0.14], { roll: lean }, () => {
            stage.block('wood', [0, 0, 0], [0.06, 0.06, 0.42])
            stage.block('redGlow', [0, 0, 0.4], [0.09, 0.09, 0.09])
          })
        }
        for (let i = 0; i < 30; i++)
          stage.box(
            i % 3 ? 'redstone' : 'redGlow',
            [-1.4 + i * 0.097, -0.62 + 0.05 * Math.sin(i), 0.012],
            [0.075, 0.06, 0.024],
          )
        stage.light({ kind: 'point', at: [0, -0.4, 0.75], colour: [1, 0.08, 0.04], power: 20, size: 0.2 })
      },
      { accent: [1, 0.3, 0.2], lift: 0.3 },
    ),
}
