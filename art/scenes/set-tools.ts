import { crate } from '#art/kit/props.ts'
import { stillLife } from '#art/kit/studio.ts'
import { pixelThing } from '#art/kit/treasure.ts'
import type { Picture } from '#art/kit/types.ts'

const PAINTS = { k: 'steelDark', s: 'steel', w: 'wood', d: 'woodDark' } as const
const HANDLE = Array.from({ length: 9 }, (_, row) => (row % 3 === 2 ? 'd' : 'w'))

/** A head above a handle; `at` is the column of the handle. */
const tool = (head: readonly string[], at: number) => [
  ...head,
  ...HANDLE.map((pixel) => pixel.padStart(at + 1, '.').padEnd(head[0]?.length ?? 0, '.')),
]

const TOOLS = [
  {
    x: -0.98,
    yaw: 8,
    lean: -15,
    rows: tool(['..kkkkk..', '.ksssssk.', 'kssskkssk', 'ksk.w.ksk', 'k...w...k'], 4),
  },
  {
    x: -0.3,
    yaw: -6,
    lean: -13,
    rows: tool(['.kkk..', 'kssskk', 'ksssws', 'ksssws', 'ksskwk', '.kk.w.'], 4),
  },
  {
    x: 0.3,
    yaw: 5,
    lean: -16,
    rows: tool(
      ['..k..', '.ksk.', 'kssskx', 'ksssk', 'ksssk', '.ksk.'].map((row) => row.slice(0, 5)),
      2,
    ),
  },
  { x: 0.92, yaw: -8, lean: -14, rows: tool(['.kkkkk', 'kssswk', '.kk.w.', '....w.', '....w.'], 4) },
] as const

export const setTools: Picture = {
  name: 'set-tools',
  alt: {
    ru: 'Кирка, топор, лопата и мотыга прислонены к снарядным ящикам',
    en: 'A pickaxe, an axe, a spade and a hoe leaning on ammunition crates',
  },
  width: 1920,
  height: 1080,
  samples: 56,
  build: () =>
    stillLife(
      7,
      (stage) => {
        crate(stage, [-0.62, 0.36, 0], [1.2, 0.6, 0.5], -4, 'olive', 'oliveDark')
        crate(stage, [0.72, 0.4, 0], [1.2, 0.6, 0.5], 5, 'plank', 'wood')
        for (const { x, yaw, lean, rows } of TOOLS)
          stage.at([x, -0.22, 0], { pitch: lean, yaw }, () => pixelThing(stage, rows, PAINTS, 0.085))
        // A broad pale light, for metal to show.
        stage.light({
          kind: 'area',
          at: [-0.6, -3.4, 2.2],
          to: [0, 0, 0.7],
          colour: [1, 0.86, 0.68],
          power: 70,
          size: 2.6,
        })
      },
      { lift: 0.62, near: 4.7 },
    ),
}
