import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameNameEndpoints, type OwnGameName } from '#shared/contract/games/game-names.ts'
import { playerEndpoints } from '#shared/contract/games/players/players.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { GameNamesPage } from './game-names-page.tsx'

const EXPIRES = '2026-03-01T12:10:00.000Z'
const none: OwnGameName = { game: 'minecraft', name: null, confirmedAt: null, isFrozen: false, waiting: null }
const held: OwnGameName = { ...none, name: 'Ranger', confirmedAt: '2026-03-01T12:00:00.000Z' }
const roblox: OwnGameName = { ...none, game: 'roblox' }

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.fail(playerEndpoints.visibility)
})
const open = (names: OwnGameName[], language: 'ru' | 'en' = 'ru') => {
  api.reply(gameNameEndpoints.list, names)
  return renderScreen(<GameNamesPage />, { path: '/profile/names', language })
}
const minecraft = async () => within(await screen.findByRole('region', { name: 'Minecraft' }))

it('asks for a code into the game, then takes it and says that the name is confirmed', async () => {
  const { user } = open([none, roblox])
  const section = await minecraft()
  await user.type(section.getByLabelText('Ваше имя в игре'), 'a b')
  await user.click(section.getByRole('button', { name: 'Прислать код в игру' }))
  expect(section.getByText(/^Имя в Minecraft: от 3 до 16/)).toBeTruthy()
  expect(api.calls(gameNameEndpoints.ask)).toEqual([])
  await user.clear(section.getByLabelText('Ваше имя в игре'))
  await user.type(section.getByLabelText('Ваше имя в игре'), 'Ranger')
  api.reply(gameNameEndpoints.ask, { expiresAt: EXPIRES })
  api.reply(gameNameEndpoints.list, [
    { ...none, waiting: { by: 'chat', name: 'Ranger', expiresAt: EXPIRES } },
    roblox,
  ])
  await user.click(section.getByRole('button', { name: 'Прислать код в игру' }))
  expect(await section.findByText('Код для игрока Ranger отправлен')).toBeTruthy()
  const code = section.getByLabelText('Код из чата')
  await waitFor(() => expect(document.activeElement).toBe(code))
  api.refuse(gameNameEndpoints.confirm, 'bad_code', 'Этот код не подходит.')
  await user.type(code, 'WRONG222')
  await user.click(section.getByRole('button', { name: 'Подтвердить' }))
  expect(await section.findByText('Этот код не подходит.')).toBeTruthy()
  api.reply(gameNameEndpoints.confirm, held)
  api.reply(gameNameEndpoints.list, [held, roblox])
  await user.click(section.getByRole('button', { name: 'Подтвердить' }))
  expect(await screen.findByText('Имя Ranger подтверждено')).toBeTruthy()
  expect(await section.findByText('Подтвердить другое имя')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Minecraft'))
  expect(api.calls(gameNameEndpoints.confirm).at(-1)?.body).toEqual({ game: 'minecraft', code: 'WRONG222' })
})

it('says of a code that was mistyped too often to ask for a new one', async () => {
  const waiting = { by: 'chat' as const, name: 'Ranger', expiresAt: EXPIRES }
  const { user } = open([{ ...none, waiting }, roblox])
  const section = await minecraft()
  api.refuse(gameNameEndpoints.confirm, 'bad_code', 'Этот код не подходит.')
  await user.type(section.getByLabelText('Код из чата'), 'WRONG222')
  await user.click(section.getByRole('button', { name: 'Подтвердить' }))
  expect(await section.findByText('Этот код не подходит.')).toBeTruthy()
  expect(section.queryByText('Этот код больше не действует')).toBeNull()
  api.reply(gameNameEndpoints.list, [none, roblox])
  await user.click(section.getByRole('button', { name: 'Подтвердить' }))
  expect(await section.findByText('Этот код больше не действует')).toBeTruthy()
  expect(section.queryByLabelText('Код из чата')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Minecraft'))
  api.reply(gameNameEndpoints.ask, { expiresAt: EXPIRES })
  api.reply(gameNameEndpoints.list, [{ ...none, waiting }, roblox])
  await user.click(section.getByRole('button', { name: 'Прислать код в игру' }))
  expect(await section.findByLabelText('Код из чата')).toBeTruthy()
  expect(section.queryByText('Этот код больше не действует')).toBeNull()
})

it('shows a code to be typed in the game once; after a reload it can only be replaced', async () => {
  const waiting = { by: 'agent' as const, name: null, expiresAt: EXPIRES }
  const { user, unmount } = open([none, roblox])
  const section = within(await screen.findByRole('region', { name: 'Roblox' }))
  expect(section.queryByLabelText('Ваше имя в игре')).toBeNull()
  api.reply(gameNameEndpoints.ask, { code: 'ABCD2345', expiresAt: EXPIRES })
  api.reply(gameNameEndpoints.list, [none, { ...roblox, waiting }])
  await user.click(section.getByRole('button', { name: 'Показать код, чтобы ввести его в игре' }))
  expect(await section.findByText('ABCD2345')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Показать код, чтобы ввести его в игре')
  expect(api.calls(gameNameEndpoints.ask)[0]?.body).toEqual({ game: 'roblox', by: 'agent' })
  unmount()
  open([none, { ...roblox, waiting }])
  expect(await screen.findByText('Код уже показан')).toBeTruthy()
  expect(screen.queryByText('ABCD2345')).toBeNull()
})

it('asks before a name goes, and warns where another player has it in the game', async () => {
  const { user } = open([{ ...held, isFrozen: true }, roblox])
  const section = await minecraft()
  expect(section.getByText('Подтвердите имя заново')).toBeTruthy()
  expect(section.getByLabelText('Ваше имя в игре')).toHaveProperty('value', 'Ranger')
  await user.click(section.getByRole('button', { name: 'Отвязать имя: Ranger' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отвязать имя?' }))
  api.reply(gameNameEndpoints.remove, undefined)
  api.reply(gameNameEndpoints.list, [none, roblox])
  await user.click(dialog.getByRole('button', { name: 'Отвязать' }))
  expect(await screen.findByText('Имя отвязано')).toBeTruthy()
  expect(await section.findByText('Имя ещё не подтверждено.')).toBeTruthy()
  expect(api.calls(gameNameEndpoints.remove)[0]?.path).toBe('/api/profile/names/minecraft')
})
