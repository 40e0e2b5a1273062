import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type FrozenName, gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { FrozenNamesPage } from './frozen-names-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})
const at = '2026-03-01T12:00:00.000Z'
const frozen: FrozenName = {
  userId: 7,
  username: 'iron_wolf',
  game: 'minecraft',
  name: 'Ranger',
  uuid: '11111111-1111-4111-8111-111111111111',
  confirmedAt: at,
  frozenAt: at,
  newcomer: { uuid: '22222222-2222-4222-8222-222222222222', toldAt: at },
}

it('says that it loads, that it could not, and that nothing is in doubt', async () => {
  api.refuse(gameNameEndpoints.listFrozen, 'internal', 'сломалось')
  const { user } = renderScreen(<FrozenNamesPage />)
  expect((await screen.findAllByRole('status'))[0]?.textContent).toContain('Загрузка...')
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить имена')
  api.reply(gameNameEndpoints.listFrozen, [])
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText('Спорных имён нет.')).toBeTruthy()
})

it('shows who had a name and who bears it now, and leaves it with its account or takes it off, with a reason', async () => {
  api.reply(gameNameEndpoints.listFrozen, [frozen])
  const { user } = renderScreen(<FrozenNamesPage />, { language: 'en' })
  const list = await screen.findByRole('list', { name: 'Disputed names, the oldest first' })
  expect(list.textContent).toMatch(/Ranger.*iron_wolf.*Was: 1{8}-.*Is now: 2{8}-/)
  expect(within(list).getByRole('link', { name: 'iron_wolf' }).getAttribute('href')).toBe('/admin/users/7')
  await user.click(screen.getByRole('button', { name: 'It is the same one: Ranger' }))
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Reason'), 'Same IP')
  api.reply(gameNameEndpoints.confirmByHand, {
    game: 'minecraft',
    name: 'Ranger',
    confirmedAt: at,
    isFrozen: false,
    waiting: null,
  })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave it' }))
  expect(await screen.findByText('The name stays with the account')).toBeTruthy()
  expect(api.calls(gameNameEndpoints.confirmByHand)[0]).toMatchObject({
    path: '/api/admin/users/7/names',
    body: { game: 'minecraft', name: 'Ranger', reason: 'Same IP' },
  })
  await user.click(screen.getByRole('button', { name: 'Take it off: Ranger' }))
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Reason'), 'Sold')
  api.reply(gameNameEndpoints.release, undefined)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it off' }))
  expect(await screen.findByText('The name was taken off')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Disputed names'))
  expect(api.calls(gameNameEndpoints.release)[0]).toMatchObject({
    path: '/api/admin/users/7/names/release',
    body: { game: 'minecraft', reason: 'Sold' },
  })
})
