import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { OwnAccount } from './own-account.tsx'

it('sends of the account what was changed alone, and a Discord name that was cleared as none', async () => {
  const api = startScreenTest()
  const user = sampleProfile({ discordUsername: 'old.name' })
  api.reply(profileEndpoints.change, { ...user, discordUsername: null })
  const { user: hand } = renderScreen(<OwnAccount user={user} />)
  const discord = screen.getByLabelText('Имя в Discord')
  await hand.clear(discord)
  await hand.type(discord, 'a')
  await hand.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/^Имя в Discord: от 2 до 32/)).toBeTruthy()
  expect(api.calls(profileEndpoints.change)).toHaveLength(0)
  await hand.clear(discord)
  await hand.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(api.calls(profileEndpoints.change)).toHaveLength(1))
  expect(api.calls(profileEndpoints.change)[0]?.body).toEqual({ discordUsername: null })
})
