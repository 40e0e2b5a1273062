/** What the pictures for other sites are made of: the grounds, lines and marks of the site, as SVG. */
import type { ShownHead } from '#server/modules/accounts/player-heads/player-heads.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import { SITE_GROUND } from '#shared/constants/site.ts'
import { keptFormat } from '#shared/texts/kept-format.ts'

/** As in `web/styles/main.css`. */
export const TONES = {
  ground: SITE_GROUND,
  raised: '#161a12',
  line: '#2b3124',
  edge: '#6b7358',
  text: '#ece8da',
  muted: '#a9aa93',
  sand: '#c8b98a',
  online: '#7fcf5b',
  offline: '#e2563f',
  maintenance: '#e9b23c',
  development: '#5fa8d3',
  unknown: '#8b8e7d',
  scp: '#f2c230',
  scpGround: '#121212',
} as const

export type Box = { x: number; y: number; width: number; height: number }

export const svg = ({ width, height }: Pick<Box, 'width' | 'height'>, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`

export const fill = ({ x, y, width, height }: Box, colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`

/** A fine line around a box, with ticks at its corners. */
export function frame(
  box: Box,
  {
    line = TONES.line,
    tick,
    length = 9,
    weight = 1,
  }: {
    line?: string
    tick: string
    length?: number
    weight?: number
  },
): string {
  const [left, top] = [box.x + 0.5, box.y + 0.5]
  const [right, bottom] = [left + box.width - 1, top + box.height - 1]
  const corners = [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [left, bottom, 1, -1],
    [right, bottom, -1, -1],
  ].map(([x = 0, y = 0, across = 1, down = 1]) => `M${x + across * length} ${y}H${x}V${y + down * length}`)
  return (
    `<rect x="${left}" y="${top}" width="${box.width - 1}" height="${box.height - 1}" fill="none" stroke="${line}"/>` +
    `<path d="${corners.join('')}" fill="none" stroke="${tick}" stroke-width="${weight}"/>`
  )
}

/** Slanted stripes, as stand over everything of the SCP world. */
export function hazard({ x, y, width, height }: Box): string {
  const step = height * 2
  const stripes = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => {
    const left = x + index * step
    return `M${left} ${y + height}l${height} ${-height}h${height}l${-height} ${height}z`
  })
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${fill({ x, y, width, height }, TONES.scpGround)}<path d="${stripes.join('')}" fill="${TONES.scp}"/></svg>`
}

/** The head of a player in a frame of its own. */
export function framedHead(head: ShownHead, box: Box): string {
  const data = `data:${head.type};base64,${head.bytes.toString('base64')}`
  return (
    fill(box, TONES.raised) +
    `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" href="${data}" preserveAspectRatio="xMidYMid slice" image-rendering="pixelated"/>` +
    frame(box, { tick: TONES.edge })
  )
}

export const number = (value: number, language: Language, digits = 0): string =>
  keptFormat(Intl.NumberFormat, language, { maximumFractionDigits: digits }).format(value)

/** By three digits at least: `12,3 млн`, `12.3M`, `9007T`. */
export const shortNumber = (value: number, language: Language): string =>
  keptFormat(Intl.NumberFormat, language, {
    notation: 'compact',
    maximumSignificantDigits: 3,
    maximumFractionDigits: 0,
    roundingPriority: 'morePrecision',
  }).format(value)
