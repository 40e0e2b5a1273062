import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { StaffAction } from '#shared/contract/shop/product-actions.ts'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import { staffProductEndpoints } from '#shared/contract/shop/products-staff.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleStaffProduct } from '#web/testing/sample-staff-product.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { ProductEditorPage } from './product-editor-page.tsx'

const product = sampleStaffProduct({ id: 5, version: 3 })
let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['manage_shop', 'send_game_commands', 'manage_balances'])
  api.reply(staffProductEndpoints.listForStaff, [product])
  api.reply(staffProductEndpoints.options, {
    gameServers: [{ id: 1, name: 'Фронт' }],
    roles: [
      { name: 'admin', isAllowed: false },
      { name: 'Донатер', isAllowed: true },
    ],
  })
})
const open = (id: number | 'new' = 5) =>
  renderScreen(<ProductEditorPage />, { path: `/admin/shop/products/${id}` })
const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => screen.findByRole('button', { name })
const sent = (endpoint: Parameters<FakeApi['calls']>[0]) => api.calls(endpoint).map(({ body }) => body)

it('says that it loads, that it failed, and that there is no such product', async () => {
  const fresh = startScreenTest()
  const first = open()
  expect(screen.getByRole('status').textContent).toBe('Загрузка...')
  first.unmount()
  fresh.fail(staffProductEndpoints.listForStaff)
  const second = open()
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить товар')
  second.unmount()
  fresh.reply(staffProductEndpoints.listForStaff, [])
  open(77)
  expect((await screen.findByRole('alert')).textContent).toContain('Такого товара нет')
})

it('changes a price typed in rubles, with the version that was read, and leaves actions alone', async () => {
  api.on(staffProductEndpoints.update, ({ body }) =>
    answered(200, { ...product, ...(body as object), version: 4 }),
  )
  const { user } = open()
  const price = await box('Цена')
  expect(price.value).toBe('999')
  await user.clear(price)
  await user.type(price, '1 249,50')
  await user.click(await press('Сохранить'))
  expect(await screen.findByText('Товар сохранён')).toBeTruthy()
  const { actions: _, id: __, isSample: ___, notForSale: ____, delivered: _____, ...fields } = product
  expect(sent(staffProductEndpoints.update)).toEqual([{ ...fields, priceKopecks: 124_950, version: 3 }])
})

it('shows what a later release has in its place, field by field, to be taken', async () => {
  const {
    id: _,
    key: __,
    notForSale: ___,
    isSample: ____,
    version: _____,
    delivered: ______,
    ...fields
  } = product
  const [action] = fields.actions
  const delivered = {
    ...fields,
    priceKopecks: 79_900,
    category: 'resources' as const,
    isAdultsOnly: true,
    actions: [{ ...action, command: 'lp user {player} parent add chief' } as StaffAction],
  }
  api.reply(staffProductEndpoints.listForStaff, [{ ...product, isSample: false, delivered }])
  api.on(staffProductEndpoints.update, ({ body }) =>
    answered(200, { ...product, ...(body as object), isSample: false, version: 4 }),
  )
  const { user, unmount } = open()
  const notice = within(
    (await screen.findByText('В новой версии сайта здесь другой образец')).closest('[class]')
      ?.parentElement as HTMLElement,
  )
  expect(
    notice.getAllByRole('button', { name: /^Взять/ }).map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Взять: Категория', 'Взять: Цена', 'Взять: Только для совершеннолетних', 'Взять: Действия'])
  expect(notice.getByText('Ресурсы')).toBeTruthy()
  expect(notice.getByText('При покупке: lp user {player} parent add chief')).toBeTruthy()
  await user.click(notice.getByRole('button', { name: 'Взять: Цена' }))
  await user.click(notice.getByRole('button', { name: 'Взять: Действия' }))
  expect((await box('Цена')).value).toBe('799')
  expect(screen.queryByRole('button', { name: 'Взять: Цена' })).toBeNull()
  await user.click(await press('Сохранить'))
  expect(await screen.findByText('Товар сохранён')).toBeTruthy()
  expect(screen.queryByText('В новой версии сайта здесь другой образец')).toBeNull()
  expect(sent(staffProductEndpoints.update)[0]).toMatchObject({
    category: 'privileges',
    priceKopecks: 79_900,
    actions: delivered.actions,
  })
  unmount()

  api.reply(profileEndpoints.permissions, ['manage_shop'])
  open()
  await screen.findByRole('button', { name: 'Взять: Цена' })
  expect(screen.queryByRole('button', { name: 'Взять: Действия' })).toBeNull()
})

it('adds a product, and says what is missing', async () => {
  api.on(staffProductEndpoints.create, ({ body }) =>
    answered(201, sampleStaffProduct({ ...(body as StaffProduct), id: 9, version: 1 })),
  )
  const { user } = open('new')
  await user.type(await box('Цена'), 'много')
  await user.type(await box('Ключ'), 'Эмка')
  await user.click(await press('Сохранить'))
  expect(await screen.findByText(/Ключ пишется строчными/)).toBeTruthy()
  await user.clear(await box('Ключ'))
  await user.type(await box('Ключ'), 'medic')
  await user.clear(await box('Цена'))
  await user.type(await box('Цена'), '499')
  const russian = within(await screen.findByRole('group', { name: /Русский/ }))
  await user.type(russian.getByRole('textbox', { name: 'Название' }), 'Медик')
  await user.type(russian.getByRole('textbox', { name: 'Описание' }), 'Лечит своих.')
  await user.type(russian.getByRole('textbox', { name: 'Строки карточки' }), 'Лечит\n\n Своих ')
  await user.click(screen.getByText('Подробности и картинка словами'))
  await user.type(await box('Что даёт, Русский'), '/heal\nАптечки: до 3')
  await user.click(await press('Сохранить'))
  await waitFor(() => expect(sent(staffProductEndpoints.create)).toHaveLength(1))
  expect(sent(staffProductEndpoints.create)[0]).toMatchObject({
    key: 'medic',
    name_ru: 'Медик',
    priceKopecks: 49_900,
    lines_ru: ['Лечит', 'Своих'],
    facts_ru: [
      { name: '/heal', value: '' },
      { name: 'Аптечки', value: 'до 3' },
    ],
    stock: null,
  })
})

const wrongFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name][aria-invalid=true]')].map(({ name }) => name)

