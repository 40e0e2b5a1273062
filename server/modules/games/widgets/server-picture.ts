import { firstThatFits, setLine } from '#server/lib/pictures/letters/letters.ts'
import type { GameServerState } from '#shared/constants/game-servers.ts'
import { GAME_TITLES } from '#shared/constants/games/games.ts'
import { WIDGET_SIZE } from '#shared/constants/games/widgets.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { ServerWidget } from '#shared/contract/games/widgets.ts'
import { fill, frame, hazard, number, svg, TONES } from './picture-parts.ts'
import { widgetTexts } from './widgets.texts.ts'

const LEFT = 26
const RIGHT = WIDGET_SIZE.width - 26
/** Between what it is and who is there. */
const DIVIDE = 424
/** What is there for who is there; a long count becomes smaller, never shorter: it would be read as another. */
const ROOM_BESIDE = RIGHT - DIVIDE - 20
const SMALLEST_COUNT = 0.55
const count = { face: 'display', size: 36 } as const
const label = { face: 'mono', size: 13, tracking: 0.04 } as const

/** A game server, how it is and who is on it. */
export function serverPicture(
  server: ServerWidget,
  { language, siteName, accent }: { language: Language; siteName: string; accent: string },
): string {
  const texts = widgetTexts[language]
  const isScp = server.type === 'roblox'
  const box = { x: 0, y: 0, ...WIDGET_SIZE }
  const tone = TONES[server.state]
  const state = `${texts.states[server.state]}  ·  ${GAME_TITLES[server.type]}`.toUpperCase()
  const isCounted = server.state === 'online'
  return svg(
    WIDGET_SIZE,
    fill(box, isScp ? TONES.scpGround : TONES.ground),
    frame(box, { tick: isScp ? TONES.scp : accent, length: 14, weight: 3 }),
    isScp ? hazard({ x: 1, y: 1, width: box.width - 2, height: 8 }) : '',
    stateMark(server.state, tone),
    setLine(state, { ...label, x: LEFT + 18, y: 42, fill: tone }),
    setLine(server.name_server.toUpperCase(), {
      face: 'display',
      size: 36,
      tracking: 0.015,
      x: LEFT,
      y: 87,
      fill: TONES.text,
      within: DIVIDE - LEFT - 24,
    }),
    setLine(server.ip.replace(/^https:\/\/(?:www\.)?/, ''), {
      face: 'mono',
      size: 17,
      x: LEFT,
      y: 122,
      fill: TONES.sand,
      within: DIVIDE - LEFT - 24,
    }),
    fill({ x: DIVIDE, y: 30, width: 1, height: 92 }, TONES.line),
    setLine(texts.players.toUpperCase(), { ...label, x: RIGHT, y: 42, fill: TONES.muted, anchor: 'end' }),
    setLine(isCounted ? players(server, language) : '—', {
      ...count,
      x: RIGHT,
      y: 87,
      fill: TONES.text,
      anchor: 'end',
      within: ROOM_BESIDE,
      smallest: SMALLEST_COUNT,
    }),
    setLine(siteName.toUpperCase(), {
      ...label,
      size: 12,
      x: RIGHT,
      y: 121,
      fill: TONES.muted,
      anchor: 'end',
      within: ROOM_BESIDE,
    }),
  )
}

/**
 * Places of a Roblox game are those of one instance among many: there they say nothing. Elsewhere they make way where both have
 * no room.
 */
function players({ players, maxPlayers, type }: ServerWidget, language: Language): string {
  const alone = number(players, language)
  const places = type === 'roblox' || maxPlayers === 0 ? '' : ` / ${number(maxPlayers, language)}`
  return firstThatFits([alone + places, alone], count, ROOM_BESIDE / SMALLEST_COUNT)
}

/** Never by colour alone: full while it is up, empty while it is not. */
function stateMark(state: GameServerState, tone: string): string {
  const [x, y] = [LEFT + 5, 37.5]
  return state === 'online'
    ? `<circle cx="${x}" cy="${y}" r="5" fill="${tone}"/>`
    : state === 'offline'
      ? `<path d="M${x - 4} ${y - 4}l8 8m0 -8l-8 8" stroke="${tone}" stroke-width="2"/>`
      : `<circle cx="${x}" cy="${y}" r="4.25" fill="none" stroke="${tone}" stroke-width="1.5"/>`
}
