import { expect, test } from 'vitest'
import { isGameServerAddress, placeIdOf, readGameServerAddress } from './game-server-address.ts'

test.each([
  ['play.example.org', 'play.example.org'],
  ['  Play.Example.org:25566 ', 'play.example.org:25566'],
  ['1.2.3.4:25566', '1.2.3.4:25566'],
  ['minecraft://play.example.org:25570/', 'play.example.org:25570'],
  ['https://play.example.org/join?x=1', 'play.example.org'],
  ['localhost', 'localhost'],
  ['фронт.рф', 'xn--m1abfkg.xn--p1ai'],
  ['фронт.рф:25566', 'xn--m1abfkg.xn--p1ai:25566'],
])('%s is the Minecraft server at %s', (typed, ip) => {
  expect(readGameServerAddress(typed)).toEqual({ type: 'minecraft', ip })
  expect(isGameServerAddress('minecraft', ip)).toBe(true)
})

test.each([
  [
    'https://www.roblox.com/games/920587237/Adopt-Me',
    'https://www.roblox.com/games/920587237/Adopt-Me',
    '920587237',
  ],
  ['roblox.com/games/920587237', 'https://www.roblox.com/games/920587237', '920587237'],
  [
    'https://www.roblox.com/ru/games/920587237/X?a=b#c',
    'https://www.roblox.com/games/920587237/X',
    '920587237',
  ],
  ['https://www.roblox.com/games/start?placeId=42&x=1', 'https://www.roblox.com/games/42', '42'],
  ['roblox://experiences/start?placeId=920587237', 'https://www.roblox.com/games/920587237', '920587237'],
  ['roblox://placeId=920587237/', 'https://www.roblox.com/games/920587237', '920587237'],
  ['920587237', 'https://www.roblox.com/games/920587237', '920587237'],
  [
    'https://www.roblox.com/games/42/X?privateServerLinkCode=1a',
    'https://www.roblox.com/games/42/X?privateServerLinkCode=1a',
    '42',
  ],
  ['https://www.roblox.com/games', 'https://www.roblox.com/games', null],
])('%s is the Roblox game at %s', (typed, ip, place) => {
  expect(readGameServerAddress(typed)).toEqual({ type: 'roblox', ip })
  expect(isGameServerAddress('roblox', ip)).toBe(true)
  expect(placeIdOf(ip)).toBe(place)
})

test.each([
  '',
  'two words',
  'a..b',
  'host:99999',
  '-a.example',
  'a'.repeat(2_000),
  'host name.example',
  '\u202eexample',
  '😀 x',
])('%j is no address', (typed) => {
  const { type, ip } = readGameServerAddress(typed)
  expect(isGameServerAddress(type, ip)).toBe(false)
})
