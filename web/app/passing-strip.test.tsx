import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type MaintenanceMode, maintenanceModeEndpoints } from '#shared/contract/platform/maintenance-mode.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { PassingStrip } from './passing-strip.tsx'

const closed: MaintenanceMode = {
  isOn: true,
  parts: [],
  text_ru: 'Вайп',
  text_en: '',
  languages: ['ru'],
  until: null,
  state: 'on',
  since: '2026-11-01T10:00:00.000Z',
  by: 'Комендант',
  version: 2,
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(maintenanceModeEndpoints.get, closed)
})

it('tells administrators above the pages of the site that it is closed', async () => {
  api.reply(profileEndpoints.get, sampleProfile({ roles: ['admin'] }))
  api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_site'])
  renderScreen(<PassingStrip />)
  expect(await screen.findByText('Сайт закрыт для посетителей')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Открыть' }).getAttribute('href')).toBe('/admin/maintenance')
})

it('asks nothing for anybody else', async () => {
  api.reply(profileEndpoints.get, sampleProfile({ roles: ['user'] }))
  renderScreen(<PassingStrip />)
  await waitFor(() => expect(api.calls(profileEndpoints.get)).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
  expect(api.calls(maintenanceModeEndpoints.get)).toHaveLength(0)
})
