import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGlance } from '#web/testing/samples.ts'
import { LiveBoard } from './live-board.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

it('adds the game servers to the services, each as it is', async () => {
  api.reply(gameStatusEndpoints.glances, [
    sampleGlance(),
    sampleGlance({ id: 2, name_server: 'Second', state: 'offline' }),
  ])
  renderScreen(<LiveBoard />, { language: 'en' })
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)
  const row = await rowOf('Zombie Apocalypse')
  expect(row.getByText('Online')).toBeTruthy()
  expect(row.getByText(/34/).textContent).toContain('34/200')
  expect(row.getByText('06')).toBeTruthy()
  const second = await rowOf('Second')
  expect(second.getByText('Offline')).toBeTruthy()
  expect(second.queryByText(/Players/)).toBeNull()
})

it.each([
  ['ru', 21, '21 играет'],
  ['ru', 164, '164 играют'],
  ['ru', 1042, '1 042 играют'],
  ['en', 164, '164 playing'],
] as const)('counts the players of a Roblox game alone (%s, %d)', async (language, players, said) => {
  api.reply(gameStatusEndpoints.glances, [sampleGlance({ type: 'roblox', players, maxPlayers: 50 })])
  renderScreen(<LiveBoard />, { language })
  const row = (await screen.findByText('Zombie Apocalypse')).closest('li') as HTMLElement
  expect(row.textContent?.replace(/\s/g, ' ')).toContain(said)
  expect(row.textContent).not.toContain('/')
})

it('is the services alone when the game servers could not be loaded', async () => {
  api.refuse(gameStatusEndpoints.glances, 'internal', '')
  renderScreen(<LiveBoard />)
  await waitFor(() => expect(api.calls(gameStatusEndpoints.glances)).toHaveLength(1))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('alert')).toBeNull()
})
