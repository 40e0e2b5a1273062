/** A soldier's head in eight by eight pixels, the same for the same name wherever it is drawn. */
import { createHash } from 'node:crypto'

const SKINS = [
  ['#dbb78d', '#b98f63'],
  ['#c99a6b', '#9c6f46'],
  ['#a87449', '#7f5433'],
  ['#8a5d3c', '#5f3d25'],
  ['#6b4630', '#4b2f1f'],
]
const CLOTHS = [
  ['#4d5a2c', '#3a4425'],
  ['#5d5a3c', '#47452d'],
  ['#3b4a52', '#2b373d'],
  ['#6b5d3d', '#52472e'],
  ['#3d3f3a', '#2b2d29'],
  ['#7c8a4f', '#5d683a'],
]
const EYES = ['#16110a', '#2d4a5c', '#3a4425', '#5a3a1c']

/** `h` and `H` cloth, `f` and `d` skin, `w` the white of the eyes, `e` the eyes, `s` the badge, `k` hair. */
const HELMET = ['hhhhhhhh', 'hhhhhhhh', 'HHHHHHHH', 'dffffffd']
const BERET = ['.hhhhhhh', 'hhhhhhsh', 'HHHHHHHk', 'kffffffk']
const CAP = ['.hhhhhh.', 'hhhsshhh', 'HHHHHHHH', 'HHHHHHHH']
const HAIR = ['kkkkkkkk', 'kkkkkkkk', 'kkffffkk', 'kffffffk']
const EYES_ROW = ['fweffewf', 'ffeffeff']
const FACES = [
  ['fffddfff', 'fffddfff', '.ffffff.'],
  ['fffddfff', 'ffkkkkff', '.fkkkkf.'],
  ['HHHHHHHH', 'hhhhhhhh', '.hhhhhh.'],
  ['fffddfff', 'ffddddff', '.ffffff.'],
]

const pick = <T>(list: readonly T[], byte = 0): T => list[byte % list.length] as T

/** An SVG picture of the head that belongs to a name. */
export function drawHead(username: string): string {
  const [hat, skin, cloth, eyes, face, look] = createHash('sha256')
    .update(username.normalize('NFKC').toLowerCase())
    .digest()
  const [bright, dark] = pick(SKINS, skin)
  const [cover, shade] = pick(CLOTHS, cloth)
  const palette: Record<string, string | undefined> = {
    f: bright,
    d: dark,
    h: cover,
    H: shade,
    e: pick(EYES, eyes),
    w: '#ece8da',
    s: '#f08a24',
    k: '#2a2118',
  }
  const rows = [...pick([HELMET, BERET, CAP, HAIR], hat), pick(EYES_ROW, look), ...pick(FACES, face)]
  const pixels = rows.flatMap((row, y) =>
    [...row].map((key, x) => {
      const colour = palette[key]
      return colour ? `<path fill="${colour}" d="M${x} ${y}h1v1h-1z"/>` : ''
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" shape-rendering="crispEdges"><path fill="#1d2217" d="M0 0h8v8H0z"/>${pixels.join('')}</svg>`
}
