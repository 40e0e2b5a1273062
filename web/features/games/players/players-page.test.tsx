import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { playerEndpoints } from '#shared/contract/games/players/players.ts'
import { NotFoundPage } from '#web/app/errors/not-found-page.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServer, samplePlayer, sampleProfile } from '#web/testing/samples.ts'
import { PlayerPage } from './player-page.tsx'
import { PlayersPage } from './players-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.refuse(profileEndpoints.get, 'not_signed_in', '')
})

it('asks nobody for one letter, and shows who is found with the name of theirs that was meant', async () => {
  api.reply(playerEndpoints.search, [
    { username: 'Ranger', name: null },
    { username: 'Medic', name: 'Ranger_MC' },
  ])
  const { user } = renderScreen(<PlayersPage />)
  expect(screen.getByRole('link', { name: 'К рейтингу' }).getAttribute('href')).toBe('/leaderboards')
  const field = screen.getByRole('searchbox', { name: 'Имя игрока' })
  await user.type(field, 'r')
  expect(screen.getByText('Введите хотя бы две буквы имени.')).toBeTruthy()
  await user.type(field, 'an')
  const link = await screen.findByRole('link', { name: /^Medic/ })
  expect(link.textContent).toContain('Ranger_MC')
  expect(link.getAttribute('href')).toBe('/players/Medic')
  expect(api.calls(playerEndpoints.search)).toHaveLength(1)
  expect(window.location.search).toBe('?search=ran')
})

it('says that nobody is called so, and that the search failed', async () => {
  api.reply(playerEndpoints.search, [])
  renderScreen(<PlayersPage />, { path: '/players?search=zz', language: 'en' })
  expect(await screen.findByText(/No player has that name/)).toBeTruthy()
})

it('offers to search again where that failed', async () => {
  api.fail(playerEndpoints.search)
  renderScreen(<PlayersPage />, { path: '/players?search=zz' })
  expect(await screen.findByText('Не удалось найти игроков')).toBeTruthy()
})

it('shows what a player has come to, and of their whereabouts only what is told', async () => {
  renderScreen(<PlayerPage thing={samplePlayer()} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Ranger' })).toBeTruthy()
  expect(screen.getByText('41')).toBeTruthy()
  expect(screen.getByText('3 ч 2 мин')).toBeTruthy()
  expect(screen.queryByText('Последний раз в игре')).toBeNull()
  expect(screen.queryByText(/Сейчас играет/)).toBeNull()
})

it('shows when and where a player is, as they wish', async () => {
  api.reply(gameServerEndpoints.list, [sampleGameServer({ id: 5, name_server: 'Northern Front' })])
  renderScreen(<PlayerPage thing={samplePlayer({ lastSeenAt: null, gameServerId: 5 })} />)
  expect(screen.getByText('ещё не был')).toBeTruthy()
  expect((await screen.findByText(/Сейчас играет/)).textContent).toContain('Northern Front')
})

it('names no game server that is not shown', async () => {
  api.reply(gameServerEndpoints.list, [sampleGameServer({ id: 6 })])
  renderScreen(<PlayerPage thing={samplePlayer({ gameServerId: 5 })} />)
  await waitFor(() => expect(api.calls(gameServerEndpoints.list)).not.toEqual([]))
  expect(screen.queryByText(/Сейчас играет/)).toBeNull()
})

it('tells its player alone how to show the page elsewhere, in every form that others write', async () => {
  const thing = samplePlayer()
  renderScreen(<PlayerPage thing={thing} />)
  expect(screen.queryByRole('heading', { name: /Виджет/ })).toBeNull()
  startScreenTest().reply(profileEndpoints.get, sampleProfile({ username: thing.username }))
  renderScreen(<PlayerPage thing={thing} />)
  expect(await screen.findByRole('heading', { name: /Виджет/ })).toBeTruthy()
  const picture = 'http://test/widgets/players/Ranger.png?lang=ru'
  expect(await screen.findByText(picture)).toBeTruthy()
  expect(screen.getByText(`[![Ranger](${picture})](http://test/players/Ranger)`)).toBeTruthy()
  expect(screen.getByText(/^<a href=.*width="600" height="150"><\/a>$/)).toBeTruthy()
  expect(screen.getByText(`[url=http://test/players/Ranger][img]${picture}[/img][/url]`)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Скопировать: BBCode' })).toBeTruthy()
})

it('shows a hidden page to whom the site tells of it, and to others what stands where nothing is', async () => {
  const signedIn = startScreenTest()
  signedIn.reply(profileEndpoints.get, sampleProfile())
  signedIn.reply(playerEndpoints.getHidden, { ...samplePlayer(), isBanned: false })
  renderScreen(<NotFoundPage />, { path: '/players/ranger' })
  expect(await screen.findByText('Страница скрыта')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Ranger' })).toBeTruthy()
  expect(document.title).toContain('Ranger')
  const staff = startScreenTest()
  staff.reply(profileEndpoints.get, sampleProfile())
  staff.reply(playerEndpoints.getHidden, { ...samplePlayer(), isBanned: true })
  renderScreen(<NotFoundPage />, { path: '/players/ranger' })
  expect(await screen.findByText('Аккаунт заблокирован')).toBeTruthy()
  const other = startScreenTest()
  other.reply(profileEndpoints.get, sampleProfile())
  other.refuse(playerEndpoints.getHidden, 'not_found', '')
  renderScreen(<NotFoundPage />, { path: '/players/ranger' })
  expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeTruthy()
  const visitor = startScreenTest()
  renderScreen(<NotFoundPage />, { path: '/players/ranger' })
  expect(screen.getByRole('heading', { name: 'Страница не найдена' })).toBeTruthy()
  expect(visitor.calls(playerEndpoints.getHidden)).toEqual([])
})
