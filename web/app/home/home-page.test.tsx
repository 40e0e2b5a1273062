import { act, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { Clock } from './clock.tsx'
import { HomePage } from './home-page.tsx'

beforeEach(() => void startScreenTest())
afterEach(() => void vi.useRealTimers())

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('the home page', () => {
  it('gives three orders and two ways in', () => {
    renderScreen(<HomePage />)
    expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe(
      'Командуй. Завоёвывай. Господствуй.',
    )
    expect(screen.getByRole('link', { name: 'К серверам' }).getAttribute('href')).toBe('/servers')
    expect(screen.getByRole('link', { name: 'Вступить в ряды' }).getAttribute('href')).toBe('/register')
  })

  it("shows its blocks in the specification's order", () => {
    renderScreen(<HomePage />, { language: 'en' })
    const marks = screen
      .getAllByRole('region')
      .map((block) => block.querySelector('.label')?.textContent?.split(' / ')[1])
    expect(marks).toEqual([
      'News',
      'Technology',
      'Service status',
      'Features',
      'Advantages',
      'Achievements',
      'Community',
      'Roadmap',
      'Gallery',
      'Partners',
      'Feedback',
    ])
  })

  it('states the hardware', () => {
    renderScreen(<HomePage />, { language: 'en' })
    for (const figure of ['16', 'RAID 10', '99.9%']) {
      expect(region('Hardware that holds the line').getByText(figure)).toBeTruthy()
    }
  })

  it.each([
    ['ru', 'Личный состав', ['1 234', '12 345', '5 678']],
    ['en', 'The ranks in figures', ['1,234', '12,345', '5,678']],
  ] as const)('writes the figures of the community as one does in %s', (language, name, figures) => {
    renderScreen(<HomePage />, { language })
    const shown = [...screen.getByRole('region', { name }).querySelectorAll('dd')]
    expect(shown.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual(figures)
  })

  it('shows what is done and what is coming', () => {
    renderScreen(<HomePage />)
    const bars = region('План операций').getAllByRole('progressbar')
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '100',
      '100',
      '100',
      '30',
      '50',
      '10',
    ])
  })

  it('leads to four places outside, safely, and to the feedback page', () => {
    renderScreen(<HomePage />)
    const links = region('Каналы связи').getAllByRole('link')
    expect(links).toHaveLength(4)
    for (const link of links) expect(link.getAttribute('rel')).toContain('noopener')
    expect(screen.getByRole('link', { name: 'Оставить отзыв' }).getAttribute('href')).toBe('/feedback')
  })
})

describe('the clock', () => {
  it('is silent until the page is alive, so that no two renderings disagree', () => {
    const html = renderToString(
      <LanguageProvider initial="ru">
        <Clock />
      </LanguageProvider>,
    )
    expect(html).toContain('--:--:--')
  })

  it('runs on with every second, in 24-hour form', () => {
    vi.useFakeTimers({ now: new Date(2025, 10, 20, 23, 59, 58, 400) })
    const { container } = renderScreen(<Clock />)
    const shown = () => container.querySelector('time')?.textContent
    expect(shown()).toBe('23:59:58')
    act(() => void vi.advanceTimersByTime(600))
    expect(shown()).toBe('23:59:59')
    act(() => void vi.advanceTimersByTime(1000))
    expect(shown()).toBe('00:00:00')
  })
})
