import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ForumPage } from './forum-page.tsx'

beforeEach(() => void startScreenTest())

it('says that the forum is offline, as the board does', () => {
  renderScreen(<ForumPage />, { language: 'en' })
  expect(screen.getByRole('heading', { level: 1, name: 'The forum is offline' })).toBeTruthy()
  const lines = within(screen.getByRole('list', { name: 'Service status' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent?.replace(/^\d+/, ''))).toEqual([
    'WebsiteOnline',
    'AuthenticationOnline',
    'LauncherOnline',
    'ForumOffline',
    'TradingOffline',
  ])
})

it('leads onward', () => {
  renderScreen(<ForumPage />)
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/feedback', '/news', '/'])
})
