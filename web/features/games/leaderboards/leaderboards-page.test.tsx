import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { leaderboardEndpoints, type Standing } from '#shared/contract/games/leaderboards.ts'
import { seasonEndpoints } from '#shared/contract/games/seasons.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServer, sampleProfile } from '#web/testing/samples.ts'
import { LeaderboardsPage } from './leaderboards-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(gameServerEndpoints.list, [sampleGameServer()])
})

const stands = (changes: Partial<Standing> = {}): Standing => ({
  place: 1,
  name: 'Wolf',
  username: null,
  value: 1_200,
  ...changes,
})
const answer = (data: Standing[], total = data.length) =>
  api.reply(leaderboardEndpoints.list, { data, total, page: 1, pageSize: 100 })
const plain = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ')
const rows = async () => {
  const table = await screen.findByRole('table')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(plain))
}

it('says that it loads', async () => {
  renderScreen(<LeaderboardsPage />)
  expect((await screen.findByRole('status')).textContent).toContain('Загрузка...')
})

it('says that the table could not be loaded, and asks again on request', async () => {
  api.refuse(leaderboardEndpoints.list, 'internal', 'сломалось')
  const { user } = renderScreen(<LeaderboardsPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить рейтинг')
  answer([stands()])
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await rows()).toEqual([['1', 'Wolf', '1 200']])
})

it('says that nobody stands there yet', async () => {
  answer([])
  renderScreen(<LeaderboardsPage />, { language: 'en' })
  expect(await screen.findByText(/Nobody is on this board yet/)).toBeTruthy()
})

it('shows places as they are, an account by its name with that of the game beside it, and time in hours', async () => {
  answer([
    stands({ value: 7_260_000 }),
    stands({ name: 'Bear', username: 'Ranger', value: 7_260_000 }),
    stands({ place: 3, name: 'ranger2', username: 'Ranger2', value: 3_599 }),
  ])
  renderScreen(<LeaderboardsPage />, { language: 'en', path: '/leaderboards?by=playtime' })
  expect(await rows()).toEqual([
    ['1', 'Wolf', '2,016 h'],
    ['1', 'RangerBear', '2,016 h'],
    ['3', 'Ranger2', '59 min'],
  ])
  expect(api.calls(leaderboardEndpoints.list)[0]?.query.get('by')).toBe('playtime')
})

it('takes every choice into the address, and back to the first page', async () => {
  answer([stands()], 250)
  const { user } = renderScreen(<LeaderboardsPage />, { path: '/leaderboards?page=2&by=kills' })
  await rows()
  await user.selectOptions(screen.getByLabelText('Игровой сервер'), String(sampleGameServer().id))
  expect(window.location.search).toBe(`?by=kills&gameServerId=${sampleGameServer().id}`)
  await user.click(screen.getByRole('switch'))
  expect(window.location.search).toContain('accounts=true')
  await user.click(screen.getByRole('link', { name: 'Очки' }))
  expect(window.location.search).toBe(`?gameServerId=${sampleGameServer().id}&accounts=true`)
  expect(screen.getByRole('link', { name: 'Очки' }).getAttribute('aria-current')).toBe('page')
})

it('leaves the season of a game server where another one is chosen, and says how many are in the table', async () => {
  const other = sampleGameServer({ id: 2, name_server: 'Форт' })
  const season = { id: 7, name_ru: 'Осень', name_en: 'Autumn', gameServerId: 1 }
  api.reply(gameServerEndpoints.list, [sampleGameServer({ id: 1 }), other])
  api.reply(seasonEndpoints.list, [
    { ...season, startsAt: '2025-09-01T00:00:00.000Z', endsAt: null, endedAt: null },
  ])
  answer([stands()])
  const { user } = renderScreen(<LeaderboardsPage />, { path: '/leaderboards?season=7' })
  expect((await screen.findByText(/^В таблице:/)).textContent).toContain('1 игрок')
  const server = screen.getByLabelText('Игровой сервер')
  await user.selectOptions(server, '1')
  expect(window.location.search).toBe('?season=7&gameServerId=1')
  await user.selectOptions(server, '2')
  expect(window.location.search).toBe('?gameServerId=2')
})

it('leads from a page after the last to the first alone', async () => {
  answer([], 250)
  renderScreen(<LeaderboardsPage />, { path: '/leaderboards?page=9' })
  const link = await screen.findByRole('link', { name: 'К первой странице' })
  expect(link.getAttribute('href')).toBe('/leaderboards#table')
  expect(screen.queryByText(/9 из 3/)).toBeNull()
})

it('asks for the place of nobody who is not signed in', async () => {
  answer([stands()])
  renderScreen(<LeaderboardsPage />)
  await rows()
  expect(api.calls(leaderboardEndpoints.own)).toEqual([])
})

it('says where whoever is signed in stands, leads there, and marks the row', async () => {
  api.reply(profileEndpoints.get, sampleProfile({ username: 'iron_wolf' }))
  api.reply(leaderboardEndpoints.own, { place: 1_204, value: 1_200, page: 13 })
  answer([stands({ username: 'iron_wolf' }), stands({ place: 2, name: 'Bear' })])
  renderScreen(<LeaderboardsPage />, { path: '/leaderboards' })
  const link = await screen.findByRole('link', { name: 'Показать в таблице' })
  expect(link.getAttribute('href')).toBe('/leaderboards?page=13#own')
  expect(plain(link.parentElement as Element)).toContain('1 204')
  expect((await rows()).map(([, player]) => player?.includes('вы'))).toEqual([true, false])
  expect(plain(document.getElementById('own') as Element)).toContain('iron_wolf')
})

it('says so where whoever is signed in does not stand in the table', async () => {
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(leaderboardEndpoints.own, { place: null, value: null, page: null })
  answer([stands()])
  renderScreen(<LeaderboardsPage />)
  const said = await screen.findByText('Вас в этой таблице пока нет.')
  const link = within(said).getByRole('link', { name: 'Ваши имена в играх' })
  expect(link.getAttribute('href')).toBe('/profile/names')
})

it('leads nobody to names from the table of a season that is over: it does not change', async () => {
  const time = '2025-09-01T00:00:00.000Z'
  const season = { id: 7, name_ru: 'Осень', name_en: 'Autumn', gameServerId: null }
  api.reply(seasonEndpoints.list, [{ ...season, startsAt: time, endsAt: time, endedAt: time }])
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(leaderboardEndpoints.own, { place: null, value: null, page: null })
  answer([stands()])
  renderScreen(<LeaderboardsPage />, { path: '/leaderboards?season=7' })
  expect(within(await screen.findByText('В таблице этого сезона вас нет.')).queryByRole('link')).toBeNull()
})

it('says that there is no such table', async () => {
  api.refuse(leaderboardEndpoints.list, 'not_found', 'Не найдено')
  renderScreen(<LeaderboardsPage />, { path: '/leaderboards?gameServerId=99' })
  const way = await screen.findByRole('link', { name: 'Общая таблица' })
  expect(way.getAttribute('href')).toBe('/leaderboards')
})
