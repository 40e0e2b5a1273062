import { stillLife } from '#art/kit/studio.ts'
import { insignia } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const rankVeteran: Picture = {
  name: 'rank-veteran',
  alt: {
    ru: 'Нашивка ветерана: два латунных шеврона на зелёном сукне',
    en: 'The Veteran patch: two brass chevrons on green cloth',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      10,
      (stage) => {
        stage.at([0, 0, 0], { yaw: -14 }, () => insignia(stage, 'brass', 2, false))
      },
      { near: 4.6, lift: 0.66 },
    ),
}
