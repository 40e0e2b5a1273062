import { patchOnCloth } from '#art/kit/patch.ts'
import { noise } from '#art/kit/random.ts'
import type { Picture } from '#art/kit/types.ts'

export const rankRecruit: Picture = {
  name: 'rank-recruit',
  alt: {
    ru: 'Нашивка рекрута на новой гимнастёрке: один светлый шеврон, рядом висят жетоны на цепочке',
    en: 'The Recruit patch on a new tunic: one pale chevron, dog tags on a chain beside it',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    patchOnCloth(
      9,
      { shape: 'tab', ground: 'oliveDark', thread: 'threadSteel', edge: 'threadOlive', chevrons: 1 },
      (x, z) => (noise(x * 3, z * 3, 4) > 0.9 ? 'canvas' : 'tunic'),
      (stage) => {
        // A seam, a button, and the tags.
        for (let z = -1.2; z < 1.2; z += 0.05)
          stage.bar('threadOlive', [-0.86, -0.03, z], [-0.86, -0.03, z + 0.032], 0.012, 1)
        for (let i = 0; i < 26; i++) {
          const t = i / 25
          stage.drum(
            'silver',
            [0.62 + 0.16 * t + 0.05 * Math.sin(t * 3), -0.1 - 0.04 * t, 0.8 - 0.72 * t],
            0.014,
            0.026,
            { pitch: 40 },
            6,
          )
        }
        for (const [x, z, roll, y] of [
          [0.77, -0.12, 10, -0.13],
          [0.86, -0.16, -12, -0.17],
        ] as const)
          stage.at([x, y, z], { roll }, () => {
            stage.plate(
              'silver',
              [
                [-0.1, 0.2],
                [-0.06, 0.24],
                [0.06, 0.24],
                [0.1, 0.2],
                [0.1, -0.16],
                [0.06, -0.2],
                [-0.06, -0.2],
                [-0.1, -0.16],
              ],
              0.02,
              1,
            )
            for (let row = 0; row < 4; row++)
              stage.box(
                'steelDark',
                [-0.005 * row, -0.012, 0.08 - row * 0.06],
                [0.12 - (row % 2) * 0.03, 0.004, 0.018],
                {},
                1,
              )
          })
      },
    ),
}
