import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type Delivery, deliveryEndpoints } from '#shared/contract/games/deliveries.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { ORDER_ID } from '#web/testing/sample-orders.ts'
import { sampleGameServer, sampleProfile } from '#web/testing/samples.ts'
import { AdminDeliveriesPage } from './admin-deliveries-page.tsx'

const delivery: Delivery = {
  id: ORDER_ID,
  state: 'queued',
  attempt: 0,
  command: 'lp user Ranger parent add elite',
  player: 'Ranger',
  gameServerId: 3,
  gameServer: 'Survival',
  orderId: ORDER_ID,
  orderNumber: 'ABCD2345',
  requiresOnline: true,
  freeSlots: 0,
  idempotent: true,
  isRevoke: false,
  isRefunded: false,
  output: null,
  isConfirmed: null,
  reason: null,
  createdAt: '2026-11-23T04:00:00.000Z',
  settledAt: null,
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['manage_deliveries', 'view_orders'])
  api.reply(gameServerEndpoints.list, [])
})
const answer = (...all: Delivery[]) =>
  api.reply(deliveryEndpoints.list, { data: all, total: all.length, page: 1, pageSize: 100 })
const open = (query = '', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<AdminDeliveriesPage />, { path: `/admin/deliveries${query}`, language })
const asked = () => api.calls(deliveryEndpoints.list).at(-1)?.query.toString()

it('tells what goes to whom, and leads to its order', async () => {
  answer(delivery)
  open()
  expect(await screen.findByText(delivery.command)).toBeTruthy()
  expect(screen.getByText('только когда игрок в игре')).toBeTruthy()
  // Phones have it in another column.
  const [link] = await screen.findAllByRole('link', { name: 'ABCD2345' })
  expect(link?.getAttribute('href')).toBe(`/admin/orders/${ORDER_ID}`)
})

it('takes its filters out of the address, what is unknown left out', async () => {
  answer(delivery)
  open('?state=review&player=Ranger&gameServerId=3&order=ABCD2345&page=2')
  await screen.findByText(delivery.command)
  expect(asked()).toBe('state=review&player=Ranger&gameServerId=3&order=ABCD2345&page=2')
  open('?state=undecided')
  await waitFor(() => expect(asked()).toBe('state=undecided&page=1'))
  expect((await screen.findAllByLabelText('Состояние')).at(-1)).toHaveProperty('value', 'undecided')
  open('?state=lost&gameServerId=-1&page=x')
  await waitFor(() => expect(asked()).toBe('page=1'))
})

it('says in words why it stands where it stands, as staff, the site or an agent noted it', async () => {
  answer(
    { ...delivery, state: 'review', reason: 'lease_ended' },
    { ...delivery, id: delivery.id.replace(/.$/, '7'), state: 'done', reason: 'constructor' },
  )
  open()
  expect(await screen.findByText('Причина: сервер взял команду и не сказал, что с ней стало')).toBeTruthy()
  expect(screen.getByText('Причина: constructor')).toBeTruthy()
})

it('shows of a long answer how it begins, the whole by one press', async () => {
  const output = `${'There are 90 players online: Ranger, Scout. '.repeat(90)}The end.`
  answer({ ...delivery, state: 'failed', output })
  const { user } = open()
  const beginning = await screen.findByText(/^Ответ сервера: There are 90 players.*…$/)
  expect(beginning.textContent?.length).toBeLessThan(300)
  const whole = screen.getByText('Ответ целиком')
  expect(whole.closest('details')?.open).toBe(false)
  await user.click(whole)
  expect(whole.closest('details')?.open).toBe(true)
  expect(screen.getByText(/The end\.$/).textContent).toBe(output)
})

it('is marked as given with a reason; one that is settled is not offered', async () => {
  answer(delivery)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: `Отметить выданным: ${delivery.command}` }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Причина/), 'Выдал в игре')
  const done: Delivery = { ...delivery, state: 'done', reason: 'Выдал в игре' }
  api.reply(deliveryEndpoints.markDone, done)
  answer(done)
  await user.click(dialog.getByRole('button', { name: 'Отметить' }))
  expect(await screen.findByText('Причина: Выдал в игре')).toBeTruthy()
  expect(api.calls(deliveryEndpoints.markDone).map(({ body }) => body)).toEqual([{ reason: 'Выдал в игре' }])
  expect(screen.queryByRole('button', { name: `Отметить выданным: ${delivery.command}` })).toBeNull()
})

