import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { TeamPage } from './team-page.tsx'

beforeEach(() => {
  startScreenTest()
})

const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ')

it.each([
  [
    'ru',
    [
      ['Командование', ['Гранит', 'Ворон', 'Кремень'], ['Генерал', 'Полковник', 'Командир']],
      ['Модерация', ['Сова', 'Полынь', 'Тишина'], ['Модератор', 'Модератор', 'Модератор']],
    ],
  ],
  [
    'en',
    [
      ['Command', ['Granite', 'Raven', 'Flint'], ['General', 'Colonel', 'Commander']],
      ['Moderation', ['Owl', 'Wormwood', 'Hush'], ['Moderator', 'Moderator', 'Moderator']],
    ],
  ],
] as const)(
  'has a command section and a moderation section, each with its people (%s)',
  (language, sections) => {
    renderScreen(<TeamPage />, { language })
    for (const [title, names, ranks] of sections) {
      const section = within(screen.getByRole('region', { name: title }))
      expect(section.getAllByRole('heading', { level: 3 }).map(plain)).toEqual(names)
      expect(section.getAllByText(new RegExp(`^(${ranks.join('|')})$`)).map(plain)).toEqual(ranks)
    }
  },
)

it.each([
  [
    'ru',
    'Гранит',
    [
      'Генерал',
      'Уровень 100',
      'Minecraft: Мастер',
      'Roblox: Элита',
      'frontland.granite',
      'Стратегия серверов',
    ],
    ['4 812', '356', '2 140 ч'],
  ],
  [
    'en',
    'Granite',
    ['General', 'Level 100', 'Minecraft: Master', 'Roblox: Elite', 'frontland.granite', 'Server strategy'],
    ['4,812', '356', '2,140 h'],
  ],
] as const)(
  'shows level, role, game ranks, record, Discord and duties (%s)',
  (language, name, facts, figures) => {
    renderScreen(<TeamPage />, { language })
    const card = screen.getByRole('heading', { name }).closest('li')
    for (const text of [...facts, ...figures]) expect(plain(card)).toContain(text)
    expect(within(card as HTMLElement).getByRole('img')).toBeTruthy()
    expect(within(card as HTMLElement).getByRole('button', { name: /frontland\.granite/ })).toBeTruthy()
  },
)
