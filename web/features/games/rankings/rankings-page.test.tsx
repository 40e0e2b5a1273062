import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { RankingsPage } from './rankings-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ')

it.each([
  [
    'en',
    'The survivors’ ladder',
    ['Master', 'Diamond Expert', 'Gold Veteran', 'Iron Warrior', 'Stone Apprentice'],
    ['5,000 points', '3,000 points', '1,500 points', '800 points', '300 points'],
  ],
  [
    'en',
    'The site ladder',
    ['Elite', 'Champion', 'Veteran', 'Fighter', 'Rookie'],
    ['5,000 points', '3,000 points', '1,500 points', '800 points', '300 points'],
  ],
  [
    'ru',
    'Лестница выживших',
    ['Мастер', 'Алмазный эксперт', 'Золотой ветеран', 'Железный воин', 'Каменный ученик'],
    ['5 000 очков', '3 000 очков', '1 500 очков', '800 очков', '300 очков'],
  ],
  [
    'ru',
    'Лестница комплекса',
    ['Элита', 'Чемпион', 'Ветеран', 'Боец', 'Новичок'],
    ['5 000 очков', '3 000 очков', '1 500 очков', '800 очков', '300 очков'],
  ],
] as const)(
  'lists tiers, points and benefits from six down to two (%s, %s)',
  (language, name, tiers, points) => {
    renderScreen(<RankingsPage />, { language })
    const ladder = within(screen.getByRole('region', { name }))
    const headings = ladder.getAllByRole('heading', { level: 3 })
    expect(headings.map((heading) => heading.textContent)).toEqual(tiers)
    const rows = headings.map((heading) => heading.closest('li') as HTMLElement)
    for (const [place, row] of rows.entries()) expect(plain(row)).toContain(points[place])
    expect(rows.map((row) => within(row).getAllByRole('listitem').length)).toEqual([6, 5, 4, 3, 2])
  },
)

it.each([
  ['ru', 'Пример продвижения', '1 080 очков', '40 %'],
  ['en', 'Sample progress', '1,080 points', '40%'],
] as const)('shows a fixed progress of 40 percent, as an example (%s)', (language, name, points, percent) => {
  renderScreen(<RankingsPage />, { language })
  const bars = screen.getAllByRole('progressbar', { name })
  expect(bars).toHaveLength(2)
  for (const bar of bars) {
    expect(bar.getAttribute('aria-valuenow')).toBe('40')
    expect(plain(bar.parentElement)).toContain(points)
    expect(plain(bar.parentElement)).toContain(percent)
  }
})

it.each([
  ['ru', 'Как заработать звания'],
  ['en', 'How to earn ranks'],
] as const)('says how to earn ranks (%s)', (language, name) => {
  renderScreen(<RankingsPage />, { language })
  expect(within(screen.getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(4)
})

const playing = (points: number) =>
  sampleProfile({ games: [{ game: 'minecraft', name: 'Wolf', points, tier: null }] })

it.each([
  [0, 0, 'The first rank is ahead; left to Stone Apprentice: 300.'],
  [1_080, 40, 'Iron Warrior is held; left to Gold Veteran: 420.'],
  [4_999, 99, 'Diamond Expert is held; left to Master: 1.'],
  [7_000, 100, 'Master: there is no higher rank.'],
])(
  'shows players how far %d points are, and the example where they have none',
  async (points, percent, said) => {
    api.reply(profileEndpoints.get, playing(points))
    renderScreen(<RankingsPage />, { language: 'en' })
    const own = await screen.findByRole('progressbar', { name: 'Your progress' })
    expect(own.getAttribute('aria-valuenow')).toBe(String(percent))
    expect(plain(own.parentElement)).toContain(said)
    expect(screen.getAllByRole('progressbar', { name: 'Sample progress' })).toHaveLength(1)
  },
)