it('is handed out again, or given up, with a reason', async () => {
  for (const [act, submit, endpoint] of [
    ['Выдать снова', 'Выдать снова', deliveryEndpoints.retry],
    ['Отменить', 'Отменить выдачу', deliveryEndpoints.cancel],
  ] as const) {
    answer({ ...delivery, state: 'review' })
    api.reply(endpoint, delivery)
    const { user, unmount } = open()
    await user.click(await screen.findByRole('button', { name: `${act}: ${delivery.command}` }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Причина/), 'Не дошло')
    await user.click(dialog.getByRole('button', { name: submit }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls(endpoint).map(({ body }) => body)).toEqual([{ reason: 'Не дошло' }])
    unmount()
  }
})

it('is not handed out again while it waits, nor while a game has it', async () => {
  for (const state of ['leased', 'queued'] as const) {
    answer({ ...delivery, state })
    const { unmount } = open()
    await screen.findByRole('button', { name: `Отметить выданным: ${delivery.command}` })
    expect(screen.queryByRole('button', { name: `Выдать снова: ${delivery.command}` })).toBeNull()
    unmount()
  }
})

describe('several at once', () => {
  const withState = (state: Delivery['state'], last: string): Delivery => ({
    ...delivery,
    state,
    id: delivery.id.replace(/.$/, last),
    command: `say ${last}`,
  })
  const [failed, review, queued, done] = [
    withState('failed', '1'),
    withState('review', '2'),
    withState('queued', '3'),
    withState('done', '4'),
  ] as const
  const pick = (user: ReturnType<typeof renderScreen>['user'], ...all: Delivery[]) =>
    all.reduce(
      (before, { command }) =>
        before.then(() => user.click(screen.getByRole('checkbox', { name: `Выбрать: ${command}` }))),
      Promise.resolve(),
    )

  it('are decided about with one reason; what this cannot be done to is told one by one', async () => {
    answer(failed, review, queued, done)
    const { user } = open()
    await screen.findByText('say 1')
    expect(screen.queryByRole('checkbox', { name: 'Выбрать: say 4' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /^Выбрать всё/ }))
    expect(screen.getByText('Выбрано: 3 команды')).toBeTruthy()
    api.reply(deliveryEndpoints.retry, { ...failed, state: 'queued' })
    await user.click(screen.getByRole('button', { name: 'Выдать снова: 2' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['say 1', 'say 2'])
    expect(document.activeElement).toBe(dialog.getByLabelText(/^Причина/))
    await user.keyboard('Сервер падал')
    await user.click(dialog.getByRole('button', { name: 'Выдать снова' }))
    const left = within(await screen.findByRole('dialog', { name: 'С этим ничего не сделано' }))
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ranger say 3В состоянии «В очереди» этого сделать нельзя.',
    ])
    expect(api.calls(deliveryEndpoints.retry).map(({ path, body }) => [path, body])).toEqual(
      [failed, review].map(({ id }) => [`/api/admin/deliveries/${id}/retry`, { reason: 'Сервер падал' }]),
    )
    await user.click(left.getAllByRole('button', { name: 'Закрыть' })[0] as HTMLElement)
    expect(screen.getByText('Выбрано: 1 команда')).toBeTruthy()
    const spent = screen.getByRole('button', { name: 'Выдать снова: 0' })
    await user.click(spent)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('one that somebody else was faster with is told, and holds nothing up', async () => {
    answer(failed, review)
    const { user } = open()
    await screen.findByText('say 1')
    await pick(user, failed, review)
    await user.click(screen.getByRole('button', { name: 'Отменить: 2' }))
    api.refuse(deliveryEndpoints.cancel, 'delivery_settled', 'Это уже решено.')
    await user.type(screen.getByLabelText(/^Причина/), 'x')
    await user.click(screen.getByRole('button', { name: 'Отменить выдачу' }))
    const left = within(await screen.findByRole('dialog', { name: 'С этим ничего не сделано' }))
    expect(left.getAllByText('Это уже решено.')).toHaveLength(2)
    expect(api.calls(deliveryEndpoints.cancel)).toHaveLength(2)
  })
})

it('sends a command that nobody bought, for those who may', async () => {
  answer()
  open()
  await screen.findByText('Выдавать пока нечего.')
  expect(screen.queryByRole('button', { name: 'Отправить команду' })).toBeNull()
  document.body.replaceChildren()
  api.reply(profileEndpoints.permissions, ['manage_deliveries', 'send_game_commands'])
  api.reply(gameServerEndpoints.list, [sampleGameServer({ id: 3, name_server: 'Survival' })])
  api.reply(deliveryEndpoints.send, delivery)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Отправить команду' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Команда серверу' }))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect(await dialog.findAllByText(/^(Обязательное поле|Имя в Minecraft)/)).not.toHaveLength(0)
  expect(api.calls(deliveryEndpoints.send)).toEqual([])
  await user.selectOptions(dialog.getByLabelText('Сервер'), 'Survival')
  await user.type(dialog.getByLabelText(/^Игрок/), ' Ranger ')
  await user.type(dialog.getByLabelText(/^Команда/), 'say hello')
  await user.click(dialog.getByLabelText('Только когда игрок в игре'))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(deliveryEndpoints.send).map(({ body }) => body)).toEqual([
    { gameServerId: 3, player: { name: 'Ranger' }, command: 'say hello', requires: { online: true } },
  ])
})

