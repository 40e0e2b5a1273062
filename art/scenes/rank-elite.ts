import { stillLife } from '#art/kit/studio.ts'
import { insignia } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const rankElite: Picture = {
  name: 'rank-elite',
  alt: {
    ru: 'Знак элиты: три золотых шеврона и звезда на чёрном сукне',
    en: 'The Elite badge: three golden chevrons and a star on black cloth',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      12,
      (stage) => {
        stage.at([0, 0, 0], { yaw: -14 }, () => insignia(stage, 'gold', 3, true, 'velvet'))
      },
      { near: 4.6, lift: 0.66, accent: [1, 0.75, 0.4] },
    ),
}
