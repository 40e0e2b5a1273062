import { stillLife } from '#art/kit/studio.ts'
import { lootCase } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const caseDonate: Picture = {
  name: 'case-donate',
  alt: {
    ru: 'Армейский деревянный ящик с латунными накладками: под откинутой крышкой в тёплом свете лежат слитки',
    en: 'A wooden army case with brass bands: ingots in warm light under its open lid',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(3, (stage) => {
      stage.at([0, 0, 0], { yaw: -24 }, () => lootCase(stage, 'wood', 'brass', 'windowDim', 34, 'brass'))
      stage.light({ kind: 'point', at: [0.05, -0.12, 0.92], colour: [1, 0.6, 0.25], power: 9, size: 0.1 })
    }),
}
