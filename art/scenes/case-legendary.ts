import { stillLife } from '#art/kit/studio.ts'
import { lootCase } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const caseLegendary: Picture = {
  name: 'case-legendary',
  alt: {
    ru: 'Чёрный кейс с золотыми накладками: под откинутой крышкой золото в холодном сиянии',
    en: 'A black case with golden bands: gold in a cold glow under its open lid',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(4, (stage) => {
      stage.at([0, 0, 0], { yaw: -24 }, () => lootCase(stage, 'black', 'gold', 'blueGlow', 44, 'gold'))
      stage.light({ kind: 'point', at: [0.05, -0.12, 0.95], colour: [0.2, 0.75, 1], power: 20, size: 0.1 })
    }),
}
