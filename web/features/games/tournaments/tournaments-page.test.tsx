import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { sampleCollection } from '#tests/samples/sample-collections.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import type { Tournament } from './tournament.ts'
import { TournamentsPage } from './tournaments-page.tsx'

const samples = sampleCollection('tournaments')
const [sample] = samples as [Tournament]
/** One that staff announced. */
const announced: Tournament = {
  ...sample,
  id: 9,
  isSample: false,
  title_ru: 'Зимний штурм',
  status: 'upcoming',
  participants: '0/128',
  isRegistrationOpen: true,
}

beforeEach(() => {
  startScreenTest()
})

function boxOf(title: string): HTMLElement {
  const heading = screen.getByRole('heading', { name: title })
  return (heading.closest('li') ?? heading.closest('section')) as HTMLElement
}
const plain = (element: Element) => (element.textContent ?? '').replace(/\s/g, ' ')

it('has the samples of the specification', () => {
  expect(samples.map(({ prizePool }) => prizePool)).toEqual([25_000, 15_000, 20_000, 18_000])
  expect(samples.map(({ capacity }) => capacity)).toEqual([128, 64, 256, 96])
  expect(samples.map(({ minimumLevel }) => minimumLevel)).toEqual([20, 10, 15, 5])
  expect(samples.map(({ status }) => status)).toEqual(['live', 'upcoming', 'upcoming', 'completed'])
  for (const { startsAt, registrationEndsAt } of samples) {
    expect(startsAt).toMatch(/^2025-.*Z$/)
    expect(registrationEndsAt < startsAt).toBe(true)
  }
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

it('tells the time in the zone of the community, and names it', () => {
  renderScreen(<TournamentsPage />, {
    site: { ...sampleSite, url: 'http://test', timeZone: 'Asia/Vladivostok' },
  })
  const box = plain(boxOf('Последний рубеж'))
  expect(box).toContain('23 ноября 2025 г.')
  expect(box).toContain('02:00 GMT+10')
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

const OUT = 'https://live.example/channel'
it.each([
  ['upcoming', { isRegistrationOpen: false }, 'Регистрация закончена'],
  ['live', {}, 'Идёт без трансляции'],
  ['completed', {}, 'Победитель ещё не назван'],
  ['cancelled', {}, 'Турнир не состоится'],
] as const)(
  'says what is true of one that staff announced, without a dead button (%s %o)',
  (status, change, text) => {
    renderScreen(<TournamentsPage />, {
      collections: { tournaments: [{ ...announced, ...change, status }] },
    })
    const box = boxOf('Зимний штурм')
    expect(plain(box)).toContain(text)
    expect(plain(box)).not.toContain('Образец')
    expect(within(box).queryByRole('button')).toBeNull()
    expect(within(box).queryByRole('link')).toBeNull()
  },
)

it.each([
  ['upcoming', { registrationUrl: OUT }, 'Зарегистрироваться'],
  ['live', { streamUrl: OUT }, 'Смотреть сейчас'],
] as const)('leads out to where one registers or watches (%s)', (status, change, name) => {
  renderScreen(<TournamentsPage />, {
    collections: { tournaments: [{ ...announced, ...change, status }] },
  })
  const link = within(boxOf('Зимний штурм')).getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(OUT)
  expect(link.getAttribute('rel')).toContain('noopener')
})

it('counts places as long as nobody is registered, and leaves out what is not said', () => {
  renderScreen(<TournamentsPage />, {
    collections: {
      tournaments: [{ ...announced, prizePool: null, format_ru: null, minimumLevel: 0, requirements_ru: [] }],
    },
  })
  const box = boxOf('Зимний штурм')
  expect(plain(box)).toContain('Мест128')
  for (const absent of ['Призовой фонд', 'Формат', 'Требования', 'Участники'])
    expect(plain(box)).not.toContain(absent)
})

it('marks the samples one by one where they stand among real ones', () => {
  const [, second, third] = samples as [Tournament, Tournament, Tournament]
  renderScreen(<TournamentsPage />, { collections: { tournaments: [second, announced, third] } })
  const marked = screen
    .getAllByText('Образец')
    .map((mark) => mark.closest('li, section')?.querySelector('h2, h3')?.textContent)
  expect(marked).toEqual(['Кубок командиров', 'SCP: Красная тревога'])
})

it('without Roblox shows none of its tournaments', () => {
  const site = { ...sampleSite, url: 'http://test', parts: { ...sampleSite.parts, roblox: false } }
  renderScreen(<TournamentsPage />, { site })
  expect(screen.queryByText('SCP: Красная тревога')).toBeNull()
})

it('says that there are none', () => {
  renderScreen(<TournamentsPage />, { collections: { tournaments: [] } })
  expect(screen.getByText('Турниров пока нет. Объявим — появятся здесь.')).toBeTruthy()
})
