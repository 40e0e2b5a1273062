/** Words in pictures: outlines of our own letters, the same on a machine that has no fonts. */
import { readFileSync } from 'node:fs'

const FILES = { display: 'oswald-600', mono: 'jetbrains-mono-400' } as const
export type Face = keyof typeof FILES

type Letter = { advance: number; outline: string }

/** Outlines are drawn in thousandths of the size. */
const EM = 1_000
/** What no letter of ours stands for: another script, a picture. */
const MISSING: Letter = { advance: 600, outline: 'M80 0V-700H520V0ZM140 -60H460V-640H140Z' }
/** How tall capitals stand, as a share of the size. */
const CAPITALS = { display: 0.81, mono: 0.73 } as const
/** A line that does not fit becomes so much smaller before it is cut, unless it says otherwise. */
const SMALLEST = 0.55
const ELLIPSIS = '…'

const faces = new Map<Face, ReadonlyMap<string, Letter>>()

export type Setting = {
  face: Face
  size: number
  /** Between the letters, as a share of the size. */
  tracking?: number
}

/** How wide a line stands. */
export function widthOf(text: string, { face, size, tracking = 0 }: Setting): number {
  return lettersOf(text, face).reduce((sum, { advance }) => sum + (advance / EM + tracking) * size, 0)
}

/** The first of several wordings that has room in its full size, else the last, which is the shortest. */
export const firstThatFits = (
  wordings: readonly [string, ...string[]],
  setting: Setting,
  within: number,
): string => wordings.find((each) => widthOf(each, setting) <= within) ?? wordings.at(-1) ?? wordings[0]

/** A line as SVG, its base line at `y`; what is wider than `within` becomes smaller, down to `smallest` of its size, then shorter. */
export function setLine(
  text: string,
  {
    x,
    y,
    fill,
    anchor = 'start',
    within = Number.POSITIVE_INFINITY,
    smallest = SMALLEST,
    isCentred = false,
    ...setting
  }: Setting & {
    x: number
    y: number
    fill: string
    anchor?: 'start' | 'middle' | 'end'
    within?: number
    smallest?: number
    /** What became smaller stands in the middle of the room for the full size, else on its base line. */
    isCentred?: boolean
  },
): string {
  const { shown, size } = fit(text, setting, within, smallest)
  const width = widthOf(shown, { ...setting, size })
  const base = isCentred ? y - ((setting.size - size) * CAPITALS[setting.face]) / 2 : y
  const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
  let at = 0
  const outlines = lettersOf(shown, setting.face).map(({ advance, outline }) => {
    const path = outline && `<path transform="translate(${Math.round(at)})" d="${outline}"/>`
    at += advance + (setting.tracking ?? 0) * EM
    return path
  })
  return `<g fill="${fill}" transform="translate(${left.toFixed(2)} ${Number(base.toFixed(2))}) scale(${(size / EM).toFixed(5)})">${outlines.join('')}</g>`
}

function fit(
  text: string,
  setting: Setting,
  within: number,
  smallest: number,
): { shown: string; size: number } {
  const width = widthOf(text, setting)
  if (width <= within) return { shown: text, size: setting.size }
  const size = setting.size * Math.max(within / width, smallest)
  const characters = [...text]
  const isTooWide = (shown: string) => widthOf(shown, { ...setting, size }) > within + 0.01
  let shown = text
  while (characters.length > 0 && isTooWide(shown)) {
    characters.pop()
    shown = characters.join('').trimEnd() + ELLIPSIS
  }
  return { shown, size }
}

/** Marks that no letter of ours carries, and what is not to be seen, take no room. */
function lettersOf(text: string, face: Face): Letter[] {
  const letters = readFace(face)
  const characters = text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/[\p{M}\p{C}]/gu, '')
  return [...characters].map((character) => letters.get(character) ?? MISSING)
}

/** With the first picture that has words in it. */
function readFace(face: Face): ReadonlyMap<string, Letter> {
  const known = faces.get(face)
  if (known) return known
  const lines = readFileSync(new URL(`${FILES[face]}.txt`, import.meta.url), 'utf8').split('\n')
  const letters = new Map(
    lines.filter(Boolean).map((line) => {
      const [, character = '', advance = '', outline = ''] = /^(.) (\d+) (.*)$/u.exec(line) ?? []
      return [character, { advance: Number(advance), outline }]
    }),
  )
  faces.set(face, letters)
  return letters
}
