import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type PlayerFigures, playerFiguresEndpoints } from '#shared/contract/games/player-figures.ts'
import { type Season, seasonEndpoints } from '#shared/contract/games/seasons.ts'
import {
  type KeptStatisticsSettings,
  statisticsSettingsEndpoints,
} from '#shared/contract/games/statistics-settings.ts'
import { toldAchievementEndpoints } from '#shared/contract/games/told-achievements.ts'
import { pendingEndpoints } from '#shared/contract/platform/pending.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminStatisticsPage } from './admin-statistics-page.tsx'

const settings = (changes: Partial<KeptStatisticsSettings> = {}): KeptStatisticsSettings => ({
  gameServerId: 1,
  gameServer: 'Застава',
  game: 'minecraft',
  jumpBound: 10_000,
  objectives: { playtime: null, kills: null, deaths: null, points: null },
  playtimeUnit: 'ticks',
  version: 0,
  ...changes,
})

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.fail(pendingEndpoints.get)
  api.reply(playerFiguresEndpoints.list, { data: [], total: 0, page: 1, pageSize: 50 })
  api.reply(statisticsSettingsEndpoints.list, [settings()])
  api.reply(toldAchievementEndpoints.listUndefined, [])
})

const season = (changes: Partial<Season> = {}): Season => ({
  id: 3,
  name_ru: 'Осень',
  name_en: 'Autumn',
  gameServerId: null,
  startsAt: '2025-09-01T00:00:00.000Z',
  endsAt: null,
  endedAt: null,
  ...changes,
})

it('says that it loads', async () => {
  renderScreen(<AdminStatisticsPage />)
  expect((await screen.findAllByRole('status'))[0]?.textContent).toContain('Загрузка...')
})

it('says that the seasons could not be loaded, and asks again', async () => {
  api.refuse(seasonEndpoints.listForStaff, 'internal', 'сломалось')
  const { user } = renderScreen(<AdminStatisticsPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить сезоны')
  api.reply(seasonEndpoints.listForStaff, [])
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText('Сезонов ещё не было.')).toBeTruthy()
})

it('lists seasons, each with where it is and how it stands, and leads to its table', async () => {
  api.reply(seasonEndpoints.listForStaff, [
    season({ id: 5, startsAt: '2999-01-01T00:00:00.000Z' }),
    season({ id: 4, gameServerId: 1 }),
    season({ id: 3, endedAt: '2025-11-01T00:00:00.000Z' }),
  ])
  renderScreen(<AdminStatisticsPage />, { language: 'en' })
  const list = within(await screen.findByRole('list', { name: 'Seasons, the latest first' }))
  expect(await list.findByText(/Застава/)).toBeTruthy()
  const rows = list.getAllByRole('listitem').map((row) => row.textContent ?? '')
  expect(rows[0]).toContain('Autumnahead')
  expect(rows[1]).toContain('Autumnrunning')
  expect(rows[2]).toContain('Autumnended')
  expect(screen.getAllByRole('button', { name: 'End it: Autumn' })).toHaveLength(2)
  const tables = screen.getAllByRole('link', { name: 'Table: Autumn' })
  expect(tables[1]?.getAttribute('href')).toBe('/leaderboards?season=4')
})

