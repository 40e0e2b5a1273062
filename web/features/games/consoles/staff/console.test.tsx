import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type ConsoleView, consoleEndpoints } from '#shared/contract/games/agents/consoles.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { Console } from './console.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const saved: ConsoleView = {
  isOn: false,
  host: '127.0.0.1',
  port: 25_575,
  hasPassword: false,
  listPattern: '',
  trouble: null,
  version: 0,
}
function open(changes: Partial<ConsoleView> = {}, language: 'ru' | 'en' = 'ru') {
  api.reply(consoleEndpoints.get, { ...saved, ...changes })
  return renderScreen(<Console serverId={5} />, { language })
}

it('tries what is typed, tells what came of it, and keeps nothing', async () => {
  api.reply(consoleEndpoints.test, {
    trouble: null,
    answer: null,
    players: ['Ranger', 'Scout'],
    maxPlayers: 20,
  })
  const { user } = open()
  await user.type(await screen.findByLabelText('Пароль'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(await screen.findByText('Консоль отвечает. В игре: 2 / 20')).toBeTruthy()
  expect(api.calls(consoleEndpoints.test)[0]?.body).toEqual({
    host: '127.0.0.1',
    port: 25_575,
    password: 'secret',
    listPattern: '',
  })
  expect(api.calls(consoleEndpoints.change)).toEqual([])
  expect(screen.getByLabelText('Пароль')).toHaveProperty('value', 'secret')
})

it('tells what is wrong, with what the game said', async () => {
  api.reply(consoleEndpoints.test, {
    trouble: 'pattern',
    answer: 'Online (2): Ranger',
    players: [],
    maxPlayers: null,
  })
  const { user } = open({ hasPassword: true, version: 1 }, 'en')
  await user.click(await screen.findByRole('button', { name: 'Try it' }))
  expect(await screen.findByText(/the pattern does not fit it/)).toBeTruthy()
  expect(screen.getByText('Online (2): Ranger')).toBeTruthy()
})

it('quotes nobody where nothing answered, and the result goes when the form refuses the next try', async () => {
  api.reply(consoleEndpoints.test, { trouble: 'away', answer: null, players: [], maxPlayers: null })
  const { user } = open({ hasPassword: true, version: 1 })
  await user.click(await screen.findByRole('button', { name: 'Проверить' }))
  expect(await screen.findByText(/По этому адресу консоль не отвечает/)).toBeTruthy()
  expect(screen.queryByText(/Ответ игры/)).toBeNull()
  await user.clear(screen.getByLabelText('Порт'))
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  expect(await screen.findByText('Число слишком мало или слишком велико')).toBeTruthy()
  expect(screen.queryByText(/По этому адресу консоль не отвечает/)).toBeNull()
})

it('names no places where the answer does not tell them', async () => {
  api.reply(consoleEndpoints.test, { trouble: null, answer: null, players: ['Ranger'], maxPlayers: null })
  const { user } = open({ hasPassword: true, version: 1 })
  await user.click(await screen.findByRole('button', { name: 'Проверить' }))
  expect(await screen.findByText('Консоль отвечает. В игре: 1')).toBeTruthy()
})

it('saves with the version that was read, and then asks for no password', async () => {
  const kept = { ...saved, isOn: true, hasPassword: true, version: 1 }
  api.reply(consoleEndpoints.change, kept)
  const { user } = open()
  await user.type(await screen.findByLabelText('Пароль'), 'secret')
  await user.click(screen.getByRole('checkbox', { name: 'Выполнять команды в этой консоли' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить подключение' }))
  expect(await screen.findByText('Сайт выполняет команды в этой консоли.')).toBeTruthy()
  expect(api.calls(consoleEndpoints.change)[0]?.body).toEqual({
    isOn: true,
    host: '127.0.0.1',
    port: 25_575,
    password: 'secret',
    listPattern: '',
    version: 0,
  })
  expect(screen.getByLabelText('Пароль')).toHaveProperty('value', '')
  expect(screen.getByText('Задан. Оставьте пустым, чтобы не менять.')).toBeTruthy()
})

it('refuses what can be no port and no pattern', async () => {
  const { user } = open({ hasPassword: true, version: 1 })
  const pattern = await screen.findByLabelText('Образец ответа на list')
  await user.type(pattern, 'no group')
  await user.click(screen.getByRole('button', { name: 'Сохранить подключение' }))
  expect(await screen.findByText('Нужно регулярное выражение с группой (?<names>…)')).toBeTruthy()
  await user.clear(pattern)
  await user.clear(screen.getByLabelText('Порт'))
  await user.type(screen.getByLabelText('Порт'), '70000')
  await user.click(screen.getByRole('button', { name: 'Сохранить подключение' }))
  expect(await screen.findByText('Число слишком мало или слишком велико')).toBeTruthy()
  expect(api.calls(consoleEndpoints.change)).toEqual([])
})

it('keeps what is typed when somebody was faster, tells who, and puts no password into the memory of the tab', async () => {
  const { user } = open({ hasPassword: true, version: 1 }, 'en')
  const port = await screen.findByLabelText('Port')
  await user.clear(port)
  await user.type(port, '25580')
  const password = screen.getByLabelText('Password')
  await user.type(password, 'secret')
  const theirs = { ...saved, hasPassword: true, port: 25_590, isOn: true, version: 2 }
  api.reply(consoleEndpoints.get, theirs)
  const conflict = { code: 'conflict', message: 'Stale', by: 'Scout' }
  api.on(consoleEndpoints.change, () => answered(409, conflict))
  const save = screen.getByRole('button', { name: 'Save the connection' })
  await user.click(save)
  expect(await screen.findByText('While you were editing, changes were saved by Scout')).toBeTruthy()
  expect(screen.getByText('25590')).toBeTruthy()
  expect(port).toHaveProperty('value', '25580')
  expect(password).toHaveProperty('value', 'secret')
  expect(JSON.stringify({ ...sessionStorage })).toContain('25580')
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('secret')
  await user.click(screen.getByRole('button', { name: 'Keep mine' }))
  const mine = { isOn: true, host: '127.0.0.1', port: 25_580, password: 'secret', listPattern: '' }
  api.reply(consoleEndpoints.change, { ...theirs, port: 25_580, version: 3 })
  await user.click(save)
  await waitFor(() => expect(api.calls(consoleEndpoints.change)).toHaveLength(2))
  expect(api.calls(consoleEndpoints.change)[1]?.body).toEqual({ ...mine, version: 2 })
})

it('says what keeps the site from a console that is on', async () => {
  open({ isOn: true, hasPassword: true, trouble: 'password', version: 2 })
  await waitFor(() => expect(screen.getByText('Консоль отвечает, но пароль другой.')).toBeTruthy())
  expect(screen.getByText('Сайт не может войти в консоль')).toBeTruthy()
})

it('says that it did not load', async () => {
  api.fail(consoleEndpoints.get)
  renderScreen(<Console serverId={5} />)
  expect(await screen.findByText('Не удалось загрузить настройки консоли')).toBeTruthy()
})
