import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { setLine } from '#server/lib/pictures/letters/letters.ts'
import { USERNAME_MAX } from '#shared/constants/account-limits.ts'
import { PLAYERS_MAX } from '#shared/constants/game-servers.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { TONES } from './picture-parts.ts'
import { playerCard } from './player-card.ts'
import { playerFigures } from './player-figures.ts'
import { type PlayerFacts, playerPicture } from './player-picture.ts'
import { serverPicture } from './server-picture.ts'

const line = { face: 'mono', size: 20, x: 0, y: 0, fill: '#fff' } as const
type Face = Parameters<typeof setLine>[1]['face']
/** The letters of a picture, or of a line alone: their outlines, wherever they stand and however large. */
const lettersIn = (svg: string) =>
  svg.match(/(?<=<path transform="translate\(-?\d+\)" d=")[^"]+/g)?.join('\n') ?? ''
const lettersOf = (text: string, face: Face = 'mono') => lettersIn(setLine(text, { ...line, face }))
const says = (svg: string, text: string, face?: Face) => lettersIn(svg).includes(lettersOf(text, face))
/** Whether a line of it was cut. */
const isCut = (svg: string) => says(svg, '…', 'mono') || says(svg, '…', 'display')

const player: PlayerFacts['player'] = {
  username: 'Ranger',
  rank: 'private',
  tier: null,
  level: 12,
  playtimeSeconds: 360_000,
  kills: 1_234_567,
  deaths: 98,
  kdRatio: 12.34,
  url: 'https://example.org/players/Ranger',
}
const facts = (
  changes: Partial<PlayerFacts['player']> = {},
  language: PlayerFacts['language'] = 'ru',
): PlayerFacts => ({
  player: { ...player, ...changes },
  head: { type: 'image/png', bytes: Buffer.from('') },
  rank: 'Рядовой',
  language,
  siteName: 'FrontLand',
  accent: '#f08a24',
})

describe.each([
  ['card', playerCard],
  ['picture', playerPicture],
])('the %s of a player', (_, draw) => {
  test('shows the longest name of the widest letters whole', () => {
    for (const letter of ['W', 'Щ', 'Ж', 'm', '_']) {
      const svg = draw(facts({ username: letter.repeat(USERNAME_MAX) }))
      expect([letter, isCut(svg)]).toEqual([letter, false])
      expect([letter, says(svg, letter.repeat(USERNAME_MAX), 'display')]).toEqual([letter, true])
    }
  })

  test.each(LANGUAGES)('cuts no figure, however large, in %s', (language) => {
    const most = Number.MAX_SAFE_INTEGER
    const svg = draw(
      facts({ level: most, playtimeSeconds: most, kills: most, deaths: most, kdRatio: most }, language),
    )
    expect(isCut(svg)).toBe(false)
    expect(says(svg, language === 'ru' ? '9007 трлн' : '9007T')).toBe(true)
  })

  test('says what has room in full', () => {
    const svg = draw(facts({}, 'en'))
    for (const figure of ['100', '1,234,567', '98', '12.34'])
      expect([figure, says(svg, figure)]).toEqual([figure, true])
  })
})

test('the level is grouped as every figure', () => {
  const level = 36_028_797_018_964
  expect(says(playerCard(facts({ level })), 'Уровень 36 028 797 018 964')).toBe(true)
  expect(says(playerPicture(facts({ level }, 'en')), 'LEVEL 36,028,797,018,964')).toBe(true)
})

test('a rank that is too long costs no figure of the level', () => {
  const svg = playerPicture({ ...facts({ level: 1_234 }, 'en'), rank: 'Z'.repeat(90) })
  expect(isCut(svg)).toBe(true)
  expect(says(svg, 'LEVEL 1,234')).toBe(true)
})

test('a large figure is said in short where it has no room, and a dash where nobody told any', () => {
  const said = (changes: Partial<typeof player>, room: number) =>
    playerFigures({ ...player, ...changes }, 'en', { face: 'mono', size: 20 }, room).map(({ value }) => value)
  expect(said({}, 200)).toEqual(['100', '1,234,567', '98', '12.34'])
  expect(said({}, 80)).toEqual(['100', '1.23M', '98', '12.34'])
  const nothing = { playtimeSeconds: 0, kills: 0, deaths: 0, kdRatio: 0 }
  expect(said(nothing, 80)).toEqual(['—', '—', '—', '—'])
})

test('how many play on a game server is never cut: places make way', () => {
  const draw = (players: number, maxPlayers: number) =>
    serverPicture(
      {
        id: 1,
        name_server: 'Front',
        type: 'minecraft',
        ip: 'play.example.org',
        state: 'online',
        players,
        maxPlayers,
        url: 'https://example.org/servers',
      },
      { language: 'ru', siteName: 'FrontLand', accent: '#f08a24' },
    )
  expect(says(draw(87, 200), '87 / 200', 'display')).toBe(true)
  expect(says(draw(1_000, 1_200), '1 000 / 1 200', 'display')).toBe(true)
  const crowded = draw(PLAYERS_MAX, PLAYERS_MAX)
  expect(isCut(crowded)).toBe(false)
  expect(says(crowded, '1 000 000', 'display')).toBe(true)
})

test('the tones are those of the site', () => {
  const styles = readFileSync('web/styles/main.css', 'utf8')
  for (const [name, tone] of Object.entries(TONES)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(styles).toContain(`--color-${token}: ${tone};`)
  }
})
