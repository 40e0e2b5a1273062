import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import {
  type ConnectedProvider,
  paymentConnectionEndpoints,
} from '#shared/contract/shop/payment-connections.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { PaymentsPage } from './payments-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const provider = (changes: Partial<ConnectedProvider> = {}): ConnectedProvider => ({
  provider: 'yookassa',
  whyOff: 'not_connected',
  isFixed: false,
  settings: {},
  storedSecrets: [],
  notificationUrl: 'https://front.example/api/payments/yookassa/notifications',
  strangers: 0,
  connectedAt: null,
  version: 0,
  ...changes,
})
const connected = provider({
  whyOff: null,
  settings: { shopId: '100500' },
  storedSecrets: ['secretKey'],
  connectedAt: '2026-03-01T10:00:00.000Z',
  version: 1,
})
const list = (...providers: ConnectedProvider[]) =>
  api.reply(paymentConnectionEndpoints.list, { isTest: false, providers })

it('says of each provider whether it is on, why it is not, and where it sends its notifications', async () => {
  list(
    { ...connected, strangers: 3 },
    provider({ provider: 'freekassa', whyOff: 'no_receipts', isFixed: true }),
  )
  renderScreen(<PaymentsPage />)
  const yookassa = within(await screen.findByRole('region', { name: 'ЮKassa' }))
  expect(yookassa.getByText('Включена')).toBeTruthy()
  expect(yookassa.getByText('Уведомлений не о наших платежах с последнего запуска: 3')).toBeTruthy()
  expect(yookassa.getByText('100500')).toBeTruthy()
  expect(yookassa.getByText('Секретный ключ')).toBeTruthy()
  expect(yookassa.getByText(connected.notificationUrl)).toBeTruthy()
  const freekassa = within(screen.getByRole('region', { name: 'FreeKassa' }))
  expect(freekassa.getByText(/не отправляет чеки, поэтому/)).toBeTruthy()
  expect(freekassa.getByText(/задано в окружении сервера/)).toBeTruthy()
  expect(freekassa.queryByRole('button', { name: /Изменить|Отключить/ })).toBeNull()
})

it('says what is missing of the seller, and leads whoever may there', async () => {
  list(connected)
  const seller = { name: 'Рубеж', taxId: null, contact: 'hq@rubezh.example' }
  const { unmount } = renderScreen(<PaymentsPage />, { site: { ...sampleSite, seller } })
  expect(await screen.findByText('Магазин закрыт: не сказано, кто продаёт')).toBeTruthy()
  expect(screen.getByText('В настройках сайта не хватает: ИНН или другой номер.')).toBeTruthy()
  expect(screen.getByText('Заполнить это может владелец сайта.')).toBeTruthy()
  unmount()
  api.reply(profileEndpoints.permissions, ['manage_payments', 'manage_site'])
  const again = renderScreen(<PaymentsPage />, { site: { ...sampleSite, seller } })
  expect((await screen.findByRole('link', { name: 'Назвать продавца' })).getAttribute('href')).toBe(
    '/admin/site#seller',
  )
  again.unmount()
  renderScreen(<PaymentsPage />, { site: { ...sampleSite, seller: { ...seller, taxId: '7700' } } })
  await screen.findByRole('region', { name: 'ЮKassa' })
  expect(screen.queryByText(/не сказано, кто продаёт/)).toBeNull()
})

it('asks no seller of a test', async () => {
  api.reply(paymentConnectionEndpoints.list, { isTest: true, providers: [connected] })
  renderScreen(<PaymentsPage />)
  expect(await screen.findByText('Магазин работает в тестовом режиме')).toBeTruthy()
  expect(screen.queryByText(/не сказано, кто продаёт/)).toBeNull()
})

it('says that they did not load', async () => {
  api.fail(paymentConnectionEndpoints.list)
  renderScreen(<PaymentsPage />)
  expect(await screen.findByText('Не удалось загрузить платёжные системы')).toBeTruthy()
})

