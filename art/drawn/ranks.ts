import { mkdirSync, writeFileSync } from 'node:fs'
import { palette } from './palette.ts'

/**
 * One family of insignia, 120 by 140: a stitched patch for the Minecraft ranks, an eight-sided plate with a hazard
 * edge for the Roblox ranks, a shoulder board for the staff and a redacted plate for the council.
 */
const FOLDER = 'web/public/images/ranks'

const star = (x: number, y: number, radius: number, fill: string) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? radius * 0.42 : radius
    const angle = (Math.PI * i) / 5
    return `${(x + Math.sin(angle) * r).toFixed(1)} ${(y - Math.cos(angle) * r).toFixed(1)}`
  })
  return `<path d="M${points.join('L')}z" fill="${fill}"/>`
}
/** `half` is half their width; narrower ones are lower and thinner too. */
const chevrons = (count: number, lowest: number, colour: string, half = 28) =>
  Array.from({ length: count }, (_, i) => {
    const foot = lowest - Math.round(i * half * 0.68)
    return `<path d="M${60 - half} ${foot} 60 ${foot - Math.round(half * 0.68)} ${60 + half} ${foot}" stroke="${colour}" stroke-width="${half > 20 ? 9 : 7}"/>`
  }).join('')
const bars = (count: number, lowest: number, colour: string, half = 26) =>
  Array.from(
    { length: count },
    (_, i) => `<path d="M${60 - half} ${lowest - i * 15}h${half * 2}" stroke="${colour}" stroke-width="8"/>`,
  ).join('')
const laurel = (y: number, colour: string) =>
  [-1, 1]
    .map((side) =>
      [0, 1, 2, 3, 4]
        .map((i) => {
          const angle = 0.35 + i * 0.42
          const [x, z] = [60 + side * Math.sin(angle) * 34, y + Math.cos(angle) * 34]
          return `<ellipse cx="${x.toFixed(1)}" cy="${z.toFixed(1)}" rx="3.4" ry="7.6" fill="${colour}" transform="rotate(${(side * (90 - (angle * 180) / Math.PI + 28)).toFixed(0)} ${x.toFixed(1)} ${z.toFixed(1)})"/>`
        })
        .join(''),
    )
    .join('')

