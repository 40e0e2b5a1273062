import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GAME_SERVER_STATES } from '#shared/constants/game-servers.ts'
import type { Language } from '#shared/constants/languages.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { stateTexts } from '#web/features/games/game-status/state.texts.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServer, sampleGameServerStatus } from '#web/testing/samples.ts'
import { ServersPage } from './servers-page.tsx'

const minecraft = sampleGameServer()
const roblox = sampleGameServer({
  id: 2,
  name_server: 'SCP RolePlay',
  type: 'roblox',
  ip: 'https://www.roblox.com/games/1',
  icon: 'Rubber duck',
})

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})
afterEach(() => void vi.restoreAllMocks())

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }, { timeout: 3000 }))

const dragons = { id: 7, isSample: false, version: 1 }
const added = {
  'server-features': [
    { ...dragons, name_ru: 'Драконы', name_en: 'Dragons', languages: ['ru', 'en'] as Language[] },
    { ...dragons, id: 8, name_ru: 'Castles', name_en: 'Castles', languages: ['en'] as Language[] },
  ],
}

describe('the list', () => {
  it('names features that staff added, in their language, and none that is gone', async () => {
    api.reply(gameServerEndpoints.list, [
      sampleGameServer({ features_ru: 'survival,added-8,added-7,added-9' }),
    ])
    renderScreen(<ServersPage />, { collections: added })
    const card = await cardOf(minecraft.name_server)
    const list = card.getByText('Castles').closest('ul') as HTMLElement
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Выживание', 'CastlesenНа английском', 'Драконы'])
    expect(card.getByText('Castles').lang).toBe('en')
  })

  it('says of an address that leads nowhere on purpose that it is an example', async () => {
    api.reply(gameServerEndpoints.list, [
      sampleGameServer({ ip: 'play.frontland.example:25565' }),
      sampleGameServer({ id: 2, name_server: 'Real', ip: 'play.examples.net' }),
    ])
    renderScreen(<ServersPage />)
    expect((await cardOf(minecraft.name_server)).getByText(/Адрес для примера/)).toBeTruthy()
    expect((await cardOf('Real')).queryByText(/Адрес для примера/)).toBeNull()
  })

  it('says that it loads', async () => {
    renderScreen(<ServersPage />)
    expect((await screen.findByRole('status')).textContent).toContain('Загрузка...')
  })

  it('says that it could not be loaded, and shows two samples of 200 and 500 places nobody asks', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    api.refuse(gameServerEndpoints.list, 'internal', 'сломалось')
    renderScreen(<ServersPage />)
    expect((await screen.findByRole('alert')).textContent).toContain('Ошибка при загрузке серверов')
    expect(within(screen.getByRole('article', { name: 'Zombie Apocalypse' })).getByText('200')).toBeTruthy()
    expect(within(screen.getByRole('article', { name: 'SCP RolePlay' })).getByText('500')).toBeTruthy()
    expect(api.calls(gameStatusEndpoints.status)).toHaveLength(0)
    expect(log).toHaveBeenCalled()
  })

  it('says it in English', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    api.fail(gameServerEndpoints.list)
    renderScreen(<ServersPage />, { language: 'en' })
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading servers')
  })

  it('says that there are no servers yet', async () => {
    api.reply(gameServerEndpoints.list, [])
    renderScreen(<ServersPage />)
    expect(await screen.findByText(/Серверов пока нет/)).toBeTruthy()
  })
})

