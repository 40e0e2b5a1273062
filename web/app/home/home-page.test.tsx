import { act, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { figureEndpoints } from '#shared/contract/operations/figures.ts'
import { sampleCollection } from '#tests/samples/sample-collections.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { LanguageProvider } from '#web/i18n/language.tsx'
import { SiteProvider } from '#web/lib/site/site-info.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGlance } from '#web/testing/samples.ts'
import { Clock } from './clock.tsx'
import { HomePage } from './home-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})
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

  it('shows what the operator chose of it, in their order and words', () => {
    const homeSections = [
      { key: 'gallery', isShown: true },
      { key: 'news', isShown: false },
      { key: 'feedback', isShown: true },
      { key: 'partners', isShown: true },
    ] as const
    const links = { ...sampleSite.links, youtube: null, telegram: 'https://t.me/rubezh' }
    const others = [{ text_ru: 'Карта мира', text_en: 'World map', to: 'https://map.example/' }]
    const hero = { ...sampleSite.hero, title_ru: 'К бою.\nК бою.', text_ru: 'Сервер «Рубеж».' }
    renderScreen(<HomePage />, {
      site: { ...sampleSite, homeSections: [...homeSections], links: { ...links, others }, hero },
    })
    const marks = screen.getAllByRole('region').map((block) => block.querySelector('.label')?.textContent)
    expect(marks).toEqual(['01 / Галерея', '02 / Отзывы', '03 / Партнёры'])
    expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('К бою. К бою.')
    expect(screen.getByText('Сервер «Рубеж».')).toBeTruthy()
    const channels = region('Каналы связи').getAllByRole('link')
    expect(channels.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.twitch.tv/',
      'https://discord.com/',
      'https://t.me/rubezh',
      'https://front.example',
      'https://map.example/',
    ])
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

  it('states the hardware, as a sample', () => {
    renderScreen(<HomePage />, { language: 'en' })
    const technology = region('Hardware that holds the line')
    for (const figure of ['16', 'RAID 10', '99.9%', 'Sample'])
      expect(technology.getByText(figure)).toBeTruthy()
    expect(technology.getByText(/The figures are an example/)).toBeTruthy()
  })

  it('tells the uptime that was measured, and no promise beside it', async () => {
    api.reply(figureEndpoints.get, { registered: 0, reviews: 0, record: null, uptime30Days: 97.4 })
    renderScreen(<HomePage />)
    const technology = region('Железо, которое держит строй')
    expect(await technology.findByText(/^97,4\s%$/)).toBeTruthy()
    expect(technology.getByText(/^Измерено/)).toBeTruthy()
    expect(technology.queryByText(/Перекуры редкие/)).toBeNull()
    expect(technology.getByText('Ядра и диски даны для примера.')).toBeTruthy()
  })

  it.each([
    [
      'ru',
      'Личный состав',
      ['2 041 игрок зарегистрирован', '251 сейчас в игре', '164 рекорд на одном сервере', '3 отзыва'],
      ['1 234', '12 345', '5 678'],
    ],
    [
      'en',
      'The ranks in figures',
      ['2,041 registered players', '251 playing now', '164 record on one server', '3 reviews'],
      ['1,234', '12,345', '5,678'],
    ],
  ] as const)(
    'counts what it can, and shows samples of the rest (%s)',
    async (language, name, counted, samples) => {
      const at = '2026-11-20T18:00:00.000Z'
      api.reply(figureEndpoints.get, {
        registered: 2041,
        reviews: 3,
        record: { players: 164, name_server: 'Second', at },
        uptime30Days: null,
      })
      api.reply(gameStatusEndpoints.glances, [
        sampleGlance({ players: 87 }),
        sampleGlance({ id: 2, players: 164 }),
        sampleGlance({ id: 3, state: 'offline', players: 0 }),
      ])
      renderScreen(<HomePage />, { language })
      const block = screen.getByRole('region', { name })
      await waitFor(() => expect(block.textContent).toContain('251'))
      const figures = [...block.querySelectorAll('dl > div')].map((figure) =>
        ['dd', 'dt'].map((part) => figure.querySelector(part)?.textContent?.replace(/\s/g, ' ')),
      )
      expect(figures.slice(0, 4).map((parts) => parts.join(' '))).toEqual(counted)
      expect(figures.slice(4).map(([value]) => value)).toEqual(samples)
    },
  )

  it('leaves open what it does not know', () => {
    renderScreen(<HomePage />)
    const values = [...screen.getByRole('region', { name: 'Личный состав' }).querySelectorAll('dd')]
    expect(values.slice(0, 4).map(({ textContent }) => textContent)).toEqual(['—', '—', '—', '—'])
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

  it('does without a block in which there is nothing, and numbers the others', () => {
    const { links } = sampleSite
    renderScreen(<HomePage />, {
      language: 'en',
      site: { ...sampleSite, links: { ...links, discord: null, youtube: null, twitch: null } },
      collections: {
        roadmap: [],
        gallery: [],
        figures: [],
        partners: sampleCollection('partners').filter(({ link }) => link !== 'site'),
      },
    })
    const marks = screen.getAllByRole('region').map((block) => block.querySelector('.label')?.textContent)
    expect(marks).toEqual([
      '01 / News',
      '02 / Service status',
      '03 / Features',
      '04 / Community',
      '05 / Feedback',
    ])
    expect(screen.queryByText('Sample')).toBeNull()
  })

  it('marks what is made up by itself where staff have entered the rest, and whose language it is', () => {
    const plans = sampleCollection('roadmap').map((plan, index) =>
      index === 0 ? { ...plan, isSample: false, name_en: 'Наш план', languages: ['ru' as const] } : plan,
    )
    renderScreen(<HomePage />, { language: 'en', collections: { roadmap: plans } })
    const block = region('Plan of operations')
    expect(block.getAllByText('Sample')).toHaveLength(plans.length - 1)
    expect(block.queryByText(/percentages are an example/)).toBeNull()
    const own = block.getByText('Наш план')
    expect(own.getAttribute('lang')).toBe('ru')
    expect(within(own.closest('li') as HTMLElement).getByText('In Russian')).toBeTruthy()
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
      <SiteProvider given={sampleSite}>
        <LanguageProvider initial="ru">
          <Clock />
        </LanguageProvider>
      </SiteProvider>,
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
