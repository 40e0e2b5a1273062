import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { NamesOfUser } from './names-of-user.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})
const at = '2026-03-01T12:00:00.000Z'
const open = (isEditable = true) =>
  renderScreen(<NamesOfUser userId={7} isEditable={isEditable} />, { language: 'en' })

it('tells what an account is and was called, and that a name is suspended', async () => {
  api.reply(gameNameEndpoints.listForStaff, {
    held: [{ game: 'minecraft', name: 'Ranger', uuid: null, confirmedAt: at, frozenAt: at }],
    former: [{ game: 'minecraft', name: 'Rover', confirmedAt: at, endedAt: at }],
  })
  open(false)
  expect(await screen.findByText('Ranger')).toBeTruthy()
  expect(screen.getByText(/^Suspended/)).toBeTruthy()
  expect(screen.getByText('Rover')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm a name' })).toBeNull()
  expect(api.calls(gameNameEndpoints.listForStaff)[0]?.path).toBe('/api/admin/users/7/names')
})

it('confirms a name with a reason; one that the game cannot have is refused at its field', async () => {
  api.reply(gameNameEndpoints.listForStaff, { held: [], former: [] })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Confirm a name' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm a name of this player' }))
  await user.type(dialog.getByLabelText('Name in the game'), 'a b')
  await user.type(dialog.getByLabelText('Reason'), 'Seen in a call')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(dialog.getByLabelText('Name in the game').getAttribute('aria-invalid')).toBe('true')
  await user.clear(dialog.getByLabelText('Name in the game'))
  await user.type(dialog.getByLabelText('Name in the game'), 'Ranger')
  api.reply(gameNameEndpoints.confirmByHand, {
    game: 'minecraft',
    name: 'Ranger',
    confirmedAt: at,
    isFrozen: false,
    waiting: null,
  })
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The name is confirmed')).toBeTruthy()
  expect(api.calls(gameNameEndpoints.confirmByHand)[0]?.body).toEqual({
    game: 'minecraft',
    name: 'Ranger',
    reason: 'Seen in a call',
  })
})
