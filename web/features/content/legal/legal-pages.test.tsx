import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { sampleSite } from '#tests/harness/sample-site.ts'
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

it('the terms say that nothing is sold yet', () => {
  renderScreen(<TermsPage />)
  expect(screen.getByText(/^Сейчас покупки не открыты/)).toBeTruthy()
})

it('the terms name the way to appeal that the gate has', () => {
  renderScreen(<TermsPage />)
  expect(screen.getByText(/поле для обращения/)).toBeTruthy()
})

it('a document names the owner of the site once there is one', () => {
  const view = renderScreen(<TermsPage />)
  expect(screen.queryByText('Владелец сайта')).toBeNull()
  view.unmount()
  const seller = { name: 'ООО «Рубеж»', taxId: '', contact: 'hq@rubezh.example' }
  renderScreen(<TermsPage />, { site: { ...sampleSite, seller } })
  expect(screen.getByText('ООО «Рубеж»')).toBeTruthy()
  expect(screen.getByText('hq@rubezh.example')).toBeTruthy()
  expect(screen.queryByText('ИНН или другой номер')).toBeNull()
})
