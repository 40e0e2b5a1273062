import { setLine } from '#server/lib/pictures/letters/letters.ts'
import type { ShownHead } from '#server/modules/accounts/player-heads/player-heads.service.ts'
import { WIDGET_SIZE } from '#shared/constants/games/widgets.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { PlayerWidget } from '#shared/contract/games/widgets.ts'
import { fill, frame, framedHead, number, svg, TONES } from './picture-parts.ts'
import { FIGURES, playerFigures } from './player-figures.ts'
import { widgetTexts } from './widgets.texts.ts'

export type PlayerFacts = {
  player: PlayerWidget
  head: ShownHead
  /** The rank in words. */
  rank: string
  language: Language
  siteName: string
  accent: string
}

const HEAD = { x: 24, y: 24, width: 102, height: 102 }
const LEFT = 150
const RIGHT = WIDGET_SIZE.width - 26
/** From one figure to the next, and what there is for each: with less between them two would be read as one. */
const STEP = (RIGHT - LEFT) / FIGURES
const ROOM = STEP - 20
/** So small is the longest name of the widest letters. */
const SMALLEST_NAME = 0.45
const label = { face: 'mono', size: 13, tracking: 0.04 } as const
const figure = { face: 'mono', size: 18 } as const

/** A player in a line: who it is, and what they have come to. */
export function playerPicture({ player, head, rank, language, siteName, accent }: PlayerFacts): string {
  const box = { x: 0, y: 0, ...WIDGET_SIZE }
  const level = `${widgetTexts[language].level} ${number(player.level, language)}`
  return svg(
    WIDGET_SIZE,
    fill(box, TONES.ground),
    frame(box, { tick: accent, length: 14, weight: 3 }),
    framedHead(head, HEAD),
    // Of what does not fit the end is cut, and that may not be a figure.
    setLine(`${level}  ·  ${rank}`.toUpperCase(), {
      ...label,
      x: LEFT,
      y: 38,
      fill: accent,
      within: RIGHT - LEFT - 130,
      smallest: 0.75,
    }),
    setLine(siteName.toUpperCase(), {
      ...label,
      size: 12,
      x: RIGHT,
      y: 38,
      fill: TONES.muted,
      anchor: 'end',
      within: 120,
    }),
    setLine(player.username, {
      face: 'display',
      size: 32,
      tracking: 0.01,
      x: LEFT,
      y: 78,
      fill: TONES.text,
      within: RIGHT - LEFT,
      smallest: SMALLEST_NAME,
      isCentred: true,
    }),
    ...playerFigures(player, language, figure, ROOM).flatMap(({ term, value }, at) => [
      setLine(term, { ...label, size: 11, x: LEFT + at * STEP, y: 103, fill: TONES.muted, within: ROOM }),
      setLine(value, {
        ...figure,
        x: LEFT + at * STEP,
        y: 125,
        fill: TONES.sand,
        within: ROOM,
      }),
    ]),
  )
}
