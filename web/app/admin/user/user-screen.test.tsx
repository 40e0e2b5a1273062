import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { userEndpoints } from '#shared/contract/accounts/users.ts'
import { gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import { auditEndpoints } from '#shared/contract/platform/audit.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleDetails, sampleRoles } from '#web/testing/sample-users.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { UserScreen } from './user-screen.tsx'

it('shows what an account is called in the games, and lets the same staff give it a name', async () => {
  const api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ id: 1, roles: ['admin'] }))
  api.reply(profileEndpoints.permissions, [...PERMISSIONS])
  api.reply(roleEndpoints.list, sampleRoles)
  api.reply(auditEndpoints.list, { data: [], total: 0, page: 1, pageSize: 25 })
  api.reply(userEndpoints.get, sampleDetails())
  const at = '2026-03-01T12:00:00.000Z'
  api.reply(gameNameEndpoints.listForStaff, {
    held: [{ game: 'minecraft', name: 'Wolf', uuid: null, confirmedAt: at, frozenAt: null }],
    former: [],
  })
  renderScreen(<UserScreen />, { path: '/admin/users/7' })
  expect(await screen.findByText('Wolf')).toBeTruthy()
  expect(api.calls(gameNameEndpoints.listForStaff).map(({ path }) => path)).toEqual([
    '/api/admin/users/7/names',
  ])
  expect(screen.getByRole('button', { name: 'Подтвердить имя' })).toBeTruthy()
})