const svg = (title: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="140" viewBox="0 0 120 140" fill="none"><title>${title}</title>${inner}</svg>\n`
const patch = (colour: string, inner: string) =>
  `<path d="M8 6h104v86l-52 42L8 92z" fill="${palette.raised}" stroke="${colour}" stroke-width="3"/><path d="M15 13h90v76l-45 36.5-45-36.5z" stroke="${colour}" stroke-width="1.5" stroke-dasharray="4 4" opacity=".55"/>${inner}`
const plate = (colour: string, inner: string) =>
  `<path d="M34 6h52l26 28v72l-26 28H34L8 106V34z" fill="${palette.black}" stroke="${colour}" stroke-width="3"/><clipPath id="c"><path d="M17.5 108h85l-20 20h-45z"/></clipPath><g clip-path="url(#c)" stroke="${palette.hazard}" stroke-width="6"><path d="m10 132 28-28m-12 28 28-28m-12 28 28-28m-12 28 28-28m-12 28 28-28m-12 28 28-28"/></g><path d="M16 102h88" stroke="${colour}" stroke-width="1.5" opacity=".55"/>${inner}`
const board = (colour: string, inner: string) =>
  `<path d="M26 132V28L60 6l34 22v104z" fill="${palette.raised}" stroke="${colour}" stroke-width="3"/><path d="M33 125V32l27-17.5L87 32v93z" stroke="${colour}" stroke-width="1.5" stroke-dasharray="4 4" opacity=".55"/><circle cx="60" cy="31" r="5" stroke="${colour}" stroke-width="2.5"/>${inner}`

const minecraft: Record<string, [string, string]> = {
  'stone-apprentice': ['Stone Apprentice', patch('#9a9a90', chevrons(1, 72, '#9a9a90'))],
  'iron-warrior': ['Iron Warrior', patch('#c9ccc8', chevrons(2, 80, '#c9ccc8'))],
  'gold-veteran': ['Gold Veteran', patch('#e0b04a', chevrons(3, 78, '#e0b04a') + bars(1, 94, '#e0b04a', 20))],
  'diamond-expert': [
    'Diamond Expert',
    patch(
      '#6fd0cf',
      `${chevrons(3, 96, '#6fd0cf')}<path d="M48 24h24l9 10-21 20-21-20z" fill="#6fd0cf"/><path d="M39 34h42M52 34l8 20 8-20-8-10z" stroke="${palette.raised}" stroke-width="2"/>`,
    ),
  ],
  master: [
    'Master',
    patch(
      palette.signal,
      laurel(48, palette.sand) + star(60, 44, 21, palette.signal) + chevrons(1, 108, palette.signal, 15),
    ),
  ],
}
const YELLOW = palette.hazard
const roblox: Record<string, [string, string]> = {
  rookie: ['Rookie', plate('#9a9a90', bars(1, 62, '#c9ccc8'))],
  fighter: ['Fighter', plate('#c9ccc8', bars(2, 69, '#c9ccc8'))],
  veteran: ['Veteran', plate(palette.sand, bars(3, 76, palette.sand))],
  champion: [
    'Champion',
    plate(
      YELLOW,
      `<circle cx="60" cy="44" r="23" stroke="${YELLOW}" stroke-width="4"/>${star(60, 44, 17, YELLOW)}${bars(1, 86, YELLOW)}`,
    ),
  ],
  elite: [
    'Elite',
    plate(
      palette.signal,
      `<circle cx="60" cy="50" r="30" stroke="${YELLOW}" stroke-width="4" stroke-dasharray="34 13.1" stroke-dashoffset="-6"/>${star(60, 50, 22, palette.signal)}${bars(1, 94, YELLOW, 22)}`,
    ),
  ],
}

const stripe = (x: number) => `<path d="M${x} 44v80" stroke="${palette.signal}" stroke-width="4"/>`
const zigzag = `<path d="m42 124 9-9-9-9 9-9-9-9 9-9-9-9 9-9-9-9 9-9m27 80-9-9 9-9-9-9 9-9-9-9 9-9-9-9 9-9-9-9" stroke="${palette.sand}" stroke-width="2.5"/>`
const small = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => star(x, y, 10, palette.sand)).join('')
const staff: Record<string, [string, string]> = {
  private: ['Private', board(palette.olive, '')],
  corporal: ['Corporal', board(palette.olive, bars(1, 78, palette.sand, 22))],
  sergeant: ['Sergeant', board(palette.olive, bars(3, 92, palette.sand, 22))],
  lieutenant: [
    'Lieutenant',
    board(
      palette.olive,
      stripe(60) +
        small([
          [46, 100],
          [74, 100],
        ]),
    ),
  ],
  captain: [
    'Captain',
    board(
      palette.olive,
      stripe(60) +
        small([
          [46, 108],
          [74, 108],
          [60, 84],
          [60, 60],
        ]),
    ),
  ],
  major: ['Major', board(palette.sand, stripe(51) + stripe(69) + star(60, 88, 14, palette.sand))],
  colonel: [
    'Colonel',
    board(
      palette.sand,
      stripe(51) +
        stripe(69) +
        star(44, 104, 12, palette.sand) +
        star(76, 104, 12, palette.sand) +
        star(60, 74, 12, palette.sand),
    ),
  ],
  commander: [
    'Commander',
    board(palette.sand, stripe(60) + chevrons(2, 117, palette.sand, 20) + star(60, 66, 15, palette.sand)),
  ],
  moderator: [
    'Moderator',
    board(
      palette.olive,
      `<path d="M60 52 80 60v22c0 14-9 22-20 28-11-6-20-14-20-28V60z" stroke="${palette.sand}" stroke-width="4"/><path d="m49 88 11-11 11 11" stroke="${palette.sand}" stroke-width="6"/>`,
    ),
  ],
  general: [
    'General',
    board(palette.signal, zigzag + star(60, 66, 15, palette.signal) + star(60, 102, 15, palette.signal)),
  ],
  'field-marshal': [
    'Field Marshal',
    board(
      palette.signal,
      `${zigzag}<path d="m46 122 28-30m0 30L46 92" stroke="${palette.sand}" stroke-width="5"/>${star(60, 66, 20, palette.signal)}`,
    ),
  ],
}

const SHAPES: Record<string, string[]> = {
  O: ['111', '101', '101', '101', '111'],
  '-': ['000', '000', '111', '000', '000'],
  '0': ['111', '101', '101', '101', '111'],
  '1': ['010', '110', '010', '010', '111'],
  '2': ['111', '001', '111', '100', '111'],
  '3': ['111', '001', '111', '001', '111'],
  '4': ['101', '101', '111', '001', '001'],
  '5': ['111', '100', '111', '001', '111'],
  '6': ['111', '100', '111', '101', '111'],
  '7': ['111', '001', '010', '010', '010'],
  '8': ['111', '101', '111', '101', '111'],
  '9': ['111', '101', '111', '001', '111'],
}
const blocks = (text: string, middle: number, top: number, size: number) => {
  const wide = text.length * 4 * size - size
  return [...text]
    .map((letter, index) =>
      (SHAPES[letter] ?? [])
        .map((row, y) =>
          [...row]
            .map((cell, x) =>
              cell === '1'
                ? `<path d="M${middle - wide / 2 + (index * 4 + x) * size} ${top + y * size}h${size}v${size}h-${size}z"/>`
                : '',
            )
            .join(''),
        )
        .join(''),
    )
    .join('')
}
const council = (seat: number): [string, string] => [
  `O5-${seat}`,
  plate(
    palette.text,
    `<g shape-rendering="crispEdges"><g fill="${palette.text}">${blocks('O5', 60, 24, 5)}</g><g fill="${YELLOW}">${blocks(String(seat), 60, 56, 6)}</g></g><path d="M34 95h52" stroke="${palette.text}" stroke-width="5"/>`,
  ),
]

export async function drawRanks(): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true })
  const seats = Array.from({ length: 13 }, (_, i) => [`o5-${i + 1}`, council(i + 1)] as const)
  const all: (readonly [string, readonly [string, string]])[] = [
    ...Object.entries(minecraft).map(([name, drawing]) => [`minecraft-${name}`, drawing] as const),
    ...Object.entries(roblox).map(([name, drawing]) => [`roblox-${name}`, drawing] as const),
    ...Object.entries(staff).map(([name, drawing]) => [`staff-${name}`, drawing] as const),
    ...seats,
  ]
  for (const [name, [title, inner]] of all) writeFileSync(`${FOLDER}/${name}.svg`, svg(title, inner))
  return all.map(([name]) => `${name}.svg`)
}
