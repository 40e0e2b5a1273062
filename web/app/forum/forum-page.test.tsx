import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { serviceBoardEndpoints } from '#shared/contract/operations/service-board.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ForumPage } from './forum-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const linesOf = (board: HTMLElement) =>
  within(board)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/^\d+/, ''))

it('says that the forum is offline, as the board does, which tells what was found', async () => {
  api.reply(serviceBoardEndpoints.get, [
    { key: 'website', state: 'online' },
    { key: 'authentication', state: 'maintenance' },
    { key: 'launcher', state: 'offline' },
    { key: 'forum', state: 'offline' },
    { key: 'trading', state: 'offline' },
  ])
  renderScreen(<ForumPage />, { language: 'en' })
  expect(screen.getByRole('heading', { level: 1, name: 'The forum is offline' })).toBeTruthy()
  const board = screen.getByRole('list', { name: 'Service status' })
  await within(board).findByText('Maintenance')
  expect(linesOf(board)).toEqual([
    'WebsiteOnline',
    'AuthenticationMaintenance',
    'LauncherOffline',
    'ForumOffline',
    'TradingOffline',
  ])
})

it('says of no service that it works while nothing is known', async () => {
  api.refuse(serviceBoardEndpoints.get, 'internal', '')
  renderScreen(<ForumPage />)
  await waitFor(() => expect(api.calls(serviceBoardEndpoints.get).length).toBeGreaterThan(0))
  expect(linesOf(screen.getByRole('list', { name: 'Состояние служб' }))).toEqual([
    'СайтНет данных',
    'АвторизацияНет данных',
    'ЛаунчерНет данных',
    'ФорумНет данных',
    'ТорговляНет данных',
  ])
})

it('leads onward', () => {
  renderScreen(<ForumPage />)
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/feedback', '/news', '/'])
})
