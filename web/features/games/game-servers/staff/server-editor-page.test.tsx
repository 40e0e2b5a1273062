import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type FoundGameServer, gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile, sampleStaffGameServer } from '#web/testing/samples.ts'
import { ServerEditorPage } from './server-editor-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(gameServerEndpoints.listForStaff, [server])
})

const server = sampleStaffGameServer({ id: 5, version: 3 })
const bodies = (endpoint: Parameters<FakeApi['calls']>[0]) => api.calls(endpoint).map(({ body }) => body)
const open = (id: number | null = 5, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<ServerEditorPage />, {
    path: id === null ? '/admin/servers/new' : `/admin/servers/${id}`,
    language,
  })
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => screen.findByRole('button', { name })
const part = async (name: RegExp) => within(await screen.findByRole('group', { name }))

it('says that it loads, that it failed, and that there is no such server', async () => {
  const fresh = startScreenTest()
  const first = open()
  expect(screen.getByRole('status').textContent).toBe('Загрузка...')
  first.unmount()
  fresh.fail(gameServerEndpoints.listForStaff)
  const second = open()
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить сервер')
  second.unmount()
  fresh.reply(gameServerEndpoints.listForStaff, [])
  open(77)
  expect((await screen.findByRole('alert')).textContent).toContain('Такого сервера нет')
})

it('changes every field of a server, with the version that was read', async () => {
  api.on(gameServerEndpoints.update, ({ body }) =>
    answered(200, sampleStaffGameServer({ ...server, ...(body as object), version: 4 })),
  )
  const { user } = open(5, 'en')
  await user.clear(await box('Name'))
  await user.type(await box('Name'), 'Northern Front')
  await user.click(screen.getByRole('radio', { name: 'Castle' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty' }), 'hardcore')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Minecraft edition' }), 'bedrock')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'maintenance')
  await user.click(screen.getByRole('checkbox', { name: 'Hide from the site' }))
  const english = await part(/English/)
  await user.click(english.getByRole('checkbox', { name: 'Zombies' }))
  await user.click(english.getByRole('checkbox', { name: 'Survival' }))
  await user.click(await press('Save'))
  expect(await screen.findByText('The server is saved')).toBeTruthy()
  expect(bodies(gameServerEndpoints.update)).toEqual([
    {
      version: 3,
      name_server: 'Northern Front',
      type: 'minecraft',
      ip: 'play.example.org:25565',
      description_ru: 'Держите линию фронта',
      description_en: 'Hold the front line',
      difficulty: 'hardcore',
      features_ru: 'openWorld,survival',
      features_en: 'openWorld,zombies',
      icon: 'Castle',
      uptime: '99.9%',
      players: '0/200',
      edition: 'bedrock',
      isHidden: true,
      declaredState: 'maintenance',
      universeId: null,
    },
  ])
  expect(await screen.findByText('Everything is saved')).toBeTruthy()
})

const found = (changes: Partial<FoundGameServer> = {}): FoundGameServer => ({
  type: 'minecraft',
  ip: 'play.front.example',
  edition: 'java',
  universeId: null,
  state: 'answers',
  answer: { name: 'Front Line', players: 12, maxPlayers: 200, version: 'Paper 1.21.4' },
  ...changes,
})
const created = () =>
  api.on(gameServerEndpoints.create, ({ body }) =>
    answered(201, sampleStaffGameServer({ ...(body as object), id: 9, version: 1 })),
  )

