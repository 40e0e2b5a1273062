import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type MaintenanceMode, maintenanceModeEndpoints } from '#shared/contract/platform/maintenance-mode.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminMaintenancePage } from './admin-maintenance-page.tsx'
import { MaintenanceStrip } from './maintenance-strip.tsx'

const saved: MaintenanceMode = {
  ...{ isOn: false, parts: [], text_ru: null, text_en: null, until: null, languages: [] },
  ...{ state: 'off', since: null, by: null, version: 1 },
}
const closed: MaintenanceMode = { ...saved, isOn: true, state: 'on', by: 'Комендант', version: 2 }
let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(maintenanceModeEndpoints.get, saved)
  api.reply(maintenanceModeEndpoints.update, closed)
})

const close = () => screen.findByRole('switch', { name: 'Закрыто для посетителей' })
const save = () => screen.getByRole('button', { name: 'Сохранить' })
const sent = () => api.calls(maintenanceModeEndpoints.update).map(({ body }) => body)

it('asks before the whole site is closed, and closes nothing where that was not meant', async () => {
  const { user } = renderScreen(<AdminMaintenancePage />)
  await user.click(await close())
  await user.type(screen.getByLabelText('Текст · Русский'), 'Вайп')
  await user.click(save())
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отмена' }))
  expect(sent()).toEqual([])
  await user.click(save())
  await user.click(screen.getByRole('button', { name: 'Закрыть сайт' }))
  expect(await screen.findByText('Технические работы сохранены')).toBeTruthy()
  expect(sent()).toEqual([{ isOn: true, parts: [], text_ru: 'Вайп', text_en: null, until: null, version: 1 }])
})

it('closes chosen parts without asking, and shows beforehand what visitors see', async () => {
  const { user } = renderScreen(<AdminMaintenancePage />)
  await user.click(await close())
  await user.click(screen.getByRole('checkbox', { name: 'Турниры' }))
  await user.type(screen.getByLabelText('Текст · Английский'), 'New bracket')
  const preview = within(screen.getByRole('region', { name: 'Что увидят посетители' }))
  expect(preview.getByText('Раздел закрыт на технические работы')).toBeTruthy()
  expect(preview.getAllByText('New bracket').map(({ lang }) => lang)).toEqual(['en', ''])
  await user.click(save())
  expect(await screen.findByText('Технические работы сохранены')).toBeTruthy()
  expect(sent()).toEqual([expect.objectContaining({ isOn: true, parts: ['tournaments'] })])
})

it('opens it again with one switch', async () => {
  api.reply(maintenanceModeEndpoints.get, closed)
  api.reply(maintenanceModeEndpoints.update, { ...saved, version: 3 })
  const { user } = renderScreen(<AdminMaintenancePage />)
  expect(await screen.findByText('Закрыто: посетители видят технические работы.')).toBeTruthy()
  await user.click(await close())
  await user.click(save())
  expect(await screen.findByText('Технические работы сохранены')).toBeTruthy()
  expect(sent()).toEqual([expect.objectContaining({ isOn: false, version: 2 })])
})

it('keeps what was written when somebody else was faster', async () => {
  api.refuse(maintenanceModeEndpoints.update, 'conflict', 'Кто-то успел раньше')
  const { user } = renderScreen(<AdminMaintenancePage />)
  await user.type(await screen.findByLabelText('Текст · Русский'), 'Вайп')
  api.reply(maintenanceModeEndpoints.get, { ...saved, text_ru: 'Переезд', version: 2 })
  await user.click(save())
  expect(await screen.findByText(/Переезд/)).toBeTruthy()
  expect(screen.getByLabelText('Текст · Русский')).toHaveProperty('value', 'Вайп')
})

it('says why it could not be loaded', async () => {
  api.refuse(maintenanceModeEndpoints.get, 'internal', 'Сломалось')
  renderScreen(<AdminMaintenancePage />)
  expect(await screen.findByText(/Не удалось загрузить технические работы/)).toBeTruthy()
})

it('the strip says who closed the site and until when; whoever may is led to the switch', async () => {
  api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_site'])
  api.reply(maintenanceModeEndpoints.get, { ...closed, until: '2030-05-01T10:00:00.000Z' })
  renderScreen(<MaintenanceStrip />)
  const strip = await screen.findByRole('region', { name: 'Технические работы' })
  expect(strip.textContent).toContain(
    'Сайт закрыт для посетителей до 1 мая 2030 г. в 10:00. Кто закрыл: Комендант',
  )
  expect(within(strip).getByRole('link').getAttribute('href')).toBe('/admin/maintenance')
})

it('other staff see the strip without the link, and nothing while the site is open', async () => {
  api.reply(profileEndpoints.permissions, ['access_admin_panel'])
  api.reply(maintenanceModeEndpoints.get, { ...closed, parts: ['shop'] })
  renderScreen(<MaintenanceStrip />)
  expect(await screen.findByText('Часть разделов закрыта для посетителей')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
