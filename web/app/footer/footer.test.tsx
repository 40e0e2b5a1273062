import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { addresses } from '#shared/addresses.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGlance, sampleProfile } from '#web/testing/samples.ts'
import { Footer } from './footer.tsx'

const PAGE = 'https://www.roblox.com/games/42'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const part = (name: string) => within(screen.getByRole('region', { name }))

it('has the way into each game: the address with its button, and the page that opens the other', async () => {
  api.reply(gameStatusEndpoints.glances, [
    sampleGlance({ ip: 'play.example.org:25565' }),
    sampleGlance({ id: 2, ip: 'second.example.org' }),
    sampleGlance({ id: 3, type: 'roblox', name_server: 'SCP', ip: PAGE }),
  ])
  const { user } = renderScreen(<Footer />)
  const join = within(await screen.findByRole('region', { name: 'Точки высадки' }))
  expect(join.getAllByRole('listitem')).toHaveLength(2)
  expect(join.getByRole('link', { name: 'Играть' }).getAttribute('href')).toBe(PAGE)
  await user.click(join.getByRole('button', { name: 'Скопировать: play.example.org:25565' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('play.example.org:25565'))
})

it('does without the way in while there is no game server', async () => {
  api.reply(gameStatusEndpoints.glances, [])
  renderScreen(<Footer />)
  await waitFor(() => expect(api.calls(gameStatusEndpoints.glances)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'Точки высадки' })).toBeNull()
})

it('leads to the community elsewhere, told as a sample, without handing over the page', () => {
  renderScreen(<Footer />, { language: 'en' })
  const channels = part('Find us')
  expect(channels.getByText('Sample')).toBeTruthy()
  const links = channels.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['YouTube', 'Twitch', 'Discord'])
  for (const link of links) expect(link.getAttribute('rel')).toContain('noopener')
})

it('leads to every page, each once', () => {
  renderScreen(<Footer />, { language: 'en' })
  const paths = screen
    .getAllByRole('navigation')
    .flatMap((column) => within(column).getAllByRole('link'))
    .map((link) => new URL((link as HTMLAnchorElement).href).pathname)
  const { home, servers, forum, shop, login, register, profile } = addresses
  const { download, status, news, rankings, leaderboards, players, tournaments, team, feedback } = addresses
  const { privacy, terms, offer } = addresses
  expect([...paths].sort()).toEqual(
    [
      ...[home, servers, forum, shop, login, register, profile],
      ...[download, status, news, rankings, leaderboards, players, tournaments, team, feedback],
      ...[privacy, terms, offer],
    ].sort(),
  )
})

it('leaves out log-in and registration for whoever is signed in', async () => {
  api.reply(profileEndpoints.get, sampleProfile())
  renderScreen(<Footer />)
  const account = within(screen.getByRole('navigation', { name: 'Аккаунт' }))
  await waitFor(() => expect(account.queryByRole('link', { name: 'Вход' })).toBeNull())
  expect(account.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Профиль'])
})

it('shows the columns that staff made, and what stands alone in one of its own', () => {
  const named = (to: string, name: string) => ({ to, text_ru: name, text_en: name, isShown: true })
  const footer = [
    { ...named('/team', 'Команда'), items: null },
    { ...named('/news', 'Вести'), items: [named('https://wiki.example/', 'Вики')] },
  ]
  renderScreen(<Footer />, { site: { ...sampleSite, menus: { ...sampleSite.menus, footer } } })
  const columns = screen.getAllByRole('navigation')
  expect(columns.map((column) => column.textContent)).toEqual(['ВестиВики', 'Команда'])
  expect(screen.getByRole('link', { name: 'Вести' }).getAttribute('href')).toBe('/news')
  expect(screen.getByRole('link', { name: 'Вики' }).getAttribute('rel')).toBe('noopener noreferrer')
})

it('says whose it is, and speaks the other language', async () => {
  const { user } = renderScreen(<Footer />)
  expect(screen.getByText(/^© FrontLand\. Проект не связан с Mojang/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'EN — English' }))
  expect(await screen.findByText(/^© FrontLand\. Not affiliated with Mojang/)).toBeTruthy()
})

it('names the seller once there is one', () => {
  const { unmount } = renderScreen(<Footer />)
  expect(screen.queryByText(/Продавец/)).toBeNull()
  unmount()
  const seller = { name: 'ООО «Рубеж»', taxId: '7700', contact: 'hq@rubezh.example' }
  renderScreen(<Footer />, { site: { ...sampleSite, seller } })
  expect(screen.getByText('Продавец: ООО «Рубеж» · 7700 · hq@rubezh.example')).toBeTruthy()
})