it('adds a server by its name and address alone; what answers there is told and taken over', async () => {
  created()
  api.reply(gameServerEndpoints.lookUp, found({ edition: 'bedrock' }))
  const { user } = open(null)
  await user.click(await press('Добавить сервер'))
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2)
  expect(document.activeElement).toBe(await box('Название'))
  await user.type(await box('Адрес'), ' minecraft://Play.Front.example/ ')
  expect(await screen.findByText('Front Line')).toBeTruthy()
  expect(screen.getByText('Игроки: 12 из 200')).toBeTruthy()
  expect(screen.getByText('Paper 1.21.4')).toBeTruthy()
  await user.click(await press('Взять это название'))
  expect((await box('Название')).value).toBe('Front Line')
  await user.click(await press('Добавить сервер'))
  expect(await screen.findByText('Сервер добавлен')).toBeTruthy()
  expect(bodies(gameServerEndpoints.create)).toMatchObject([
    {
      name_server: 'Front Line',
      type: 'minecraft',
      ip: 'play.front.example',
      edition: 'bedrock',
      players: '0/200',
      uptime: '',
      description_ru: '',
    },
  ])
  expect(bodies(gameServerEndpoints.lookUp)).toEqual([{ ip: 'play.front.example' }])
  expect(await screen.findByRole('heading', { name: 'Изменение сервера' })).toBeTruthy()
})

it('says of a server that is off that it is, and adds it all the same', async () => {
  created()
  api.reply(gameServerEndpoints.lookUp, found({ state: 'silent', answer: null }))
  const { user } = open(null)
  await user.type(await box('Название'), 'Front')
  await user.type(await box('Адрес'), 'play.front.example')
  expect(await screen.findByText(/Сейчас не отвечает. Если сервер выключен, добавьте его и так/)).toBeTruthy()
  await user.click(await press('Добавить сервер'))
  expect(await screen.findByText('Сервер добавлен')).toBeTruthy()
  expect(bodies(gameServerEndpoints.create)).toMatchObject([{ ip: 'play.front.example', players: '' }])
})

it('leaves what nobody said to the server where it is saved before anybody answered', async () => {
  created()
  const { user } = open(null)
  await user.type(await box('Название'), 'Front')
  await user.type(await box('Адрес'), 'play.front.example')
  await user.click(await press('Добавить сервер'))
  expect(await screen.findByText('Сервер добавлен')).toBeTruthy()
  const [sent] = bodies(gameServerEndpoints.create)
  expect(sent).toMatchObject({ ip: 'play.front.example', type: 'minecraft' })
  for (const field of ['players', 'edition', 'universeId']) expect(sent).not.toHaveProperty(field)
})

it('knows a Roblox game by the number of its place; features are taken over', async () => {
  created()
  const page = 'https://www.roblox.com/games/920587237'
  api.reply(gameServerEndpoints.lookUp, found({ type: 'roblox', ip: page, universeId: '55' }))
  const { user } = open(null)
  await user.type(await box('Название'), 'SCP')
  await user.type(await box('Адрес'), '920587237')
  expect(await screen.findByText('Игроки: 12')).toBeTruthy()
  const [russian, english] = [await part(/Русский/), await part(/Английский/)]
  await user.click(russian.getByRole('checkbox', { name: 'Объекты SCP' }))
  await user.click(english.getByRole('button', { name: 'Взять из русской версии' }))
  expect(english.getByRole<HTMLInputElement>('checkbox', { name: 'SCP anomalies' }).checked).toBe(true)
  await user.click(await press('Добавить сервер'))
  expect(await screen.findByText('Сервер добавлен')).toBeTruthy()
  expect(bodies(gameServerEndpoints.create)).toMatchObject([
    {
      type: 'roblox',
      ip: page,
      universeId: '55',
      features_ru: 'scp',
      features_en: 'scp',
      declaredState: null,
    },
  ])
})

it('takes figures of the old address away with it, and brings them back', async () => {
  const { user } = open()
  await user.type(await box('Адрес'), '6')
  expect((await box('Аптайм')).value).toBe('')
  expect((await box('Места')).value).toBe('')
  await user.type(await box('Адрес'), '{Backspace}')
  expect((await box('Аптайм')).value).toBe('99.9%')
  expect((await box('Места')).value).toBe('0/200')
})

it('tells what is wrong with the address itself, as the server says it', async () => {
  api.refuse(gameServerEndpoints.lookUp, 'validation_failed', 'Проверьте', {
    ip: 'Это адрес внутренней сети',
  })
  const { user } = open(null)
  await user.type(await box('Адрес'), '10.0.0.1')
  expect(await screen.findByText('Это адрес внутренней сети')).toBeTruthy()
})

