import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  bytesOfCommand,
  GAME_COMMAND_MAX_BYTES,
  gameCommandSchema,
  isMinecraftName,
  minecraftNameSchema,
  renderGameCommand,
} from './game-commands.ts'

const UUID = '069a79f4-44e9-4726-a5be-fca90e38aaf5'
const isCommand = (text: string) => z.safeParse(gameCommandSchema, text).success

describe('a command', () => {
  it('is rendered of what is known, each placeholder wherever it stands', () => {
    const rendered = renderGameCommand(
      'tellraw {player} {"text":"{player}: {amount}, {order}, {seconds}, {uuid}"}',
      {
        player: '.Ranger_1',
        uuid: UUID,
        amount: 3,
        order: 'F-1042',
        seconds: 86_400,
      },
    )
    expect(rendered).toEqual({
      command: `tellraw .Ranger_1 {"text":".Ranger_1: 3, F-1042, 86400, ${UUID}"}`,
    })
  })

  it('waits for what is not known', () => {
    expect(renderGameCommand('ban {uuid} {seconds}', { player: 'Ranger', uuid: null })).toEqual({
      waitsFor: ['uuid', 'seconds'],
    })
  })

  it('is never made of a value of another form: a name becomes no command', () => {
    for (const player of ['a b', 'a\nop me', 'a\rop', '', 'x'.repeat(17), 'a\u0000', '\u2028'])
      expect(() => renderGameCommand('say {player}', { player })).toThrow()
    for (const uuid of ['1', `${UUID} `, '../..'])
      expect(() => renderGameCommand('say {uuid}', { player: 'Ranger', uuid })).toThrow()
    for (const amount of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => renderGameCommand('say {amount}', { player: 'Ranger', amount })).toThrow()
    expect(() => renderGameCommand('say {order}', { player: 'Ranger', order: 'x;op' })).toThrow()
  })

  it('leaves what the game writes in braces, and takes nothing of a value for a placeholder', () => {
    const nbt = 'give {player} stone{Count:1b,display:{Name:"$& $1"}}'
    expect(renderGameCommand(nbt, { player: 'Ranger' })).toEqual({
      command: 'give Ranger stone{Count:1b,display:{Name:"$& $1"}}',
    })
  })
})

describe('what staff may write as a command', () => {
  it('is one line', () => {
    expect(isCommand('  lp user {player} parent add elite  ')).toBe(true)
    for (const text of ['', '   ', 'say a\nop me', 'say a\rop me', 'say\u2028op', 'say a\u0000', 'say\ta'])
      expect([text, isCommand(text)]).toEqual([text, false])
  })

  it('names no placeholder that there is not', () => {
    expect(isCommand('give {player} stone {amount}')).toBe(true)
    expect(isCommand('give {player} stone{Count:1b}')).toBe(true)
    for (const text of ['give {palyer}', 'give {Player}', 'give {toString}', 'say {__proto__}'])
      expect([text, isCommand(text)]).toEqual([text, false])
  })

  it('fits into a packet whatever its placeholders become', () => {
    const say = (bytes: number) => `say ${'x'.repeat(bytes - 4)}`
    expect(isCommand(say(GAME_COMMAND_MAX_BYTES))).toBe(true)
    expect(isCommand(say(GAME_COMMAND_MAX_BYTES + 1))).toBe(false)
    const named = `say {uuid}${'x'.repeat(GAME_COMMAND_MAX_BYTES - 4 - 36)}`
    expect([isCommand(named), isCommand(`${named}x`)]).toEqual([true, false])
    // Bytes, not characters.
    expect(isCommand(`say ${'ж'.repeat(721)}`)).toBe(true)
    expect(isCommand(`say ${'ж'.repeat(722)}`)).toBe(false)
  })

  it('is measured as UTF-8 does', () => {
    for (const text of ['a', 'ж', '₽', '🪖', 'a🪖ж₽'])
      expect(bytesOfCommand(text)).toBe(new TextEncoder().encode(text).length)
  })
})

it('knows a Minecraft name, with the prefix that Bedrock has where they play', () => {
  const isSomewhere = (name: string) => z.safeParse(minecraftNameSchema, name).success
  const names = ['Ranger', '.Ranger_1', '*Ranger', 'BR-Ranger', 'abc', 'x'.repeat(16)]
  expect(names.filter((name) => !isSomewhere(name))).toEqual([])
  const wrong = ['ab', 'x'.repeat(17), `.${'x'.repeat(16)}`, 'a b', 'Рейнджер', '@abc', 'abc.', 'a\nb']
  expect(wrong.filter(isSomewhere)).toEqual([])
  const inGame = (prefix: string) =>
    [...names, '..ab', 'a-b', '.a'].filter((name) => isMinecraftName(name, prefix))
  expect(inGame('.')).toEqual(['Ranger', '.Ranger_1', 'abc', 'x'.repeat(16)])
  expect(inGame('BR-')).toEqual(['Ranger', 'BR-Ranger', 'abc', 'x'.repeat(16)])
  expect(inGame('')).toEqual(['Ranger', 'abc', 'x'.repeat(16)])
})