it('marks all that is wrong at once, as the server would: texts in one language, and no key, which is made of the name', async () => {
  const { user } = open('new')
  await user.type(await box('Цена со скидкой'), '10')
  await user.type(await box('Ступень'), '2')
  await user.type(await box('Сколько на игрока за срок'), '3')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Где действует' }), 'На одном сервере')
  await user.click(await press('Команда'))
  await user.click(await press('Сохранить'))
  await waitFor(() =>
    expect(wrongFields().sort()).toEqual(
      ['description_ru', 'ladder', 'name_ru', 'periodDays', 'priceKopecks', 'server'].sort(),
    ),
  )
  const actions = within(screen.getByRole('region', { name: 'Действия' }))
  expect(actions.getByRole('alert')).toBeTruthy()
  expect(api.calls(staffProductEndpoints.create)).toEqual([])
})

it('makes the key of a long name as short as a key may be, and says that another product has it', async () => {
  api.on(staffProductEndpoints.create, ({ body }) =>
    answered(201, sampleStaffProduct({ ...(body as StaffProduct), id: 9, version: 1 })),
  )
  const { user } = open('new')
  const russian = within(await screen.findByRole('group', { name: /Русский/ }))
  const name = russian.getByRole('textbox', { name: 'Название' })
  await user.type(russian.getByRole('textbox', { name: 'Описание' }), 'Лечит своих.')
  await user.type(await box('Цена'), '499')
  await user.type(name, product.key)
  await user.click(await press('Сохранить'))
  expect(await screen.findByText('Этот ключ уже занят')).toBeTruthy()
  await user.clear(name)
  await user.type(name, 'Большой набор полевого медика для долгой обороны')
  await user.click(await press('Сохранить'))
  await waitFor(() => expect(sent(staffProductEndpoints.create)).toHaveLength(1))
  expect(sent(staffProductEndpoints.create)[0]).toMatchObject({ key: 'bolshoy-nabor-polevogo-medika-dlya' })
})

it('opens what is folded where the server found something wrong in it', async () => {
  api.refuse(staffProductEndpoints.update, 'validation_failed', 'Проверьте.', {
    salePriceKopecks: 'Выше обычной',
  })
  const { user } = open()
  await user.type(await box('Цена'), '1')
  await user.click(await press('Сохранить'))
  expect(await screen.findByText('Выше обычной')).toBeTruthy()
  expect(screen.getByText('Скидка').closest('details')?.open).toBe(true)
})

