import { patchOnCloth } from '#art/kit/patch.ts'
import { noise } from '#art/kit/random.ts'
import type { Picture } from '#art/kit/types.ts'

export const rankVeteran: Picture = {
  name: 'rank-veteran',
  alt: {
    ru: 'Нашивка ветерана на выцветшем камуфляже: щит с двумя латунными шевронами, сбоку патроны в петлях',
    en: 'The Veteran patch on faded camouflage: a shield with two brass chevrons, cartridges in loops at its side',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    patchOnCloth(
      10,
      { shape: 'shield', ground: 'canvas', thread: 'threadBrass', edge: 'leather', chevrons: 2 },
      (x, z) => {
        const [u, v] = [Math.round(x / 0.07) * 0.07, Math.round(z / 0.07) * 0.07]
        const patch = noise(u * 2.1, v * 2.6, 5) + 0.35 * (noise(u * 7, v * 7, 6) - 0.5)
        return patch > 0.66 ? 'camoDark' : patch > 0.5 ? 'canvas' : patch > 0.3 ? 'camoSand' : 'ragsBrown'
      },
      (stage) => {
        for (let i = 0; i < 4; i++)
          stage.at([0.68 + i * 0.125, -0.1 + i * 0.012, 0.06 + i * 0.015], { roll: -3 }, () => {
            stage.drum('brass', [0, 0, -0.06], 0.048, 0.5, {}, 14)
            stage.drum('brass', [0, 0, 0.225], 0.048, 0.07, {}, 14, 0.03)
            stage.drum('copper', [0, 0, 0.33], 0.03, 0.14, {}, 14, 0.006)
            stage.drum('brass', [0, 0, -0.32], 0.053, 0.03, {}, 14)
            stage.box('camoDark', [0, 0.01, -0.06], [0.118, 0.13, 0.17], {}, 1)
          })
        for (let z = -1.2; z < 1.2; z += 0.05)
          stage.bar('threadOlive', [-0.86, -0.03, z], [-0.86, -0.03, z + 0.032], 0.012, 1)
        // A mended tear.
        for (let i = 0; i < 7; i++)
          stage.bar(
            'threadSteel',
            [-0.75 + i * 0.03, -0.02, -0.42 - i * 0.035],
            [-0.68 + i * 0.03, -0.02, -0.39 - i * 0.035],
            0.013,
            1,
          )
      },
    ),
}