it('offers the features that staff added, and leads whoever may to where they are added', async () => {
  const entry = { id: 7, isSample: false, version: 1, name_ru: 'Драконы', name_en: 'Dragons' }
  api.reply(profileEndpoints.permissions, ['manage_game_servers', 'manage_content'])
  api.reply(gameServerEndpoints.listForStaff, [server])
  api.reply(gameServerEndpoints.update, { ...server, version: 8 })
  const { user } = renderScreen(<ServerEditorPage />, {
    path: `/admin/servers/${server.id}`,
    collections: { 'server-features': [{ ...entry, languages: ['ru', 'en'] }] },
  })
  await user.click((await part(/Русский/)).getByRole('checkbox', { name: 'Драконы' }))
  await user.click((await part(/Английский/)).getByRole('checkbox', { name: 'Dragons' }))
  const [link] = await screen.findAllByRole('link', { name: 'Свои особенности' })
  expect(link?.getAttribute('href')).toBe('/admin/collections/server-features')
  await user.click(await press('Сохранить'))
  await waitFor(() => expect(bodies(gameServerEndpoints.update)).toHaveLength(1))
  const [sent] = bodies(gameServerEndpoints.update) as { features_ru: string; features_en: string }[]
  expect(sent?.features_ru.split(',')).toContain('added-7')
  expect(sent?.features_en.split(',')).toContain('added-7')
})

it('puts to the editor what somebody else changed as well', async () => {
  const { user } = open()
  await user.type(await box('Название'), '!')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сложность' }), 'easy')
  api.refuse(gameServerEndpoints.update, 'conflict', 'Данные уже изменил кто-то другой.')
  api.reply(gameServerEndpoints.listForStaff, [
    { ...server, version: 8, difficulty: 'hardcore', uptime: '50%' },
  ])
  await user.click(await press('Сохранить'))
  const notice = within(
    (await screen.findByText(/Пока вы правили, кто-то другой/)).closest('[role=alert]') as HTMLElement,
  )
  expect(notice.getByText('Хардкор')).toBeTruthy()
  expect((await box('Аптайм')).value).toBe('50%')
  await user.click(notice.getByRole('button', { name: 'Оставить мой' }))
  api.reply(gameServerEndpoints.update, { ...server, version: 9 })
  await user.click(await press('Сохранить'))
  await waitFor(() =>
    expect(bodies(gameServerEndpoints.update).at(-1)).toMatchObject({
      version: 8,
      name_server: 'Zombie Apocalypse!',
      difficulty: 'easy',
      uptime: '50%',
    }),
  )
})

it('keeps the fields of a server that was deleted meanwhile, and makes a new one of them', async () => {
  const { user } = open()
  await user.type(await box('Название'), '!')
  api.refuse(gameServerEndpoints.update, 'not_found', 'Не найдено.')
  api.reply(gameServerEndpoints.listForStaff, [])
  await user.click(await press('Сохранить'))
  expect(await screen.findByText('Пока вы правили, сервер удалили')).toBeTruthy()
  await user.click(await press('Сделать новым сервером'))
  api.on(gameServerEndpoints.create, ({ body }) =>
    answered(201, sampleStaffGameServer({ ...(body as object), id: 12 })),
  )
  await user.click(await press('Добавить сервер'))
  expect(await screen.findByText('Сервер добавлен')).toBeTruthy()
  expect(bodies(gameServerEndpoints.create)).toMatchObject([{ name_server: 'Zombie Apocalypse!' }])
})

it('keeps the fields when the network fails', async () => {
  const { user } = open()
  await user.type(await box('Название'), '!')
  api.fail(gameServerEndpoints.update)
  await user.click(await press('Сохранить'))
  expect(await screen.findByText(/Правки целы: они хранятся в этой вкладке/)).toBeTruthy()
  expect((await box('Название')).value).toBe('Zombie Apocalypse!')
})
