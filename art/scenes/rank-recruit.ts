import { stillLife } from '#art/kit/studio.ts'
import { insignia } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

export const rankRecruit: Picture = {
  name: 'rank-recruit',
  alt: {
    ru: 'Нашивка рекрута: один стальной шеврон на зелёном сукне',
    en: 'The Recruit patch: one steel chevron on green cloth',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      9,
      (stage) => {
        stage.at([0, 0, 0], { yaw: -14 }, () => insignia(stage, 'silver', 1, false))
      },
      { near: 4.4, lift: 0.68 },
    ),
}
