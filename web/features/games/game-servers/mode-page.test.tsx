import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GAME_SERVER_MODES } from '#shared/constants/game-servers.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServer, sampleGlance } from '#web/testing/samples.ts'
import { ModePage } from './mode-page.tsx'
import { modePicturesTexts } from './mode-pictures.texts.ts'

const servers = [
  sampleGameServer({ features_ru: 'survival', features_en: 'survival' }),
  sampleGameServer({ id: 2, name_server: 'Islands', features_ru: 'skyblock', features_en: 'skyblock' }),
  sampleGameServer({ id: 3, name_server: 'Roblox survival', type: 'roblox', ip: 'https://www.roblox.com/x' }),
]

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})
afterEach(() => void vi.restoreAllMocks())

it.each([
  ['Серверы выживания', '/servers/survival'],
  ['Серверы скайблока', '/servers/skyblock'],
  ['Творческие серверы', '/servers/creative'],
  ['Серверы мини-игр', '/servers/minigames'],
])('has a heading of its own: %s', (title, path) => {
  renderScreen(<ModePage />, { path })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
})

it.each(['ru', 'en'] as const)(
  'a mode without a server shows its picture, described as it was painted (%s)',
  async (language) => {
    const painted = JSON.parse(readFileSync('art/pictures.json', 'utf8'))
    for (const mode of GAME_SERVER_MODES)
      expect(modePicturesTexts[language][mode]).toBe(painted[`mode-${mode}`].alt[language])
    api.reply(gameServerEndpoints.list, servers)
    renderScreen(<ModePage />, { path: '/servers/creative', language })
    expect(await screen.findByRole('img', { name: modePicturesTexts[language].creative })).toBeTruthy()
  },
)

it('shows the Minecraft servers of the mode, and no others', async () => {
  api.reply(gameServerEndpoints.list, servers)
  renderScreen(<ModePage />, { path: '/servers/skyblock' })
  expect(await screen.findByRole('article', { name: 'Islands' })).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const modes = within(screen.getByRole('navigation', { name: 'Режимы игры' }))
  expect(modes.getByRole('link', { current: 'page' }).textContent).toBe('Скайблок')
})

it('names the modes without a server apart from those that have one', async () => {
  api.reply(gameStatusEndpoints.glances, [sampleGlance({ modes: ['survival', 'minigames'] })])
  renderScreen(<ModePage />, { path: '/servers/skyblock' })
  const closed = within(await screen.findByRole('list', { name: 'Пока без сервера:' }))
  expect(closed.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/servers/skyblock',
    '/servers/creative',
  ])
  expect(closed.getByRole('link', { current: 'page' }).textContent).toBe('Скайблок')
})

it('leads to all servers when the mode has none', async () => {
  api.reply(gameServerEndpoints.list, servers)
  renderScreen(<ModePage />, { path: '/servers/creative' })
  const notice = await screen.findByText(/Творческий сервер ещё не развёрнут/)
  expect(within(notice).getByRole('link', { name: 'Все серверы' }).getAttribute('href')).toBe('/servers')
})

it('keeps to the mode also among the samples', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api.fail(gameServerEndpoints.list)
  renderScreen(<ModePage />, { path: '/servers/survival' })
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})
