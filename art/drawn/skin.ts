import sharp from 'sharp'
import { makeRandom } from '#art/kit/random.ts'
import { takeSkinStill } from './skin-still.ts'

type Colour = readonly [number, number, number]
type Box = { at: readonly [number, number]; size: readonly [number, number, number] }

const SIDE = 64
const cloth: Colour = [84, 92, 52]
const vest: Colour = [52, 56, 38]
const skin: Colour = [190, 138, 104]
const boots: Colour = [38, 32, 26]
const hair: Colour = [58, 42, 30]
const helmet: Colour = [66, 74, 42]
const glove: Colour = [44, 42, 36]

/** The default skin, in the layout every 64 by 64 skin has: a soldier of ours in field dress. */
export async function drawSkin(): Promise<string[]> {
  const random = makeRandom(7)
  const pixels = new Uint8Array(SIDE * SIDE * 4)
  const dot = (x: number, y: number, [r, g, b]: Colour, spread = 9) => {
    const shift = Math.round(random(-spread, spread))
    pixels.set(
      [r + shift, g + shift, b + shift].map((value) => Math.max(0, Math.min(255, value))).concat(255),
      (y * SIDE + x) * 4,
    )
  }
  const area = (x: number, y: number, w: number, h: number, colour: Colour, spread?: number) => {
    for (let i = 0; i < w; i++) for (let j = 0; j < h; j++) dot(x + i, y + j, colour, spread)
  }
  /** Where the faces of a body part lie on the sheet. */
  const faces = ({ at: [x, y], size: [w, h, d] }: Box) =>
    ({
      top: [x + d, y, w, d],
      bottom: [x + d + w, y, w, d],
      right: [x, y + d, d, h],
      front: [x + d, y + d, w, h],
      left: [x + d + w, y + d, d, h],
      back: [x + d * 2 + w, y + d, w, h],
    }) as const
  const fill = (box: Box, colour: Colour) => {
    for (const [x, y, w, h] of Object.values(faces(box))) area(x, y, w, h, colour)
  }
  /** A ring of rows round a part, `from` the top. */
  const band = (box: Box, from: number, rows: number, colour: Colour) => {
    const { right, front, left, back } = faces(box)
    for (const [x, y, w] of [right, front, left, back]) area(x, y + from, w, rows, colour)
  }

  const head: Box = { at: [0, 0], size: [8, 8, 8] }
  const hat: Box = { at: [32, 0], size: [8, 8, 8] }
  const body: Box = { at: [16, 16], size: [8, 12, 4] }
  const jacket: Box = { at: [16, 32], size: [8, 12, 4] }
  const arms: Box[] = [
    { at: [40, 16], size: [4, 12, 4] },
    { at: [32, 48], size: [4, 12, 4] },
  ]
  const legs: Box[] = [
    { at: [0, 16], size: [4, 12, 4] },
    { at: [16, 48], size: [4, 12, 4] },
  ]

  fill(head, skin)
  band(head, 0, 2, hair)
  area(24, 8, 8, 6, hair)
  area(8, 0, 8, 8, hair)
  for (const [x, eye] of [
    [9, 8],
    [13, 14],
  ] as const) {
    dot(x, 12, [236, 232, 218], 2)
    dot(x + 1, 12, [236, 232, 218], 2)
    dot(eye === 8 ? x + 1 : x, 12, [62, 84, 66], 2)
  }
  area(9, 11, 2, 1, hair)
  area(13, 11, 2, 1, hair)
  area(11, 13, 2, 1, [170, 116, 86], 3)
  area(10, 15, 4, 1, [120, 78, 60], 4)
  area(8, 14, 1, 2, [150, 104, 78], 4)
  area(15, 14, 1, 2, [150, 104, 78], 4)

  // The helmet is the outer layer: shell, rim and chin strap.
  band(hat, 0, 3, helmet)
  area(40, 0, 8, 8, helmet)
  band(hat, 3, 1, [46, 52, 30])
  area(56, 11, 8, 3, helmet)
  for (const [x, y, h] of [
    [39, 12, 3],
    [48, 12, 3],
  ] as const)
    area(x, y, 1, h, boots, 3)
  area(42, 9, 4, 1, [24, 26, 22], 3)
  area(43, 8, 2, 1, [240, 138, 36], 4)

  fill(body, cloth)
  band(body, 10, 1, boots)
  area(23, 30, 2, 1, [200, 185, 138], 4)
  const chest = faces(jacket)
  for (const [x, y, w] of [chest.front, chest.back]) area(x, y, w, 8, vest)
  for (const [x, y, w] of [chest.right, chest.left]) area(x, y + 2, w, 6, vest)
  for (const x of [20, 23, 26]) area(x, 41, 2, 3, [70, 74, 50])
  area(21, 37, 2, 1, [200, 185, 138], 4)
  area(25, 37, 2, 2, [240, 138, 36], 5)
  area(33, 37, 6, 6, [74, 80, 46])
  area(33, 39, 6, 1, boots, 3)

  for (const arm of arms) {
    fill(arm, cloth)
    band(arm, 3, 1, [64, 70, 40])
    band(arm, 9, 3, glove)
    area(arm.at[0] + 8, arm.at[1], 4, 4, glove)
  }
  const sleeve = faces(arms[1]!).left
  area(sleeve[0], sleeve[1] + 1, 4, 1, [240, 138, 36], 4)
  area(sleeve[0] + 1, sleeve[1] + 2, 2, 1, [240, 138, 36], 4)
  for (const leg of legs) {
    fill(leg, cloth)
    band(leg, 4, 2, vest)
    band(leg, 9, 3, boots)
    area(leg.at[0] + 8, leg.at[1], 4, 4, boots)
  }
  for (let i = 0; i < 46; i++) {
    // Camouflage where there is cloth.
    const [x, y] = [random.whole(0, 62), random.whole(16, 62)]
    const here = (y * SIDE + x) * 4
    const isCloth =
      pixels[here + 3] === 255 &&
      Math.abs(pixels[here]! - cloth[0]) < 12 &&
      Math.abs(pixels[here + 2]! - cloth[2]) < 12
    if (isCloth)
      area(
        x,
        y,
        1,
        1,
        random.pick([
          [58, 66, 36],
          [112, 108, 70],
        ] as const),
        4,
      )
  }
  await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toFile('web/public/images/skin-default.png')
  return ['skin-default.png', await takeSkinStill()]
}
