import { expect, test } from 'vitest'
import { LIST_PATTERN, listPattern, readList } from './read-list.ts'

const UUID = '8667ba71-b85a-4004-af54-457a9734eed7'
const names = (answer: string, pattern = LIST_PATTERN) =>
  readList(answer, listPattern(pattern))?.players.map(({ name }) => name) ?? null

test('who is there is read from what vanilla, older games and Paper say', () => {
  const vanilla = `There are 2 of a max of 20 players online: Ranger (${UUID}), .Bedrock1 (${UUID.toUpperCase()})`
  expect(readList(vanilla, listPattern(LIST_PATTERN))).toEqual({
    players: [
      { name: 'Ranger', uuid: UUID },
      { name: '.Bedrock1', uuid: UUID },
    ],
    maxPlayers: 20,
  })
  expect(names('There are 2 of a max of 20 players online: Ranger, Scout\n')).toEqual(['Ranger', 'Scout'])
  expect(names('There are 2/20 players online:\nRanger, Scout')).toEqual(['Ranger', 'Scout'])
  expect(names('§6There are §c0§6 of a max of §c20§6 players online:')).toEqual([])
})

test('one’s own pattern reads what plugins say, by groups and with marks', () => {
  const essentials =
    '§6There are §c3§6 out of maximum §c50§6 players online.\n§6admins§r: [AFK]Ranger\n§6default§r: Scout, Medic'
  expect(names(essentials)).toBeNull()
  const pattern = 'There are \\d+ out of maximum (?<max>\\d+) players online\\.(?<names>.*)'
  expect(names(essentials, pattern)).toEqual(['Ranger', 'Scout', 'Medic'])
  expect(readList(essentials, listPattern(pattern))?.maxPlayers).toBe(50)
  for (const places of ['', 'out of (?<max>.*) players '])
    expect(readList(essentials, listPattern(`${places}online\\.(?<names>.*)`))?.maxPlayers).toBeNull()
})

test('what is no name the site takes is left out, so that the others are told', () => {
  const odd = `There are 9 of a max of 20 players online: Ranger, two words, a, ${'x'.repeat(2_000)}, Игрок, <b>x</b>, *star, , 💎💎💎💎`
  expect(names(odd)).toEqual(['Ranger'])
  expect(names('Unknown command')).toBeNull()
})