it('connects one, and asks of a stored secret nothing', async () => {
  list(provider())
  api.reply(paymentConnectionEndpoints.connect, connected)
  const { user } = renderScreen(<PaymentsPage />)
  await user.click(await screen.findByRole('button', { name: 'Подключить: ЮKassa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'ЮKassa' }))
  await user.type(dialog.getByLabelText('Номер магазина'), '1005')
  const secret = dialog.getByLabelText('Секретный ключ')
  expect(secret.getAttribute('type')).toBe('password')
  await user.type(secret, 'live_key')
  list(connected)
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Подключение сохранено')).toBeTruthy()
  expect(api.calls(paymentConnectionEndpoints.connect)[0]?.body).toEqual({
    provider: 'yookassa',
    shopId: '1005',
    secretKey: 'live_key',
    version: 0,
  })
  await user.click(await screen.findByRole('button', { name: 'Изменить: ЮKassa' }))
  const again = within(await screen.findByRole('dialog', { name: 'ЮKassa' }))
  expect((again.getByLabelText('Секретный ключ') as HTMLInputElement).value).toBe('')
  expect(again.getByText('Сохранён. Оставьте пустым, чтобы не менять.')).toBeTruthy()
})

it('says what is wrong with a field, before and after it was sent', async () => {
  list(provider())
  const { user } = renderScreen(<PaymentsPage />)
  await user.click(await screen.findByRole('button', { name: 'Подключить: ЮKassa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'ЮKassa' }))
  await user.type(dialog.getByLabelText('Номер магазина'), 'абв')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await dialog.findByText('Номер магазина состоит из цифр')).toBeTruthy()
  expect(api.calls(paymentConnectionEndpoints.connect)).toHaveLength(0)
})

const conflict = () => answered(409, { code: 'conflict', message: 'Опоздали', by: 'Scout' })

it('keeps what was typed when somebody else was faster, tells who, and no secret in the memory of the tab', async () => {
  list(provider())
  api.on(paymentConnectionEndpoints.connect, conflict)
  const { user } = renderScreen(<PaymentsPage />)
  await user.click(await screen.findByRole('button', { name: 'Подключить: ЮKassa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'ЮKassa' }))
  const shop = dialog.getByLabelText('Номер магазина')
  await user.type(shop, '1005')
  await user.type(dialog.getByLabelText('Секретный ключ'), 'live_key')
  list(connected)
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await dialog.findByText(/успел сохранить другой сотрудник: Scout/)).toBeTruthy()
  expect(dialog.getByText('100500')).toBeTruthy()
  expect(shop).toHaveProperty('value', '1005')
  expect(dialog.getByLabelText('Секретный ключ')).toHaveProperty('value', 'live_key')
  expect(JSON.stringify({ ...sessionStorage })).toContain('1005')
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('live_key')
  await user.click(dialog.getByRole('button', { name: 'Оставить мой' }))
  api.reply(paymentConnectionEndpoints.connect, { ...connected, version: 2 })
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Подключение сохранено')).toBeTruthy()
  expect(api.calls(paymentConnectionEndpoints.connect).map(({ body }) => body)).toMatchObject([
    { version: 0 },
    { provider: 'yookassa', shopId: '1005', secretKey: 'live_key', version: 1 },
  ])
})

it('connects one anew that somebody else has disconnected, if one wants that', async () => {
  list(connected)
  api.on(paymentConnectionEndpoints.connect, conflict)
  const { user } = renderScreen(<PaymentsPage />)
  await user.click(await screen.findByRole('button', { name: 'Изменить: ЮKassa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'ЮKassa' }))
  await user.type(dialog.getByLabelText('Секретный ключ'), 'live_key')
  list(provider())
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await dialog.findByText('Пока вы правили, эту платёжную систему отключили')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Подключить заново' }))
  api.reply(paymentConnectionEndpoints.connect, connected)
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Подключение сохранено')).toBeTruthy()
  expect(api.calls(paymentConnectionEndpoints.connect)[1]?.body).toEqual({
    ...{ provider: 'yookassa', shopId: '100500', secretKey: 'live_key', version: 0 },
  })
})

it('tests the connection and leaves the answer to be read', async () => {
  list(connected)
  api.reply(paymentConnectionEndpoints.test, {
    isWell: false,
    message: 'Платёжная система не признала магазин: номер или секрет неверны.',
    detail: 'Error in shopId',
  })
  const { user } = renderScreen(<PaymentsPage />)
  await user.click(await screen.findByRole('button', { name: 'Проверить связь: ЮKassa' }))
  expect(await screen.findByText(/не признала магазин/)).toBeTruthy()
  expect(screen.getByText('Подробности: Error in shopId')).toBeTruthy()
  api.reply(paymentConnectionEndpoints.test, { isWell: true, message: null, detail: null })
  await user.click(screen.getByRole('button', { name: 'Проверить связь: ЮKassa' }))
  expect(await screen.findByText('Связь есть, магазин узнан.')).toBeTruthy()
})

it('asks before it disconnects', async () => {
  list(connected)
  api.reply(paymentConnectionEndpoints.disconnect, undefined)
  const { user } = renderScreen(<PaymentsPage />)
  await user.click(await screen.findByRole('button', { name: 'Отключить: ЮKassa' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отключить платёжную систему?' }))
  await user.click(dialog.getByRole('button', { name: 'Отключить' }))
  await waitFor(() => expect(api.calls(paymentConnectionEndpoints.disconnect)).toHaveLength(1))
  expect(api.calls(paymentConnectionEndpoints.disconnect)[0]?.path).toBe('/api/admin/payments/yookassa')
  expect(await screen.findByText('Платёжная система отключена')).toBeTruthy()
})