describe('a server', () => {
  beforeEach(() => api.reply(gameServerEndpoints.list, [minecraft, roblox]))

  it('is shown with all that is known of it, and asked for its state once', async () => {
    api.reply(gameStatusEndpoints.status, sampleGameServerStatus())
    renderScreen(<ServersPage />, { language: 'en' })
    const card = await cardOf('Zombie Apocalypse')
    expect(await card.findByText('Online')).toBeTruthy()
    for (const text of ['Minecraft', 'Hold the front line', '34/200', '99.9%', 'Hard', 'Open world']) {
      expect(card.getByText(text)).toBeTruthy()
    }
    expect(card.getByText(/^Checked/).querySelector('time')?.title).toMatch(/^November \d+, 2025/)
    expect(api.calls(gameStatusEndpoints.status).map(({ path }) => path)).toEqual([
      '/api/servers/1/status',
      '/api/servers/2/status',
    ])
  })

  it('tells whose word its uptime is until that was measured', async () => {
    api.reply(gameServerEndpoints.list, [{ ...minecraft, isUptimeMeasured: false }, roblox])
    renderScreen(<ServersPage />, { language: 'en' })
    const stated = await cardOf('Zombie Apocalypse')
    expect(stated.getByText('99.9%').textContent).toBe('99.9%Not measured')
    expect(stated.getByText('Not measured').title).toContain('As staff state it')
    expect((await cardOf('SCP RolePlay')).queryByText('Not measured')).toBeNull()
  })

  it('reads as offline, without a number of players, when its own state could not be asked', async () => {
    api.on(gameStatusEndpoints.status, ({ path }) =>
      path.includes('/1/') ? answered(500) : answered(200, sampleGameServerStatus()),
    )
    renderScreen(<ServersPage />)
    const card = await cardOf('Zombie Apocalypse')
    expect(await card.findByText('Не в сети')).toBeTruthy()
    expect(card.queryByText('0/0')).toBeNull()
    expect(card.queryByText('Игроки')).toBeNull()
    expect(await (await cardOf('SCP RolePlay')).findByText('В сети')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(GAME_SERVER_STATES)('says when it is %s, and counts players only when online', async (state) => {
    api.reply(gameStatusEndpoints.status, sampleGameServerStatus({ state }))
    renderScreen(<ServersPage />)
    const card = await cardOf('Zombie Apocalypse')
    const word = await card.findByText(stateTexts.ru[state])
    expect(word.querySelector('svg')).toBeTruthy()
    expect(card.queryByText('34/200') !== null).toBe(state === 'online')
  })

  it('counts the players of a Roblox game without the places of one instance', async () => {
    api.reply(gameStatusEndpoints.status, sampleGameServerStatus({ players: 164, maxPlayers: 50 }))
    renderScreen(<ServersPage />)
    expect(await (await cardOf('SCP RolePlay')).findByText('164 играют')).toBeTruthy()
    expect((await cardOf('Zombie Apocalypse')).getByText('164/50')).toBeTruthy()
  })

  it('shows a feature it has no word for by its key, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    api.reply(gameServerEndpoints.list, [sampleGameServer({ features_ru: 'openWorld, dragons' })])
    renderScreen(<ServersPage />)
    expect(await screen.findByText('dragons')).toBeTruthy()
    expect(log.mock.calls.flat().join()).toContain('dragons')
  })
})

describe('joining', () => {
  beforeEach(() => api.reply(gameServerEndpoints.list, [minecraft, roblox]))

  it('opens Minecraft at the address, or hands the address over', async () => {
    const { user } = renderScreen(<ServersPage />)
    const card = await cardOf('Zombie Apocalypse')
    expect(card.getByRole('link', { name: /^Подключиться/ }).getAttribute('href')).toBe(
      'minecraft://play.example.org:25565',
    )
    const address = card.getByRole('button', { name: 'Скопировать: play.example.org:25565' })
    expect(address.textContent).toContain('play.example.org:25565')
    await user.click(address)
    expect(await card.findByRole('button', { name: 'Скопировано: play.example.org:25565' })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('play.example.org:25565')
  })

  it('gives the address to write down where the clipboard is closed', async () => {
    const { user } = renderScreen(<ServersPage />)
    const card = await cardOf('Zombie Apocalypse')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(card.getByRole('button', { name: /^Скопировать/ }))
    expect(await screen.findByText('Не удалось скопировать')).toBeTruthy()
  })

  it.each([
    ['ru', 'java', /Адрес уже скопирован.+«Сетевая игра».+«Добавить»/],
    ['ru', 'bedrock', /Адрес уже скопирован.+«Серверы».+«Добавить сервер»/],
    ['en', 'java', /The address is copied already.+Multiplayer.+Add Server/],
  ] as const)(
    'says what to do where no program takes the address (%s, %s)',
    async (language, edition, hint) => {
      api.reply(gameServerEndpoints.list, [sampleGameServer({ edition })])
      const { user } = renderScreen(<ServersPage />, { language })
      const card = await cardOf('Zombie Apocalypse')
      expect(card.queryByText(hint)).toBeNull()
      await user.click(card.getByRole('link', { name: /^(Подключиться|Connect)/ }))
      expect(await card.findByText(hint)).toBeTruthy()
      expect(await navigator.clipboard.readText()).toBe('play.example.org:25565')
    },
  )

  it('sends to the address on the button where the clipboard is closed', async () => {
    const { user } = renderScreen(<ServersPage />)
    const card = await cardOf('Zombie Apocalypse')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(card.getByRole('link', { name: /^Подключиться/ }))
    expect(await card.findByText(/^Перепишите адрес/)).toBeTruthy()
  })

  it.each([
    ['online', true],
    ['unknown', true],
    ['offline', false],
    ['maintenance', false],
  ] as const)('calls for it only where somebody may get in: %s', async (state, isCalled) => {
    api.reply(gameStatusEndpoints.status, sampleGameServerStatus({ state }))
    renderScreen(<ServersPage />)
    const card = await cardOf('Zombie Apocalypse')
    await card.findByText(stateTexts.ru[state])
    expect(card.getByRole('link', { name: /^Подключиться/ }).className.includes('bg-signal')).toBe(isCalled)
  })

  it('opens the page of a Roblox game', async () => {
    renderScreen(<ServersPage />)
    const link = (await cardOf('SCP RolePlay')).getByRole('link', { name: /^Открыть в Roblox/ })
    expect(link.getAttribute('href')).toBe('https://www.roblox.com/games/1')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it.each([
    'https://www.roblox.com/games',
    'https://www.roblox.com/ru/games/',
    'https://www.roblox.com/discover',
  ])('says where it leads while staff have not named the game: %s', async (ip) => {
    api.reply(gameServerEndpoints.list, [minecraft, { ...roblox, ip }])
    renderScreen(<ServersPage />)
    const card = await cardOf('SCP RolePlay')
    const link = card.getByRole('link', { name: 'Каталог Roblox: SCP RolePlay' })
    expect(link.getAttribute('href')).toBe(ip)
    expect(link.className).not.toContain('bg-signal')
    expect(card.getByText(/^Страницу этой игры ещё не указали/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Открыть в Roblox/ })).toBeNull()
  })

  it('is explained for each server: the launcher for Minecraft, Roblox otherwise', async () => {
    renderScreen(<ServersPage />)
    const orders = within(await screen.findByRole('region', { name: 'Как зайти на сервер' }))
    expect(orders.getByText(/Скачайте лаунчер/)).toBeTruthy()
    expect(orders.getByText(/Откройте страницу игры в Roblox/)).toBeTruthy()
    expect(orders.getByRole('link', { name: 'Скачать лаунчер' }).getAttribute('href')).toBe('/download')
  })
})
