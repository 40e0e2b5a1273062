import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { command, moderation } from './team.data.ts'
import { TeamPage } from './team-page.tsx'

beforeEach(() => {
  startScreenTest()
})

const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s/g, ' ')

it('has a command section and a moderation section', () => {
  renderScreen(<TeamPage />)
  const inCommand = within(screen.getByRole('region', { name: 'Командование' }))
  expect(inCommand.getAllByRole('heading', { level: 3 })).toHaveLength(command.length)
  for (const rank of ['Генерал', 'Полковник', 'Командир']) expect(inCommand.getByText(rank)).toBeTruthy()
  const inModeration = within(screen.getByRole('region', { name: 'Модерация' }))
  expect(inModeration.getAllByText('Модератор')).toHaveLength(moderation.length)
})

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
  },
)

it('names the staff labels in English', () => {
  renderScreen(<TeamPage />, { language: 'en' })
  for (const rank of ['General', 'Colonel', 'Commander']) expect(screen.getByText(rank)).toBeTruthy()
  expect(screen.getAllByText('Moderator')).toHaveLength(moderation.length)
})
