import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { featuredTournament, otherTournaments, type TournamentId } from './tournaments.data.ts'
import { TournamentsPage } from './tournaments-page.tsx'

beforeEach(() => {
  startScreenTest()
})

function boxOf(title: string): HTMLElement {
  const heading = screen.getByRole('heading', { name: title })
  return (heading.closest('li') ?? heading.closest('section')) as HTMLElement
}
const plain = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ')

it('has the samples of the specification', () => {
  const all = [featuredTournament, ...otherTournaments]
  expect(all.map(({ prizePoolRoubles }) => prizePoolRoubles)).toEqual([25_000, 15_000, 20_000, 18_000])
  expect(all.map(({ capacity }) => capacity)).toEqual([128, 64, 256, 96])
  expect(all.map(({ minimumLevel }) => minimumLevel)).toEqual([20, 10, 15, 5])
  for (const { startsAt, registrationEndsAt, registered, capacity } of all) {
    expect(startsAt).toMatch(/^2025-.*Z$/)
    expect(registrationEndsAt).toMatch(/^2025-.*Z$/)
    expect(registrationEndsAt < startsAt).toBe(true)
    expect(registered).toBeLessThanOrEqual(capacity)
  }
  expect(new Set(all.map(({ id }): TournamentId => id)).size).toBe(4)
})

it.each([
  [
    'ru',
    'Последний рубеж',
    ['25 000 ₽', '128/128', 'Уровень 20+', '22 ноября 2025 г.', '16:00 UTC', 'Идёт сейчас'],
  ],
  ['ru', 'Кубок командиров', ['15 000 ₽', '38/64', 'Уровень 10+', '6 декабря 2025 г.', '17:00 UTC', 'Скоро']],
  ['ru', 'SCP: Красная тревога', ['20 000 ₽', '174/256', 'Уровень 15+', '13 декабря 2025 г.', '18:00 UTC']],
  [
    'ru',
    'Осенний призыв',
    ['18 000 ₽', '96/96', 'Уровень 5+', '18 октября 2025 г.', '15:00 UTC', 'Завершён'],
  ],
  ['en', 'Last Line', ['₽25,000', '128/128', 'Level 20+', 'November 22, 2025', '16:00 UTC', 'Live']],
  ['en', 'Commanders’ Cup', ['₽15,000', '38/64', 'Level 10+', 'December 6, 2025', '17:00 UTC', 'Upcoming']],
  ['en', 'SCP: Red Alert', ['₽20,000', '174/256', 'Level 15+', 'December 13, 2025', '18:00 UTC']],
  ['en', 'Autumn Draft', ['₽18,000', '96/96', 'Level 5+', 'October 18, 2025', '15:00 UTC', 'Completed']],
] as const)('shows prize pool, places, level and time (%s, %s)', (language, title, facts) => {
  renderScreen(<TournamentsPage />, { language })
  for (const fact of facts) expect(plain(boxOf(title))).toContain(fact)
})

it('names the winner of a completed tournament instead of a button', () => {
  renderScreen(<TournamentsPage />)
  const box = boxOf('Осенний призыв')
  expect(plain(box)).toContain('Победительотряд «Седьмая застава»')
  expect(within(box).queryByRole('button')).toBeNull()
})

it.each([
  ['ru', 'Последний рубеж', 'Образец, эфира нетСмотреть сейчас'],
  ['ru', 'Кубок командиров', 'Образец, записи нетЗарегистрироваться'],
  ['en', 'Last Line', 'Sample, no broadcastWatch now'],
  ['en', 'SCP: Red Alert', 'Sample, no registrationRegister now'],
] as const)(
  'says of a sample what there is to do, without a button for it (%s, %s)',
  (language, title, label) => {
    renderScreen(<TournamentsPage />, { language })
    expect(plain(boxOf(title))).toContain(label)
    expect(within(boxOf(title)).queryByRole('button')).toBeNull()
  },
)

it('invites whoever wants to host one to write', () => {
  renderScreen(<TournamentsPage />)
  const block = within(screen.getByRole('region', { name: 'Провести свой турнир' }))
  expect(block.getByRole('link', { name: 'Написать в штаб' }).getAttribute('href')).toBe('/feedback')
})