it('says that somebody was faster', async () => {
  answer(delivery)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: `Отметить выданным: ${delivery.command}` }))
  api.refuse(deliveryEndpoints.markDone, 'delivery_settled', 'Это уже решено.')
  await user.type(screen.getByLabelText(/^Причина/), 'x')
  await user.click(screen.getByRole('button', { name: 'Отметить' }))
  expect(await screen.findByText('Это уже решено.')).toBeTruthy()
})

it('says that there is nothing, or that it did not come', async () => {
  answer()
  const { unmount } = open('', 'en')
  expect(await screen.findByText('Nothing to give yet.')).toBeTruthy()
  unmount()
  api.refuse(deliveryEndpoints.list, 'internal', '')
  open('?state=failed')
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить выдачу')
})

it('tells what has become of a command, attempt by attempt, and asks again where that did not come', async () => {
  answer({ ...delivery, attempt: 2 })
  api.refuse(deliveryEndpoints.story, 'not_found', 'Не найдено')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: `История: ${delivery.command}` }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('Не удалось загрузить историю')).toBeTruthy()
  const at = '2026-11-23T04:00:00.000Z'
  const event = { at, attempt: 1, output: null, reason: null, by: null }
  api.reply(deliveryEndpoints.story, {
    data: [
      { ...event, state: 'failed', output: 'No such item', reason: 'failure_text' },
      { ...event, state: 'queued', attempt: 2, reason: 'Предмет добавлен', by: 'Smith' },
    ],
  })
  await user.click(dialog.getByRole('button', { name: 'Попробовать снова' }))
  const [first, second] = await dialog.findAllByRole('listitem')
  expect(first?.textContent).toMatch(/Не удалось, попытка 1.*No such item.*в ответе игры есть слова отказа/)
  expect(second?.textContent).toMatch(/В очереди, попытка 2.*Smith.*Предмет добавлен/)
})

it('what the money went back for is not given again, whatever else is decided about it', async () => {
  answer({ ...delivery, state: 'review', isRefunded: true })
  const { user } = open()
  expect((await screen.findAllByText('деньги возвращены')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: `Выдать снова: ${delivery.command}` })).toBeNull()
  await user.click(screen.getByRole('button', { name: `Отменить: ${delivery.command}` }))
  expect(within(screen.getByRole('dialog')).getByText(/^Деньги за это уже вернули/)).toBeTruthy()
})
