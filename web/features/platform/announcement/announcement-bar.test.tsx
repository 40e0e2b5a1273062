import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { ShownAnnouncement } from '#shared/contract/platform/announcement.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'

beforeEach(() => void startScreenTest())

const sample = { key: 'ab12', text_ru: 'Вайп', text_en: 'Wipe', url: null, isClosable: true }
const show = (
  changes: Partial<ShownAnnouncement> = {},
  language: 'ru' | 'en' = 'ru',
  site: Partial<SiteInfo> = {},
) =>
  renderScreen(
    <>
      <AnnouncementBar />
      <header>
        <a href="/">home</a>
      </header>
    </>,
    { language, site: { ...sampleSite, ...site, announcement: { ...sample, ...changes } } },
  )

it('is not there while nothing is told', () => {
  renderScreen(<AnnouncementBar />)
  expect(screen.queryByRole('region')).toBeNull()
})

it('speaks the reader’s language, and marks a text of the other', () => {
  show({}, 'en')
  expect(screen.getByText('Wipe').getAttribute('lang')).toBeNull()
  expect(screen.queryByText('en')).toBeNull()
  startScreenTest()
  show({ text_en: '' }, 'en')
  expect(screen.getByText('Вайп').getAttribute('lang')).toBe('ru')
  expect(screen.getByText('ru')).toBeTruthy()
})

it('leads out without handing over the page, and within the site in place', () => {
  show({ url: 'https://map.example/' })
  expect(screen.getByRole('link', { name: 'Вайп' }).getAttribute('rel')).toContain('noopener')
  startScreenTest()
  show({ url: '/news' })
  expect(screen.getByRole('link', { name: 'Вайп' }).getAttribute('target')).toBeNull()
})

it('tells without leading anywhere where the part it leads to is off', () => {
  const parts = { ...sampleSite.parts, tournaments: false }
  show({ url: '/tournaments?from=bar' }, 'ru', { parts })
  expect(screen.getByText('Вайп')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Вайп' })).toBeNull()
})

it('is closed by whoever read it, remembered by its key, and the focus goes on', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Закрыть объявление' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(localStorage.getItem('closed-announcement')).toBe('ab12')
  expect(document.documentElement.dataset.closedAnnouncement).toBe('ab12')
  expect(document.activeElement?.textContent).toBe('home')
})

it('stays where it is not to be closed', () => {
  show({ isClosable: false })
  expect(screen.queryByRole('button')).toBeNull()
})
