import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { ShopClosed } from './shop-closed.tsx'

const closed = <ShopClosed title="Закрыто" reason="Касса строится" className="" />
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

it('leads whoever is not signed in to where they can, and back', async () => {
  const api = startScreenTest()
  api.reply(shopOpeningEndpoints.state, { isOpen: false, takesTopUps: false })
  renderScreen(closed, { path: '/shop' })
  const link = await screen.findByRole('link', { name: 'Войдите, чтобы мы сообщили об открытии' })
  await waitFor(() => expect(link.getAttribute('href')).toBe('/login?next=%2Fshop'))
})

it('asks to be told with one press, and takes that back with another', async () => {
  const api = startScreenTest()
  api.reply(shopOpeningEndpoints.state, { isOpen: false, takesTopUps: false })
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(shopOpeningEndpoints.get, { isAsked: false })
  api.reply(shopOpeningEndpoints.ask, { isAsked: true })
  api.reply(shopOpeningEndpoints.withdraw, { isAsked: false })
  const { user } = renderScreen(closed, { path: '/shop' })
  const ask = await button('Сообщить об открытии')
  await waitFor(() => expect(ask.disabled).toBe(false))
  await user.dblClick(ask)
  expect(await screen.findByText('Напишем на вашу почту, когда магазин откроется.')).toBeTruthy()
  await user.click(await button('Не сообщать'))
  expect(await button('Сообщить об открытии')).toBeTruthy()
  expect(screen.queryByText(/Напишем на вашу почту/)).toBeNull()
  expect(api.calls(shopOpeningEndpoints.ask)).toHaveLength(1)
})

it('says that it could not be kept, and stays as it was', async () => {
  const api = startScreenTest()
  api.reply(shopOpeningEndpoints.state, { isOpen: false, takesTopUps: false })
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(shopOpeningEndpoints.get, { isAsked: false })
  api.fail(shopOpeningEndpoints.ask)
  const { user } = renderScreen(closed, { path: '/shop' })
  const ask = await button('Сообщить об открытии')
  await waitFor(() => expect(ask.disabled).toBe(false))
  await user.click(ask)
  expect(await screen.findByText('Не получилось сохранить')).toBeTruthy()
  expect(await button('Сообщить об открытии')).toBeTruthy()
})
