import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { formatPeriod } from '#web/i18n/format-period.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { SiteProvider } from '#web/lib/site/site-info.tsx'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { MaintenanceList } from './maintenance-list.tsx'

const windows: MaintenanceWindow[] = [1, 2, 3, 4].map((day) => ({
  id: day,
  startsAt: `2025-11-2${day}T00:00:00.000Z`,
  endsAt: `2025-11-2${day}T01:00:00.000Z`,
  note_ru: day === 1 ? 'Новая карта' : '',
  note_en: day === 1 ? 'A new map' : '',
  languages: day === 1 ? ['ru', 'en'] : [],
}))

beforeEach(() => {
  startScreenTest()
  vi.useFakeTimers({
    now: new Date('2025-11-20T23:59:55.000Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
})
afterEach(() => void vi.useRealTimers())
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)

it('tells the next windows, turns with the clock, and goes when they are over', () => {
  renderScreen(<MaintenanceList windows={windows} />)
  const period = (day: number) => formatPeriod(windows[day - 1]!.startsAt, windows[day - 1]!.endsAt, 'ru')
  expect(rows()).toEqual([
    `Техработы: ${period(1)}Новая карта`,
    `Техработы: ${period(2)}`,
    `Техработы: ${period(3)}`,
  ])
  act(() => void vi.advanceTimersByTime(10_000))
  expect(rows()[0]).toBe(`Идут техработы: ${period(1)}Новая карта`)
  act(() => void vi.advanceTimersByTime(60 * 60_000))
  expect(rows()).toHaveLength(3)
  expect(rows()[0]).toBe(`Техработы: ${period(2)}`)
  act(() => void vi.advanceTimersByTime(4 * 24 * 60 * 60_000))
  expect(rows()).toEqual([])
})

it.each([
  ['ru', 'Техработы: 21 ноября, 00:00–01:00 UTC'],
  ['en', 'Maintenance: November 21, 00:00 – 01:00 UTC'],
] as const)('is told in UTC, which is named, where only the server has spoken: %s', (language, sentence) => {
  const html = renderToString(
    <SiteProvider given={sampleSite}>
      <LanguageProvider initial={language}>
        <MaintenanceList windows={[{ ...windows[0]!, note_ru: '', note_en: '' }]} />
      </LanguageProvider>
    </SiteProvider>,
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(sentence)
})
