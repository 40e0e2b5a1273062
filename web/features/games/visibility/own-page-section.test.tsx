import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { playerEndpoints, type Visibility } from '#shared/contract/games/players/players.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { OwnPageSection } from './own-page-section.tsx'

const delivered: Visibility = { page: true, lastSeen: false, gameServer: false, searchEngines: false }

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ username: 'Ranger' }))
  api.reply(playerEndpoints.visibility, delivered)
})

it('saves what is ticked, and leads to the page', async () => {
  const chosen = { ...delivered, lastSeen: true }
  api.reply(playerEndpoints.changeVisibility, chosen)
  const { user } = renderScreen(<OwnPageSection />)
  await user.click(await screen.findByRole('checkbox', { name: 'Показывать, когда я играл в последний раз' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить настройки страницы' }))
  expect(await screen.findByText('Настройки страницы сохранены')).toBeTruthy()
  expect(api.calls(playerEndpoints.changeVisibility)[0]?.body).toEqual(chosen)
  const link = screen.getByRole('link', { name: 'Открыть мою страницу' })
  expect(link.getAttribute('href')).toBe('/players/Ranger')
})

it('asks nothing more of whoever hides, and leads them to the page that they alone see then', async () => {
  const hidden = { ...delivered, page: false }
  api.reply(playerEndpoints.changeVisibility, hidden)
  const { user } = renderScreen(<OwnPageSection />, { language: 'en' })
  await user.click(await screen.findByRole('checkbox', { name: 'Show my page' }))
  expect(screen.queryByRole('checkbox', { name: 'Let search engines in' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save the settings of the page' }))
  expect(await screen.findByText('Settings of the page saved')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open my page' })).toBeTruthy()
  expect(api.calls(playerEndpoints.changeVisibility)[0]?.body).toEqual(hidden)
})

it('says that it was not saved, and keeps what was ticked', async () => {
  api.fail(playerEndpoints.changeVisibility)
  const { user } = renderScreen(<OwnPageSection />)
  const box = await screen.findByRole('checkbox', { name: 'Показывать, на каком я сервере' })
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Сохранить настройки страницы' }))
  expect(await screen.findByText(/Не удалось сохранить настройки страницы|Ошибка сети/)).toBeTruthy()
  expect(box).toHaveProperty('checked', true)
})