it('adds and removes actions, of each kind', async () => {
  api.on(staffProductEndpoints.update, ({ body }) =>
    answered(200, { ...product, ...(body as object), version: 4 }),
  )
  const { user } = open()
  const actions = within(await screen.findByRole('region', { name: 'Действия' }))
  const add = (name: string) => user.click(actions.getByRole('button', { name }))
  await add('Роль')
  await user.selectOptions(await actions.findByRole('combobox', { name: 'Роль' }), 'Донатер')
  expect(actions.getByRole<HTMLOptionElement>('option', { name: /Администратор/ }).disabled).toBe(true)
  await add('Игровая валюта')
  await user.selectOptions(
    actions.getAllByRole('combobox', { name: 'Когда' }).at(-1) as HTMLElement,
    'refunded',
  )
  await user.click(actions.getAllByRole('button', { name: 'Убрать действие' })[0] as HTMLElement)
  await add('Команда')
  await user.type(actions.getByRole('textbox', { name: 'Команда' }), 'say {{player}')
  await user.selectOptions(actions.getByRole('combobox', { name: 'Сервер' }), 'Фронт')
  await user.click(actions.getByRole('checkbox', { name: 'Игрок должен быть в игре' }))
  await user.click(await press('Сохранить'))
  await waitFor(() => expect(sent(staffProductEndpoints.update)).toHaveLength(1))
  expect(sent(staffProductEndpoints.update)[0]).toMatchObject({
    actions: [
      { when: 'bought', kind: 'role', role: 'Донатер' },
      { when: 'refunded', kind: 'landcoins', amount: 1 },
      { kind: 'command', command: 'say {player}', gameServerId: 1, requiresOnline: true, freeSlots: 0 },
    ],
  })
})

it('leaves commands to whoever may send them', async () => {
  api.reply(profileEndpoints.permissions, ['manage_shop'])
  open()
  const actions = within(await screen.findByRole('region', { name: 'Действия' }))
  expect(actions.getByText(/Команды меняет тот/)).toBeTruthy()
  expect(
    actions.getByRole<HTMLInputElement>('textbox', { name: 'Команда' }).closest('fieldset')?.disabled,
  ).toBe(true)
  expect(actions.getByRole<HTMLButtonElement>('button', { name: 'Команда' }).disabled).toBe(true)
})

it('shows the commands as they would be sent, and why they cannot be', async () => {
  const planned = {
    when: 'bought' as const,
    gameServerId: 1,
    gameServer: 'Фронт',
    command: 'lp user Ranger parent add elite',
    waitsFor: [],
    times: 2,
    requiresOnline: false,
    freeSlots: 0,
    idempotent: true,
  }
  api.reply(staffProductEndpoints.dryRun, [
    planned,
    { ...planned, gameServer: null, command: null, waitsFor: ['uuid'], times: 1 },
  ])
  const { user } = open()
  const run = within(await screen.findByRole('region', { name: 'Пробный прогон' }))
  await user.clear(run.getByRole('textbox', { name: 'Имя игрока' }))
  await user.type(run.getByRole('textbox', { name: 'Имя игрока' }), 'Ranger')
  await user.click(run.getByRole('button', { name: 'Показать команды' }))
  expect(await run.findByText('lp user Ranger parent add elite')).toBeTruthy()
  expect(run.getByText('При покупке · Фронт · × 2')).toBeTruthy()
  expect(run.getByText('Подождёт, пока станет известно: {uuid}')).toBeTruthy()
  expect(sent(staffProductEndpoints.dryRun)).toEqual([
    { player: 'Ranger', quantity: 1, durationDays: null, actions: product.actions },
  ])
  api.refuse(staffProductEndpoints.dryRun, 'validation_failed', 'Проверьте введённые данные.')
  await user.click(run.getByRole('button', { name: 'Показать команды' }))
  expect(await run.findByText('Проверьте введённые данные.')).toBeTruthy()
  expect(run.queryByText('lp user Ranger parent add elite')).toBeNull()
})

it('puts to the editor what somebody else changed as well', async () => {
  const { user } = open()
  const price = await box('Цена')
  await user.clear(price)
  await user.type(price, '10')
  api.refuse(staffProductEndpoints.update, 'conflict', 'Данные уже изменил кто-то другой.')
  api.reply(staffProductEndpoints.listForStaff, [{ ...product, version: 8, priceKopecks: 2_000 }])
  await user.click(await press('Сохранить'))
  const notice = within(
    (await screen.findByText(/Пока вы правили, кто-то другой/)).closest('[role=alert]') as HTMLElement,
  )
  await user.click(notice.getByRole('button', { name: 'Оставить мой' }))
  api.reply(staffProductEndpoints.update, { ...product, version: 9 })
  await user.click(await press('Сохранить'))
  await waitFor(() =>
    expect(sent(staffProductEndpoints.update).at(-1)).toMatchObject({ version: 8, priceKopecks: 1_000 }),
  )
})
