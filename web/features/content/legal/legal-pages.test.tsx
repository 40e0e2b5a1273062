import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { SESSION_IDLE_MS, SESSION_REMEMBERED_MS } from '#shared/constants/account-limits.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

beforeEach(() => {
  startScreenTest()
})

it.each([
  ['ru', 'Политика конфиденциальности', 'Содержание', 'Условия использования', '/terms', PrivacyPage],
  ['en', 'Privacy policy', 'Contents', 'Terms of use', '/terms', PrivacyPage],
  ['ru', 'Условия использования', 'Содержание', 'Политика конфиденциальности', '/privacy', TermsPage],
  ['en', 'Terms of use', 'Contents', 'Privacy policy', '/privacy', TermsPage],
] as const)('%s: %s has six sections and a way to each', (language, title, contents, other, path, Page) => {
  const { container } = renderScreen(<Page />, { language })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  const sections = [...container.querySelectorAll('article section')]
  expect(sections).toHaveLength(6)
  for (const section of sections) expect(section.querySelectorAll('p').length).toBeGreaterThan(1)
  const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
  expect(screen.getByRole('link', { name: other }).getAttribute('href')).toBe(path)
})

it.each([
  ['ru', '24 часа', '30 дней', '3 дня'],
  ['en', '24 hours', '30 days', '3 days'],
] as const)(
  'the privacy policy names the lifetimes that the server keeps (%s)',
  (language, idle, remembered, link) => {
    expect([SESSION_IDLE_MS, SESSION_REMEMBERED_MS].map((ms) => ms / 3_600_000)).toEqual([24, 720])
    const { container } = renderScreen(<PrivacyPage />, { language })
    for (const lifetime of [idle, remembered, link]) expect(container.textContent).toContain(lifetime)
  },
)

it('the terms say that nothing is sold yet', () => {
  renderScreen(<TermsPage />)
  expect(screen.getByText(/^Сейчас покупки не открыты/)).toBeTruthy()
})
