import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { confirmationEndpoints } from '#shared/contract/accounts/confirmation.ts'
import { ownDataEndpoints } from '#shared/contract/accounts/own-data.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { sessionEndpoints } from '#shared/contract/accounts/session.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { OwnData } from './own-data.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const open = async (language: 'ru' | 'en' = 'ru') => {
  const view = renderScreen(<OwnData />, { language })
  const name = language === 'ru' ? 'Ваши данные' : 'Your data'
  return { ...view, region: await screen.findByRole('region', { name }) }
}

it('says that the copy could not be made, and may be asked for again', async () => {
  api.on(ownDataEndpoints.export, () => answered(503, { code: 'unavailable', message: 'Позже' }))
  const { user, region } = await open()
  const button = () => within(region).getByRole('button', { name: 'Скачать мои данные' })
  await user.click(button())
  expect(await screen.findByText('Не удалось скачать данные')).toBeTruthy()
  await user.click(button())
  expect(api.calls(ownDataEndpoints.export)).toHaveLength(2)
})

it('leads to what is kept, and why', async () => {
  const { region } = await open('en')
  const link = within(region).getByRole('link', { name: 'What we keep, and why' })
  expect(link.getAttribute('href')).toBe('/privacy')
})

describe('deleting the account', () => {
  const openDialog = async () => {
    const view = await open()
    await view.user.click(within(view.region).getByRole('button', { name: 'Удалить аккаунт' }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить аккаунт?' })
    const press = async (password: string) => {
      await view.user.type(within(dialog).getByLabelText('Пароль'), password)
      await view.user.click(within(dialog).getByRole('button', { name: 'Удалить аккаунт' }))
    }
    return { ...view, dialog, press }
  }

  it('says what happens to what, proves the password once and leads home, signed out', async () => {
    api.reply(confirmationEndpoints.confirm, undefined)
    api.reply(ownDataEndpoints.remove, undefined)
    api.reply(sessionEndpoints.logout, undefined)
    const { dialog, press } = await openDialog()
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.split(':')[0]),
    ).toEqual(['Сразу', 'Неделю', 'Потом', 'Остаётся'])
    await press('long enough')
    expect(await screen.findByText('Аккаунт удалён')).toBeTruthy()
    await expectPath('/')
    const body = { password: 'long enough' }
    expect(api.calls(confirmationEndpoints.confirm).map((call) => call.body)).toEqual([body])
    expect(api.calls(ownDataEndpoints.remove).map((call) => call.body)).toEqual([body])
  })

  it('tells whoever has roubles left that they are lost, and nobody else', async () => {
    const { dialog, unmount } = await openDialog()
    expect(within(dialog).getByRole('alert').textContent).toContain('1\u00a0250,50\u00a0₽')
    unmount()
    api.reply(profileEndpoints.get, sampleProfile({ balance: { rub: 0, landcoins: 340 } }))
    const other = await openDialog()
    expect(within(other.dialog).queryByRole('alert')).toBeNull()
  })

  it('says at the field that the password is wrong, and deletes nothing', async () => {
    api.on(confirmationEndpoints.confirm, () =>
      answered(400, { code: 'wrong_password', message: 'Неверно', fields: { password: 'Неверный пароль' } }),
    )
    const { dialog, press } = await openDialog()
    await press('not mine')
    expect(await within(dialog).findByText('Неверный пароль')).toBeTruthy()
    expect(api.calls(ownDataEndpoints.remove)).toEqual([])
  })

  it('tells the last administrator why not', async () => {
    api.reply(confirmationEndpoints.confirm, undefined)
    api.refuse(ownDataEndpoints.remove, 'last_administrator', 'Сначала дайте роль «admin» кому-нибудь ещё.')
    const { dialog, press } = await openDialog()
    await press('long enough')
    expect(await within(dialog).findByText('Сначала дайте роль «admin» кому-нибудь ещё.')).toBeTruthy()
  })
})
