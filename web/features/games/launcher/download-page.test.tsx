import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLATFORMS, type Platform } from '#shared/constants/launcher.ts'
import { launcherEndpoints, type Release } from '#shared/contract/games/launcher.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleRelease } from '#web/testing/samples.ts'
import { DownloadPage } from './download-page.tsx'
import { findPlatform } from './find-platform.ts'

const AGENTS = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  macos: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
} as const

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(launcherEndpoints.list, { data: everywhere })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const everywhere = PLATFORMS.map((platform) => sampleRelease({ platform }))
const offer = (...data: Release[]) => api.reply(launcherEndpoints.list, { data })

function visitWith(userAgent: string) {
  vi.stubGlobal('navigator', { ...navigator, userAgent, maxTouchPoints: 0 })
}
const cardOf = (name: string) =>
  within(screen.getByRole('heading', { name, level: 2 }).closest('li') as HTMLElement)

describe('the platforms', () => {
  it.each([
    ['Windows', '64-bit Windows 10/11', '/download/frontland-windows.exe', '.exe'],
    ['macOS', '10.15+, Intel/ARM', '/downloads/launcher-mac.dmg', '.dmg'],
    ['Linux', 'Ubuntu, Debian, Fedora', '/downloads/launcher-linux.AppImage', '.AppImage'],
  ])('%s is a plain link to its file, with what is known of it', async (name, systems, href, fileType) => {
    renderScreen(<DownloadPage />, { language: 'en' })
    await screen.findAllByText('1.2.0')
    const link = screen.getByRole('link', { name: `Download for ${name}` })
    expect(link.getAttribute('href')).toBe(href)
    const card = link.closest('li')?.textContent
    for (const text of ['1.2.0', 'November 20, 2025', '84.2 MB', systems, fileType])
      expect(card).toContain(text)
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

describe('a platform without a file', () => {
  it.each([
    ['ru', '1.0.0, готовится', 'Файл ещё не выложен', /^Скачать для macOS/],
    ['en', '1.0.0, in preparation', 'No file yet', /^Download for macOS/],
  ] as const)(
    'says so, with the version planned, and offers no dead link (%s)',
    async (language, planned, none, link) => {
      offer(sampleRelease(), sampleRelease({ platform: 'macos', channel: 'beta' }))
      renderScreen(<DownloadPage />, { language })
      await screen.findByText('1.2.0')
      const card = cardOf('macOS')
      expect(card.getByText(planned)).toBeTruthy()
      expect(card.getByText(none)).toBeTruthy()
      for (const fact of ['10.15+, Intel/ARM', '.dmg']) expect(card.getByText(fact)).toBeTruthy()
      expect(screen.queryByRole('link', { name: link })).toBeNull()
    },
  )
})

describe('a file', () => {
  it.each([
    ['Windows', 'windows', 'certutil -hashfile frontland-windows.exe SHA256'],
    ['macOS', 'macos', 'shasum -a 256 launcher-mac.dmg'],
    ['Linux', 'linux', 'sha256sum launcher-linux.AppImage'],
  ] as const)(
    'can be checked on %s: its sum is copied, the command is told',
    async (name, platform, command) => {
      const sha256 = 'c0de'.repeat(16)
      offer(sampleRelease({ platform, file: { ...sampleRelease().file, sha256 } }))
      const { user } = renderScreen(<DownloadPage />)
      await user.click(await screen.findByText('Проверить файл'))
      const card = cardOf(name)
      expect(card.getByText(sha256)).toBeTruthy()
      expect(card.getByText(command)).toBeTruthy()
      await user.click(card.getByRole('button', { name: `Скопировать: SHA-256, ${name} 1.2.0` }))
      expect(await navigator.clipboard.readText()).toBe(sha256)
    },
  )

  it('tells what is new in the other language when there is nothing in this one', async () => {
    offer(
      sampleRelease(),
      sampleRelease({ platform: 'macos', notes_en: 'Быстрее запуск', languages: ['ru'] }),
      sampleRelease({ platform: 'linux', notes_ru: '', notes_en: '', languages: [] }),
    )
    const { user } = renderScreen(<DownloadPage />, { language: 'en' })
    for (const fold of await screen.findAllByText('What is new')) await user.click(fold)
    expect(screen.getByText('Starts faster')).toBeTruthy()
    expect(cardOf('macOS').getByText('Быстрее запуск').lang).toBe('ru')
    expect(cardOf('macOS').getByTitle('In Russian')).toBeTruthy()
    expect(cardOf('Linux').queryByText('What is new')).toBeNull()
  })
})

describe('archive and beta', () => {
  it.each([
    [
      'ru',
      ['Последняя версия', 'Архив версий', 'Бета-версии'],
      'Архив пуст: первая версия, 1.0.0, ещё готовится.',
      'Бета-версий сейчас нет',
    ],
    [
      'en',
      ['Latest version', 'Version archive', 'Beta versions'],
      'The archive is empty: the first version, 1.0.0, is still being prepared.',
      'There is no beta',
    ],
  ] as const)('say that they are empty (%s)', async (language, labels, archive, beta) => {
    offer()
    const { user } = renderScreen(<DownloadPage />, { language })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(labels)
    await user.click(screen.getByRole('tab', { name: labels[1] }))
    expect(await screen.findByText(archive)).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: labels[2] }))
    expect(screen.getByRole('tabpanel').textContent).toContain(beta)
  })

  it('do not speak of a first version any more once there is one', async () => {
    const { user } = renderScreen(<DownloadPage />)
    await user.click(screen.getByRole('tab', { name: 'Архив версий' }))
    expect(await screen.findByText('Архив пуст: списывать пока нечего.')).toBeTruthy()
  })

  it('list their releases by version, each with its own file', async () => {
    const old = (version: string, platform: Platform) =>
      sampleRelease({
        platform,
        version,
        channel: 'archive',
        file: {
          ...sampleRelease().file,
          name: `old-${version}`,
          url: `/downloads/old-${version}-${platform}`,
        },
      })
    offer(
      sampleRelease(),
      old('1.1.0', 'windows'),
      old('1.1.0', 'linux'),
      old('1.0.0', 'windows'),
      sampleRelease({ version: '1.3.0-beta.1', channel: 'beta' }),
    )
    const { user } = renderScreen(<DownloadPage />)
    await user.click(screen.getByRole('tab', { name: 'Архив версий' }))
    await screen.findByText('1.0.0')
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Версия1.1.0',
      'Windows',
      'Linux',
      'Версия1.0.0',
      'Windows',
    ])
    const link = panel.getByRole('link', { name: 'Скачать 1.1.0 для Linux' })
    expect(link.getAttribute('href')).toBe('/downloads/old-1.1.0-linux')
    for (const fold of panel.getAllByText('Проверить файл')) await user.click(fold)
    expect(panel.getByText('sha256sum old-1.1.0')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Бета-версии' }))
    expect(screen.getByRole('heading', { name: 'Версия 1.3.0-beta.1' })).toBeTruthy()
  })
})

it('without the list the direct links work, and it can be asked for again', async () => {
  api.fail(launcherEndpoints.list)
  const { user } = renderScreen(<DownloadPage />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Не удалось загрузить список версий')
  expect(screen.getAllByRole('link', { name: /^Скачать для/ })).toHaveLength(3)
  expect(screen.queryByText('Файл ещё не выложен')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Архив версий' }))
  expect(screen.getByRole('tabpanel').textContent).toContain('Не удалось загрузить список версий')
  offer()
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText(/Архив пуст/)).toBeTruthy()
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
    const questions = [...container.querySelectorAll('section[aria-labelledby=faq] details')]
    expect(questions).toHaveLength(3)
    expect(questions[2]?.textContent).toContain('%APPDATA%\\.frontland')
  },
)
