import { stillLife } from '#art/kit/studio.ts'
import { lootCase } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const caseDonate: Picture = {
  name: 'case-donate',
  alt: {
    ru: 'Армейский деревянный ящик с латунными накладками, из-под крышки бьёт тёплый свет',
    en: 'A wooden army case with brass bands, warm light under its lid',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(3, (stage) => {
      stage.at([0, 0, 0], { yaw: -24 }, () => lootCase(stage, 'wood', 'brass', 'window', 18))
      stage.light({ kind: 'point', at: [-0.1, -0.45, 0.72], colour: [1, 0.6, 0.25], power: 16, size: 0.1 })
    }),
}
