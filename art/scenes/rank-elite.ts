import { patchOnCloth } from '#art/kit/patch.ts'
import type { Picture } from '#art/kit/types.ts'

export const rankElite: Picture = {
  name: 'rank-elite',
  alt: {
    ru: 'Знак элиты на чёрном жилете: круглая нашивка, три золотых шеврона и звезда, сбоку золотой шнур',
    en: 'The Elite badge on a black vest: a round patch, three golden chevrons and a star, a golden cord at its side',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    patchOnCloth(
      12,
      { shape: 'disc', ground: 'velvet', thread: 'threadGold', edge: 'threadGold', chevrons: 3, star: true },
      () => 'vestBlack',
      (stage) => {
        // Webbing above, below and beside the patch.
        for (const z of [-0.98, -0.74, 0.74, 0.98])
          for (let x = -2.2; x < 2.2; x += 0.3) {
            stage.box('velvet', [x + 0.15, -0.01, z], [0.28, 0.05, 0.15], {}, stage.tone(0.2))
            for (const dx of [0.005, 0.02])
              stage.bar('threadSteel', [x + dx, -0.05, z - 0.06], [x + dx, -0.05, z + 0.06], 0.007, 0.5)
          }
        // Two strands of cord, twisted.
        for (const phase of [0, Math.PI])
          for (let i = 0; i < 90; i++) {
            const at = (t: number) => {
              const turn = t * 62 + phase
              const [x, z] = [0.66 + 0.5 * Math.sin(t * 2.4), 1.1 - t * 2]
              return [x + 0.026 * Math.cos(turn), -0.09 + 0.026 * Math.sin(turn), z] as const
            }
            stage.bar('threadGold', at(i / 90), at((i + 1.3) / 90), 0.045, stage.tone(0.1))
          }
      },
      [1, 0.72, 0.4],
    ),
}
