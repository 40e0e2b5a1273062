import { stillLife } from '#art/kit/studio.ts'
import { lootCase } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const caseLegendary: Picture = {
  name: 'case-legendary',
  alt: {
    ru: 'Чёрный кейс с золотыми накладками, внутри холодное сияние',
    en: 'A black case with golden bands and a cold glow inside',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(4, (stage) => {
      stage.at([0, 0, 0], { yaw: -24 }, () => lootCase(stage, 'black', 'gold', 'blueGlow', 26))
      stage.light({ kind: 'point', at: [-0.1, -0.45, 0.75], colour: [0.2, 0.75, 1], power: 12, size: 0.1 })
    }),
}
