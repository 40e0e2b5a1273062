import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { staffProductEndpoints } from '#shared/contract/shop/products-staff.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleStaffProduct } from '#web/testing/sample-staff-product.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminProductsPage } from './admin-products-page.tsx'

const elite = sampleStaffProduct({ id: 1 })
const crate = sampleStaffProduct({ id: 2, name_ru: 'Кейс', isHidden: true, notForSale: 'odds_missing' })
let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(staffProductEndpoints.listForStaff, [elite, crate])
})
const open = () => renderScreen(<AdminProductsPage />, { path: '/admin/shop/products' })
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)

it('says that it failed and that there is nothing yet', async () => {
  api.fail(staffProductEndpoints.listForStaff)
  const first = open()
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить товары')
  first.unmount()
  api.reply(staffProductEndpoints.listForStaff, [])
  open()
  expect(await screen.findByText('Товаров пока нет. Добавьте первый.')).toBeTruthy()
})

it('shows what each costs, and why one is not sold', async () => {
  open()
  expect((await row('Элита')).getByText(/999/)).toBeTruthy()
  const hidden = await row('Кейс')
  expect([hidden.getByText('Скрыт'), hidden.getByText('Нет шансов')]).toHaveLength(2)
})

it('marks one of which a later release has another sample', async () => {
  api.reply(staffProductEndpoints.listForStaff, [{ ...elite, isSample: false, delivered: elite }, crate])
  open()
  expect((await row('Элита')).getByText('Есть новый образец')).toBeTruthy()
  expect((await row('Кейс')).queryByText('Есть новый образец')).toBeNull()
})

it('hides, doubles, orders and removes, and offers back what was removed', async () => {
  api.reply(staffProductEndpoints.update, { ...elite, isHidden: true, version: 2 })
  api.reply(staffProductEndpoints.double, sampleStaffProduct({ id: 3, name_ru: 'Копия', isHidden: true }))
  api.on(staffProductEndpoints.remove, () => ({
    ok: true,
    status: 204,
    headers: { get: () => null },
    json: async () => undefined,
  }))
  api.reply(staffProductEndpoints.restore, crate)
  const { user } = open()
  await user.click((await row('Элита')).getByRole('button', { name: 'Скрыть: Элита' }))
  expect(await (await row('Элита')).findByRole('button', { name: 'Показать: Элита' })).toBeTruthy()
  expect(api.calls(staffProductEndpoints.update)[0]?.body).toEqual({ version: elite.version, isHidden: true })

  await user.dblClick((await row('Кейс')).getByRole('button', { name: 'Сделать копию: Кейс' }))
  expect(await screen.findByRole('link', { name: 'Копия' })).toBeTruthy()
  expect(api.calls(staffProductEndpoints.double)).toHaveLength(1)

  api.reply(staffProductEndpoints.setOrder, [crate, elite])
  await user.click((await row('Кейс')).getByRole('button', { name: 'Выше: Кейс' }))
  await waitFor(() =>
    expect(api.calls(staffProductEndpoints.setOrder)[0]?.body).toEqual({ ids: [2, 1, 3], from: [1, 2, 3] }),
  )
  await user.click((await row('Кейс')).getByRole('button', { name: 'Удалить: Кейс' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Кейс' })).toBeNull())
  expect(currentPath()).toBe('/admin/shop/products')
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
  expect(await screen.findByText('Товар возвращён')).toBeTruthy()
})

it('lists what was removed, and brings it back', async () => {
  const removed = {
    id: 9,
    key: 'old',
    name_ru: 'Старый набор',
    name_en: '',
    removedAt: '2026-11-23T04:00:00.000Z',
  }
  api.reply(staffProductEndpoints.listRemoved, [removed])
  api.reply(staffProductEndpoints.restore, sampleStaffProduct({ id: 9, name_ru: 'Старый набор' }))
  const { user } = open()
  const button = await screen.findByRole('button', { name: 'Вернуть: Старый набор' })
  api.reply(staffProductEndpoints.listRemoved, [])
  await user.click(button)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Удалённые товары' })).toBeNull())
  expect(api.calls(staffProductEndpoints.restore)).toHaveLength(1)
})
