import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { DownloadPage } from './download-page.tsx'
import { findPlatform } from './find-platform.ts'

const AGENTS = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  macos: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
} as const

beforeEach(() => {
  startScreenTest()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function visitWith(userAgent: string) {
  vi.stubGlobal('navigator', { ...navigator, userAgent, maxTouchPoints: 0 })
}

describe('the platforms', () => {
  it.each([
    ['Windows', '64-bit Windows 10/11', '/download/frontland-windows.exe', '.exe'],
    ['macOS', '10.15+, Intel/ARM', '/downloads/launcher-mac.dmg', '.dmg'],
    ['Linux', 'Ubuntu, Debian, Fedora', '/downloads/launcher-linux.AppImage', '.AppImage'],
  ])('%s is a plain link to its file', (name, systems, href, fileType) => {
    renderScreen(<DownloadPage />, { language: 'en' })
    const link = screen.getByRole('link', { name: `Download for ${name}` })
    expect(link.getAttribute('href')).toBe(href)
    const card = link.closest('li')?.textContent
    for (const text of ['1.0.0', systems, fileType]) expect(card).toContain(text)
  })

  it.each([
    ['windows', 'Windows'],
    ['macos', 'macOS'],
    ['linux', 'Linux'],
  ] as const)('the visitor’s own comes first: %s', (agent, name) => {
    visitWith(AGENTS[agent])
    renderScreen(<DownloadPage />)
    const [first, ...others] = screen.getAllByRole('link', { name: /^Скачать для/ })
    expect(first?.getAttribute('aria-label')).toBe(`Скачать для ${name}`)
    expect(first?.closest('li')?.textContent).toContain('Ваша система')
    for (const other of others) expect(other.closest('li')?.textContent).not.toContain('Ваша система')
  })

  it('a phone has none of its own, an iPad that poses as a Mac neither', () => {
    expect(findPlatform({ userAgent: AGENTS.android, maxTouchPoints: 5 })).toBeNull()
    expect(findPlatform({ userAgent: AGENTS.macos, maxTouchPoints: 5 })).toBeNull()
    expect(findPlatform({ userAgent: AGENTS.windows, maxTouchPoints: 10 })).toBe('windows')
  })
})

it.each([
  ['ru', ['Последняя версия', 'Архив версий', 'Бета-версии'], 'Архив пуст', 'Бета-версий сейчас нет'],
  ['en', ['Latest version', 'Version archive', 'Beta versions'], 'The archive is empty', 'There is no beta'],
] as const)('archive and beta say that they are empty (%s)', async (language, labels, archive, beta) => {
  const { user } = renderScreen(<DownloadPage />, { language })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(labels)
  await user.click(screen.getByRole('tab', { name: labels[1] }))
  expect(screen.getByRole('tabpanel').textContent).toContain(archive)
  await user.click(screen.getByRole('tab', { name: labels[2] }))
  expect(screen.getByRole('tabpanel').textContent).toContain(beta)
})

it.each([
  [
    'ru',
    'Системные требования',
    [
      ['Процессор', 'Intel Core i3 / AMD Ryzen 3', 'Intel Core i5 / AMD Ryzen 5'],
      ['Память', '4 ГБ', '8 ГБ'],
      ['Видеокарта', 'Intel HD 4000 или 1 ГБ видеопамяти', 'GTX 1050 или RX 560'],
      ['Диск', '1 ГБ', '2 ГБ на SSD'],
    ],
  ],
  [
    'en',
    'System requirements',
    [
      ['Processor', 'Intel Core i3 / AMD Ryzen 3', 'Intel Core i5 / AMD Ryzen 5'],
      ['Memory', '4 GB', '8 GB'],
      ['Graphics', 'Intel HD 4000 or 1 GB of video memory', 'GTX 1050 or RX 560'],
      ['Storage', '1 GB', '2 GB on an SSD'],
    ],
  ],
] as const)('the requirements stand in a table (%s)', (language, name, rows) => {
  renderScreen(<DownloadPage />, { language })
  const table = screen.getByRole('table', { name })
  for (const [part, ...values] of rows) {
    const row = within(table).getByRole('rowheader', { name: part }).closest('tr') as HTMLElement
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(values)
  }
})

it.each(['ru', 'en'] as const)(
  'each platform has its steps, and three questions are answered (%s)',
  (language) => {
    const { container } = renderScreen(<DownloadPage />, { language })
    expect(container.querySelectorAll('section[aria-labelledby=install] ol')).toHaveLength(3)
    const questions = [...container.querySelectorAll('details')]
    expect(questions).toHaveLength(3)
    expect(questions[2]?.textContent).toContain('%APPDATA%\\.frontland')
  },
)
