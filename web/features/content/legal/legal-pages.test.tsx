import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { sampleLegal } from '#tests/samples/sample-legal.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { LegalScreen } from './legal-screen.tsx'

beforeEach(() => {
  startScreenTest()
})

const written: LegalDocument = {
  ...sampleLegal('terms'),
  key: 'cookies',
  isSample: false,
  languages: ['ru'],
  title_en: 'Файлы cookie',
  lead_en: null,
  edition: null,
  opening_en: '<p>Коротко.</p>',
  sections_en: [{ id: 'why', title: '<b>Зачем</b>', html: '<p>Чтобы помнить вход.</p>' }],
}

it.each([
  ['ru', 'privacy', 'Политика конфиденциальности', 'Содержание', 'Условия использования', '/terms'],
  ['en', 'privacy', 'Privacy policy', 'Contents', 'Terms of use', '/terms'],
  ['ru', 'terms', 'Условия использования', 'Содержание', 'Политика конфиденциальности', '/privacy'],
  ['en', 'terms', 'Terms of use', 'Contents', 'Privacy policy', '/privacy'],
  ['ru', 'offer', 'Публичная оферта', 'Содержание', 'Условия использования', '/terms'],
  ['en', 'offer', 'Public offer', 'Contents', 'Terms of use', '/terms'],
] as const)('%s: %s has six sections and a way to each', (language, key, title, contents, other, path) => {
  const { container } = renderScreen(<LegalScreen thing={sampleLegal(key)} />, { language })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  const sections = [...container.querySelectorAll('article section')]
  expect(sections).toHaveLength(6)
  for (const section of sections) expect(section.querySelectorAll('p').length).toBeGreaterThan(1)
  const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
  expect(screen.getByRole('link', { name: other }).getAttribute('href')).toBe(path)
})

it('the terms say where one learns whether anything is sold, and name the way to appeal that the gate has', () => {
  renderScreen(<LegalScreen thing={sampleLegal('terms')} />)
  expect(screen.getByText(/^Если на сайте есть магазин, на его странице сказано/)).toBeTruthy()
  expect(screen.getByText(/поле для обращения/)).toBeTruthy()
})

it.each([
  ['ru', 'Это образец.'],
  ['en', 'This is a sample.'],
] as const)('the offer says that it is a sample: %s', (language, said) => {
  renderScreen(<LegalScreen thing={sampleLegal('offer')} />, { language })
  expect(screen.getByText(new RegExp(`^${said}`))).toBeTruthy()
})

it('a document names the owner of the site once there is one', () => {
  const view = renderScreen(<LegalScreen thing={sampleLegal('terms')} />)
  expect(screen.queryByText('Владелец сайта')).toBeNull()
  view.unmount()
  const seller = { name: 'ООО «Рубеж»', taxId: '', contact: 'hq@rubezh.example' }
  renderScreen(<LegalScreen thing={sampleLegal('terms')} />, { site: { ...sampleSite, seller } })
  expect(screen.getByText('ООО «Рубеж»')).toBeTruthy()
  expect(screen.getByText('hq@rubezh.example')).toBeTruthy()
  expect(screen.queryByText('ИНН или другой номер')).toBeNull()
})

it('what is told in the other language alone is marked, what looks like an element is text', () => {
  renderScreen(<LegalScreen thing={written} />, { language: 'en' })
  expect(screen.getByRole('heading', { level: 1 }).lang).toBe('ru')
  expect(screen.getByText('In Russian')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1.<b>Зачем</b>')
  expect(screen.getByText('Коротко.').closest('[lang=ru]')).toBeTruthy()
  expect(screen.queryByText('Edition of')).toBeNull()
})

it('a document without headings has no contents', () => {
  renderScreen(<LegalScreen thing={{ ...written, sections_en: [] }} />, { language: 'en' })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByText('Коротко.')).toBeTruthy()
})
