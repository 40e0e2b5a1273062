import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { couponEndpoints, type StaffCoupon } from '#shared/contract/shop/coupons.ts'
import { staffProductEndpoints } from '#shared/contract/shop/products-staff.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { CouponsPage } from './coupons-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(staffProductEndpoints.listForStaff, [])
})

const spring: StaffCoupon = {
  id: 4,
  code: 'ВЕСНА',
  percent: 15,
  amountKopecks: null,
  productIds: [],
  startsAt: null,
  endsAt: null,
  usesMax: 10,
  usesEachMax: null,
  isOff: false,
  uses: 3,
  version: 2,
}

it('lists coupons with what they take off, whether they count, and how often they did', async () => {
  api.reply(couponEndpoints.list, [
    spring,
    { ...spring, id: 3, code: 'OLD', percent: null, amountKopecks: 15_050, endsAt: '2020-01-01T00:00:00Z' },
    { ...spring, id: 2, code: 'USED', uses: 10 },
  ])
  renderScreen(<CouponsPage />)
  const rows = within(await screen.findByRole('list', { name: 'Промокоды' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(/^ВЕСНА−15\s%Применений: 3 из 10/)
  expect(rows[1]?.textContent).toMatch(/^OLD−150,50\s₽Закончился/)
  expect(rows[2]?.textContent).toContain('Использован')
})

it('makes one of a code and a percentage alone, and says what is wrong before it asks', async () => {
  api.reply(couponEndpoints.list, [])
  api.reply(couponEndpoints.create, spring)
  const { user } = renderScreen(<CouponsPage />)
  expect(await screen.findByText('Промокодов пока нет.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Новый промокод' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Код'), 'весна')
  await user.type(dialog.getByLabelText('Сколько'), '150')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await dialog.findByText('Скидка — целое число процентов от 1 до 100')).toBeTruthy()
  expect(api.calls(couponEndpoints.create)).toHaveLength(0)
  await user.selectOptions(dialog.getByLabelText('Скидка'), 'Рубли')
  await user.clear(dialog.getByLabelText('Сколько'))
  await user.type(dialog.getByLabelText('Сколько'), '1 150,50')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Промокод сохранён')).toBeTruthy()
  expect(api.calls(couponEndpoints.create)[0]?.body).toEqual({
    code: 'весна',
    percent: null,
    amountKopecks: 115_050,
    productIds: [],
    startsAt: null,
    endsAt: null,
    usesMax: null,
    usesEachMax: null,
    isOff: false,
  })
})

it('changes what is edited by its version, and removes after a question', async () => {
  api.reply(couponEndpoints.list, [spring])
  api.reply(couponEndpoints.update, { ...spring, percent: 20, version: 3 })
  api.reply(couponEndpoints.remove, undefined)
  const { user } = renderScreen(<CouponsPage />)
  await user.click(await screen.findByRole('button', { name: 'Изменить: ВЕСНА' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Сколько'))
  await user.type(dialog.getByLabelText('Сколько'), '20')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/−20/)).toBeTruthy()
  expect(api.calls(couponEndpoints.update)[0]).toMatchObject({
    path: '/api/admin/shop/coupons/4',
    body: { version: 2, percent: 20 },
  })
  await user.click(screen.getByRole('button', { name: 'Удалить: ВЕСНА' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Промокодов пока нет.')).toBeTruthy()
})

it('says that they did not load', async () => {
  api.fail(couponEndpoints.list)
  renderScreen(<CouponsPage />)
  expect(await screen.findByText('Не удалось загрузить промокоды')).toBeTruthy()
})
