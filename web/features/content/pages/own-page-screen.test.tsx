import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleOwnPage } from '#web/testing/sample-pages.ts'
import { OwnPageScreen } from './own-page-screen.tsx'

it('shows the page in the language of the reader', () => {
  startScreenTest()
  renderScreen(<OwnPageScreen thing={sampleOwnPage()} />, { path: '/rules', language: 'en' })
  expect(screen.getByRole('heading', { level: 1, name: 'Rules' })).toBeTruthy()
  expect(screen.getByText('No shooting.').closest('[lang]')?.getAttribute('lang')).not.toBe('ru')
})

it('marks what was written in the other language alone', () => {
  startScreenTest()
  const page = sampleOwnPage({ languages: ['ru'], title_en: 'Правила', html_en: '<p>Не стрелять.</p>' })
  renderScreen(<OwnPageScreen thing={page} />, { path: '/rules', language: 'en' })
  expect(screen.getByText('In Russian')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Правила' }).closest('[lang=ru]')).toBeTruthy()
})

it('leads from a former address to where the page stands', () => {
  startScreenTest()
  renderScreen(<OwnPageScreen thing={sampleOwnPage({ path: '/law' })} />, { path: '/rules' })
  expect(window.location.pathname).toBe('/law')
})