it('announces a season, and says why one cannot be', async () => {
  api.reply(seasonEndpoints.listForStaff, [])
  const { user } = renderScreen(<AdminStatisticsPage />)
  await user.click(await screen.findByRole('button', { name: 'Объявить сезон' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Название · Русский'), 'Зима')
  await user.type(dialog.getByLabelText('Название · Английский'), 'Winter')
  await user.selectOptions(dialog.getByLabelText('Игровой сервер'), 'Застава')
  api.refuse(seasonEndpoints.create, 'season_overlaps', 'В это время уже идёт другой сезон.')
  await user.click(dialog.getByRole('button', { name: 'Объявить сезон' }))
  expect(await dialog.findByText('В это время уже идёт другой сезон.')).toBeTruthy()
  api.reply(seasonEndpoints.create, season())
  await user.click(dialog.getByRole('button', { name: 'Объявить сезон' }))
  expect(await screen.findByText('Сезон объявлен')).toBeTruthy()
  expect(api.calls(seasonEndpoints.create).at(-1)?.body).toEqual({
    name_ru: 'Зима',
    name_en: 'Winter',
    gameServerId: 1,
    startsAt: null,
    endsAt: null,
  })
})

it('ends a season after asking', async () => {
  api.reply(seasonEndpoints.listForStaff, [season()])
  const { user } = renderScreen(<AdminStatisticsPage />)
  await user.click(await screen.findByRole('button', { name: 'Закончить: Осень' }))
  expect(api.calls(seasonEndpoints.end)).toEqual([])
  api.reply(seasonEndpoints.end, season({ endedAt: '2025-11-01T00:00:00.000Z' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закончить' }))
  expect(await screen.findByText('Сезон закончен')).toBeTruthy()
  expect(api.calls(seasonEndpoints.end)[0]?.path).toBe('/api/admin/seasons/3/end')
})

const figures = (changes: Partial<PlayerFigures> = {}): PlayerFigures => ({
  id: 9,
  player: 'Wolf',
  username: 'Ranger',
  gameServerId: 1,
  gameServer: 'Застава',
  toldAt: '2025-09-01T00:00:00.000Z',
  playtime: 60,
  kills: 1,
  deaths: 2,
  points: 1_200,
  waiting: { points: 0, kills: 0, deaths: 0 },
  ...changes,
})

it('shows what counts of a player and what waits, and lets it count with a reason', async () => {
  api.reply(seasonEndpoints.listForStaff, [])
  const waiting = figures({ waiting: { points: 20_000, kills: 0, deaths: 0 } })
  const data = [waiting, figures({ id: 8, player: 'Bear', gameServer: null })]
  api.reply(playerFiguresEndpoints.list, { data, total: 2, page: 1, pageSize: 50 })
  api.reply(pendingEndpoints.get, { lines: [{ key: 'jumps', count: 1 }] })
  const { user } = renderScreen(<AdminStatisticsPage />, { path: '/admin/statistics?waiting=true' })
  expect(await screen.findByRole('switch', { name: 'Только те, где ждёт скачок (1)' })).toBeTruthy()
  const server = screen.getByLabelText<HTMLSelectElement>('Игровой сервер')
  expect([...server.options].map(({ text }) => text)).toEqual(['Любой', 'Застава'])
  await user.click(await screen.findByRole('button', { name: 'Засчитать: Wolf' }))
  expect(api.calls(playerFiguresEndpoints.list)[0]?.query.get('waiting')).toBe('true')
  const row = screen.getByText('Ждёт').closest('li')
  expect((row?.textContent ?? '').replace(/\s/g, ' ')).toContain('Очки: 20 000')
  expect(screen.queryByRole('button', { name: 'Засчитать: Bear' })).toBeNull()
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Причина'), 'Ивент')
  api.reply(playerFiguresEndpoints.accept, figures())
  api.reply(playerFiguresEndpoints.list, { data: [], total: 0, page: 1, pageSize: 50 })
  await user.click(dialog.getByRole('button', { name: 'Засчитать' }))
  expect(await screen.findByText('Скачок засчитан')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Игроки'))
  expect(api.calls(playerFiguresEndpoints.accept)[0]).toMatchObject({
    path: '/api/admin/statistics/9/accept',
    body: { reason: 'Ивент' },
  })
})

it('corrects figures', async () => {
  api.reply(seasonEndpoints.listForStaff, [])
  api.reply(playerFiguresEndpoints.list, {
    data: [figures({ playtime: 3_679 })],
    total: 1,
    page: 1,
    pageSize: 50,
  })
  const { user } = renderScreen(<AdminStatisticsPage />)
  await user.click(await screen.findByRole('button', { name: 'Исправить: Wolf' }))
  const dialog = within(screen.getByRole('dialog'))
  const points = dialog.getByLabelText('Очки')
  await user.type(dialog.getByLabelText('Причина'), 'Ошибка')
  for (const [typed, sentence] of [
    ['много', 'Введите целое число'],
    ['-5', 'Число слишком мало или слишком велико'],
  ] as const) {
    await user.clear(points)
    await user.type(points, typed)
    await user.click(dialog.getByRole('button', { name: 'Исправить' }))
    expect(dialog.getByText(sentence)).toBeTruthy()
  }
  expect(api.calls(playerFiguresEndpoints.correct)).toEqual([])
  await user.clear(points)
  await user.type(points, '100')
  api.reply(playerFiguresEndpoints.correct, figures({ points: 100 }))
  await user.click(dialog.getByRole('button', { name: 'Исправить' }))
  expect(await screen.findByText('Статистика исправлена')).toBeTruthy()
  expect(api.calls(playerFiguresEndpoints.correct)[0]?.body).toEqual({
    points: 100,
    kills: 1,
    deaths: 2,
    // Nobody touched it, so that not a second is lost.
    playtime: 3_679,
    reason: 'Ошибка',
  })
})

it.for([
  ['72:05', 259_500],
  ['2', 7_200],
  ['1,5', 5_400],
] as const)('takes %s for time played', async ([typed, playtime]) => {
  api.reply(seasonEndpoints.listForStaff, [])
  api.reply(playerFiguresEndpoints.list, { data: [figures()], total: 1, page: 1, pageSize: 50 })
  api.reply(playerFiguresEndpoints.correct, figures())
  const { user } = renderScreen(<AdminStatisticsPage />)
  await user.click(await screen.findByRole('button', { name: 'Исправить: Wolf' }))
  const dialog = within(screen.getByRole('dialog'))
  const hours = dialog.getByLabelText('Часы')
  await user.type(dialog.getByLabelText('Причина'), 'Ошибка')
  await user.clear(hours)
  await user.type(hours, '1:75')
  await user.click(dialog.getByRole('button', { name: 'Исправить' }))
  expect(dialog.getByRole('alert').textContent).toBe('Часы и минуты: 72:05')
  await user.clear(hours)
  await user.type(hours, typed)
  await user.click(dialog.getByRole('button', { name: 'Исправить' }))
  expect(await screen.findByText('Статистика исправлена')).toBeTruthy()
  expect(api.calls(playerFiguresEndpoints.correct).map(({ body }) => body)).toMatchObject([{ playtime }])
})

it('sets the bound for jumps of a game server, and which objectives stand for what', async () => {
  api.reply(seasonEndpoints.listForStaff, [])
  const { user } = renderScreen(<AdminStatisticsPage />)
  await user.click(await screen.findByRole('button', { name: 'Изменить: Застава' }))
  const dialog = within(screen.getByRole('dialog'))
  const bound = dialog.getByLabelText('Прибавка за один доклад, не больше')
  await user.clear(bound)
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(bound.getAttribute('aria-invalid')).toBe('true')
  await user.type(bound, '2 500')
  await user.type(dialog.getByLabelText('Очки'), 'score')
  api.reply(statisticsSettingsEndpoints.change, settings({ jumpBound: 2_500, version: 1 }))
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Настройки сохранены')).toBeTruthy()
  expect(api.calls(statisticsSettingsEndpoints.change)[0]).toMatchObject({
    path: '/api/admin/statistics/settings/1',
    body: {
      jumpBound: 2_500,
      objectives: { playtime: null, kills: null, deaths: null, points: 'score' },
      playtimeUnit: 'ticks',
      version: 0,
    },
  })
})

it('keeps what was typed when somebody else has set a game server, tells who, and never overwrites them', async () => {
  api.reply(seasonEndpoints.listForStaff, [])
  const { user } = renderScreen(<AdminStatisticsPage />, { language: 'en' })
  await user.click(await screen.findByRole('button', { name: 'Change: Застава' }))
  const dialog = within(screen.getByRole('dialog'))
  const bound = dialog.getByLabelText('Rise in one report, at most')
  await user.clear(bound)
  await user.type(bound, '700')
  const objectives = { playtime: null, kills: 'theirs', deaths: null, points: null }
  const theirs = settings({ jumpBound: 800, objectives, playtimeUnit: 'hours', version: 1 })
  api.reply(statisticsSettingsEndpoints.list, [theirs])
  const conflict = { code: 'conflict', message: 'Stale', by: 'Scout' }
  api.on(statisticsSettingsEndpoints.change, () => answered(409, conflict))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('While you were editing, changes were saved by Scout')).toBeTruthy()
  expect(dialog.getByText(/Taken from theirs/).textContent).toContain('Kills')
  expect(dialog.getByText('800')).toBeTruthy()
  expect(bound).toHaveProperty('value', '700')
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
  api.reply(statisticsSettingsEndpoints.change, { ...theirs, jumpBound: 700, version: 2 })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Settings saved')).toBeTruthy()
  expect(api.calls(statisticsSettingsEndpoints.change).at(-1)?.body).toEqual({
    ...{ jumpBound: 700, objectives, playtimeUnit: 'hours', version: 1 },
  })
})

it('shows achievements that nobody defined, and leads to where they are', async () => {
  api.reply(seasonEndpoints.listForStaff, [])
  api.reply(toldAchievementEndpoints.listUndefined, [
    { key: 'Dragon Slayer', players: 21, gameServers: ['Застава'], toldAt: '2025-09-01T00:00:00.000Z' },
  ])
  renderScreen(<AdminStatisticsPage />)
  const link = await screen.findByRole('link', { name: 'Описать: Dragon Slayer' })
  expect(link.getAttribute('href')).toBe(
    '/admin/collections/achievements/new?condition=game&gameKey=Dragon+Slayer',
  )
  expect(link.closest('li')?.textContent).toContain('21 игрок · Застава')
})
