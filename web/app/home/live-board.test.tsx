import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServer, sampleGameServerStatus } from '#web/testing/samples.ts'
import { LiveBoard } from './live-board.tsx'

let api: FakeApi
beforeEach(() => {
  // Without an observer everything counts as seen.
  vi.stubGlobal('IntersectionObserver', undefined)
  api = startScreenTest()
})
afterEach(() => void vi.unstubAllGlobals())

it('adds the game servers to the services, each as it is', async () => {
  api.reply(gameServerEndpoints.list, [sampleGameServer()])
  api.reply(gameServerEndpoints.status, sampleGameServerStatus())
  renderScreen(<LiveBoard />, { language: 'en' })
  const row = within((await screen.findByText('Zombie Apocalypse')).closest('li') as HTMLElement)
  expect(await row.findByText('Online')).toBeTruthy()
  expect(row.getByText(/34/).textContent).toContain('34/200')
  expect(row.getByText('06')).toBeTruthy()
})

it.each([
  ['ru', 21, '21 играет'],
  ['ru', 164, '164 играют'],
  ['ru', 1042, '1 042 играют'],
  ['en', 164, '164 playing'],
] as const)('counts the players of a Roblox game alone (%s, %d)', async (language, players, said) => {
  api.reply(gameServerEndpoints.list, [sampleGameServer({ type: 'roblox' })])
  api.reply(gameServerEndpoints.status, sampleGameServerStatus({ players, maxPlayers: 50 }))
  renderScreen(<LiveBoard />, { language })
  const row = (await screen.findByText('Zombie Apocalypse')).closest('li') as HTMLElement
  await vi.waitFor(() => expect(row.textContent?.replace(/\s/g, ' ')).toContain(said))
  expect(row.textContent).not.toContain('/')
})

it('is the services alone when the game servers could not be loaded', async () => {
  api.refuse(gameServerEndpoints.list, 'internal', '')
  renderScreen(<LiveBoard />)
  await vi.waitFor(() => expect(api.calls(gameServerEndpoints.list)).toHaveLength(1))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('alert')).toBeNull()
})
