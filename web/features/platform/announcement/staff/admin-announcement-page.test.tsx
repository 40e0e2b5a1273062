import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Announcement, announcementEndpoints } from '#shared/contract/platform/announcement.ts'
import { AnnouncementBar } from '#web/features/platform/announcement/announcement-bar.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { AdminAnnouncementPage } from './admin-announcement-page.tsx'

const saved: Announcement = {
  ...{ text_ru: null, text_en: null, url: null, from: null, until: null, isClosable: true },
  ...{ languages: [], state: 'empty', version: 1 },
}
let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(announcementEndpoints.get, saved)
})

const text = () => screen.findByLabelText('Текст · Русский')
const save = () => screen.getByRole('button', { name: 'Сохранить' })
const sent = () => api.calls(announcementEndpoints.update).at(-1)?.body

function Frame() {
  return (
    <>
      <AnnouncementBar />
      <AdminAnnouncementPage />
    </>
  )
}

it('saves what is written, and this tab shows it at once', async () => {
  const shown = { text_ru: 'Вайп в пятницу', url: '/news' }
  api.reply(announcementEndpoints.update, { ...saved, ...shown, state: 'shown', version: 2 })
  const { user } = renderScreen(<Frame />)
  await user.type(await text(), shown.text_ru)
  await user.type(screen.getByLabelText('Ссылка'), '/news')
  await user.click(save())
  expect(await screen.findByText('Объявление сохранено')).toBeTruthy()
  expect(sent()).toEqual({ ...shown, text_en: null, isClosable: true, version: 1 })
  expect(screen.getByRole('link', { name: shown.text_ru }).getAttribute('href')).toBe('/news')
})

it('says beside the field what is wrong, and sends nothing', async () => {
  const { user } = renderScreen(<AdminAnnouncementPage />)
  await user.type(await text(), 'Вайп')
  await user.type(screen.getByLabelText('Ссылка'), 'example.org')
  await user.type(screen.getByLabelText('Показывать с'), '2026-01-02T10:00')
  await user.type(screen.getByLabelText('Показывать до'), '2026-01-01T10:00')
  await user.click(save())
  expect(screen.getByText(/Укажите страницу сайта/)).toBeTruthy()
  expect(screen.getByText('Конец должен быть позже начала')).toBeTruthy()
  expect(api.calls(announcementEndpoints.update)).toHaveLength(0)
})

it('is taken down by being cleared', async () => {
  const told = { text_ru: 'Вайп', from: '2026-01-01T10:00:30.000Z' }
  api.reply(announcementEndpoints.get, { ...saved, ...told, state: 'shown' })
  api.reply(announcementEndpoints.update, { ...saved, version: 2 })
  const { user } = renderScreen(<AdminAnnouncementPage />)
  expect(await screen.findByText('Объявление на сайте.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Очистить' }))
  await user.click(save())
  expect(await screen.findByText('Объявление сохранено')).toBeTruthy()
  expect(sent()).toMatchObject({ text_ru: null, url: null, from: null })
})

it('keeps what was written when somebody else was faster', async () => {
  api.refuse(announcementEndpoints.update, 'conflict', 'Кто-то успел раньше')
  const { user } = renderScreen(<AdminAnnouncementPage />)
  await user.type(await text(), 'Вайп')
  api.reply(announcementEndpoints.get, { ...saved, text_ru: 'Турнир', version: 2 })
  await user.click(save())
  expect(await screen.findByText(/Турнир/)).toBeTruthy()
  expect(await text()).toHaveProperty('value', 'Вайп')
})
