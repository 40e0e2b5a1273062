import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { pageEndpoints } from '#shared/contract/content/pages.ts'
import { NotFoundPage } from '#web/app/errors/not-found-page.tsx'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleStaffPage } from '#web/testing/sample-pages.ts'
import { sampleProfile } from '#web/testing/samples.ts'

it('shows a draft at its address to those who keep pages', async () => {
  const api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ roles: ['editor'] }))
  api.reply(profileEndpoints.permissions, ['manage_content'])
  api.reply(pageEndpoints.at, sampleStaffPage({ isDraft: true, state: 'draft' }))
  renderScreen(<NotFoundPage />, { path: '/rules' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Правила' })).toBeTruthy()
  expect(screen.getByText('Черновик')).toBeTruthy()
})

it('shows all others that there is nothing', async () => {
  const api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ roles: ['moderator'] }))
  api.reply(profileEndpoints.permissions, ['view_feedback'])
  renderScreen(<NotFoundPage />, { path: '/rules' })
  expect(await screen.findByText('404')).toBeTruthy()
  expect(api.calls(pageEndpoints.at)).toHaveLength(0)
})
