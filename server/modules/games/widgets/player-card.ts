import { setLine } from '#server/lib/pictures/letters/letters.ts'
import { PLAYER_CARD_SIZE as SIZE } from '#shared/constants/games/widgets.ts'
import { fill, frame, framedHead, number, svg, TONES } from './picture-parts.ts'
import { FIGURES, playerFigures } from './player-figures.ts'
import type { PlayerFacts } from './player-picture.ts'
import { widgetTexts } from './widgets.texts.ts'

const EDGE = 80
const INNER = SIZE.width - 2 * EDGE
const HEAD = { x: EDGE, y: 148, width: 232, height: 232 }
const BESIDE = HEAD.x + HEAD.width + 48
const STRIP = { x: EDGE, y: 428, width: INNER, height: 122 }
/** From one figure to the next, and what there is for each. */
const STEP = INNER / FIGURES
const ROOM = STEP - 40
/** So small is the longest name of the widest letters. */
const SMALLEST_NAME = 0.25
const label = { face: 'mono', size: 22, tracking: 0.04 } as const
const figure = { face: 'mono', size: 42 } as const

/** What links to a player's page show: the cover sheet of the dossier. */
export function playerCard({ player, head, rank, language, siteName, accent }: PlayerFacts): string {
  const texts = widgetTexts[language]
  const right = SIZE.width - EDGE
  return svg(
    SIZE,
    fill({ x: 0, y: 0, ...SIZE }, TONES.ground),
    grid(),
    frame(
      { x: 32, y: 32, width: SIZE.width - 64, height: SIZE.height - 64 },
      { tick: accent, length: 20, weight: 4 },
    ),
    setLine(siteName.toUpperCase(), {
      face: 'display',
      size: 34,
      tracking: 0.12,
      x: EDGE,
      y: 108,
      fill: TONES.text,
      within: INNER / 2,
    }),
    setLine(texts.player.toUpperCase(), { ...label, x: right, y: 104, fill: TONES.muted, anchor: 'end' }),
    framedHead(head, HEAD),
    setLine(rank.toUpperCase(), {
      ...label,
      size: 26,
      x: BESIDE,
      y: 196,
      fill: accent,
      within: right - BESIDE,
    }),
    setLine(player.username, {
      face: 'display',
      size: 104,
      tracking: 0.005,
      x: BESIDE,
      y: 312,
      fill: TONES.text,
      within: right - BESIDE,
      smallest: SMALLEST_NAME,
      isCentred: true,
    }),
    setLine(`${texts.level} ${number(player.level, language)}`, {
      face: 'mono',
      size: 28,
      x: BESIDE,
      y: 372,
      fill: TONES.sand,
      within: right - BESIDE,
    }),
    fill(STRIP, TONES.raised),
    frame(STRIP, { tick: TONES.edge }),
    ...playerFigures(player, language, figure, ROOM).flatMap(({ term, value }, at) => {
      const x = STRIP.x + at * STEP
      return [
        at > 0 ? fill({ x, y: STRIP.y, width: 1, height: STRIP.height }, TONES.line) : '',
        setLine(term, {
          ...label,
          size: 19,
          x: x + 26,
          y: STRIP.y + 44,
          fill: TONES.muted,
          within: ROOM,
        }),
        setLine(value, {
          ...figure,
          x: x + 26,
          y: STRIP.y + 96,
          fill: TONES.text,
          within: ROOM,
        }),
      ]
    }),
  )
}

/** The sheet's grid, hardly seen. */
function grid(): string {
  const lines: string[] = []
  for (let x = EDGE; x < SIZE.width; x += 40) lines.push(`M${x + 0.5} 0V${SIZE.height}`)
  for (let y = 28; y < SIZE.height; y += 40) lines.push(`M0 ${y + 0.5}H${SIZE.width}`)
  return `<path d="${lines.join('')}" stroke="${TONES.raised}" fill="none"/>`
}
