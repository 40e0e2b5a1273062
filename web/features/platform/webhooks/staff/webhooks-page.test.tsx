import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type Delivery, type Webhook, webhookEndpoints } from '#shared/contract/platform/webhooks.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { WebhooksPage } from './webhooks-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const hook: Webhook = {
  id: 3,
  kind: 'discord',
  name: 'Канал новостей',
  events: ['news.published'],
  language: 'ru',
  target: 'https://discord.com/api/webhooks/7/…',
  createdAt: '2026-03-01T10:00:00.000Z',
  version: 4,
}
const failed: Delivery = {
  id: 9,
  webhook: { id: 3, name: 'Канал новостей' },
  event: 'news.published',
  state: 'failed',
  createdAt: '2026-03-02T10:00:00.000Z',
  attempts: 11,
  triedAt: '2026-03-03T10:00:00.000Z',
  answer: '404 Unknown Webhook',
  nextAt: null,
}
const logOf = (...data: Delivery[]) => ({ data, total: data.length, page: 1, pageSize: 50 })

it('lists hooks with where they go, and what was told with what came back', async () => {
  api.reply(webhookEndpoints.list, {
    data: [hook, { ...hook, id: 2, name: 'Старый', target: null }],
    held: 0,
  })
  api.reply(webhookEndpoints.deliveries, logOf(failed))
  api.reply(webhookEndpoints.resend, { ...failed, state: 'waiting' })
  const { user } = renderScreen(<WebhooksPage />)
  const rows = within(await screen.findByRole('list', { name: 'Вебхуки' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('Вышла новостьDiscord · https://discord.com/api/webhooks/7/…')
  expect(rows[1]?.textContent).toContain('Адрес не читается')
  expect(await screen.findByText('404 Unknown Webhook')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Отправить снова: Вышла новость, Канал новостей' }))
  expect(await screen.findByText('Отправляем снова')).toBeTruthy()
  expect(api.calls(webhookEndpoints.resend)[0]?.path).toBe('/api/admin/webhook-deliveries/9/resend')
})

it('says that there is none yet, and that they did not load', async () => {
  api.reply(webhookEndpoints.list, { data: [], held: 0 })
  const { unmount } = renderScreen(<WebhooksPage />)
  expect(await screen.findByText('Вебхуков пока нет.')).toBeTruthy()
  unmount()
  api.fail(webhookEndpoints.list)
  renderScreen(<WebhooksPage />)
  expect(await screen.findByText('Не удалось загрузить вебхуки')).toBeTruthy()
})

it('makes one of a program and shows its secret once', async () => {
  api.reply(webhookEndpoints.list, { data: [], held: 0 })
  api.reply(webhookEndpoints.create, { id: 4, secret: 'whsec_c2VjcmV0' })
  const { user } = renderScreen(<WebhooksPage />)
  await user.click(screen.getByRole('button', { name: 'Создать вебхук' }))
  const dialog = await screen.findByRole('dialog', { name: 'Создать вебхук' })
  await user.type(within(dialog).getByLabelText('Название'), 'Бот')
  await user.type(within(dialog).getByLabelText('Адрес'), 'https://bot.example/hook')
  await user.click(within(dialog).getByLabelText('Новый игрок'))
  await user.click(within(dialog).getByRole('button', { name: 'Создать' }))
  expect((await screen.findByRole('status', { name: 'Секрет' })).textContent).toBe('whsec_c2VjcmV0')
  expect(api.calls(webhookEndpoints.create)[0]?.body).toEqual({
    kind: 'standard',
    name: 'Бот',
    events: ['news.published', 'player.registered'],
    language: 'ru',
    url: 'https://bot.example/hook',
  })
})

it('asks of Telegram what Telegram needs, and refuses what cannot be right', async () => {
  api.reply(webhookEndpoints.list, { data: [], held: 0 })
  const { user } = renderScreen(<WebhooksPage />)
  await user.click(screen.getByRole('button', { name: 'Создать вебхук' }))
  const dialog = await screen.findByRole('dialog', { name: 'Создать вебхук' })
  await user.selectOptions(within(dialog).getByLabelText('Куда сообщать'), 'telegram')
  await user.type(within(dialog).getByLabelText('Название'), 'Канал')
  await user.type(within(dialog).getByLabelText('Токен бота'), 'not a token')
  await user.type(within(dialog).getByLabelText('Чат'), '@frontland')
  await user.click(within(dialog).getByRole('button', { name: 'Создать' }))
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Токен бота').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(api.calls(webhookEndpoints.create)).toHaveLength(0)
})

it.each([
  ['standard', 'Адрес', 'bot.example', 'Укажите адрес целиком: https://…'],
  [
    'discord',
    'Адрес',
    'https://discord.com/channels/1',
    /начинается так: https:\/\/discord\.com\/api\/webhooks/,
  ],
  ['telegram', 'Токен бота', 'not a token', /номер, двоеточие и код, например 123456:ABC…/],
  ['telegram', 'Чат', 'frontland', /номер чата, например -1001234567890, или имя канала: @channel$/],
])(
  'says what the field of %s «%s» must look like, and where it is empty that alone',
  async (kind, label, wrong, said) => {
    api.reply(webhookEndpoints.list, { data: [], held: 0 })
    const { user } = renderScreen(<WebhooksPage />)
    await user.click(screen.getByRole('button', { name: 'Создать вебхук' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Создать вебхук' }))
    await user.selectOptions(dialog.getByLabelText('Куда сообщать'), kind)
    const field = dialog.getByLabelText(label)
    const told = () => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent)
    }
    await user.click(dialog.getByRole('button', { name: 'Создать' }))
    await waitFor(() => expect(told()).toContain('Обязательное поле'))
    await user.type(field, wrong)
    await user.click(dialog.getByRole('button', { name: 'Создать' }))
    await waitFor(() => expect(told()).toContainEqual(expect.stringMatching(said)))
  },
)

it('changes one in place: what is left empty stays, and what another has saved meanwhile is said', async () => {
  api.reply(webhookEndpoints.list, { data: [hook], held: 0 })
  api.reply(webhookEndpoints.deliveries, logOf())
  const conflict = { code: 'conflict', message: 'Опоздали', by: 'Scout' }
  api.on(webhookEndpoints.update, () => answered(409, conflict))
  const { user } = renderScreen(<WebhooksPage />)
  await user.click(await screen.findByRole('button', { name: 'Изменить: Канал новостей' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить вебхук' }))
  const name = dialog.getByLabelText('Название')
  await user.clear(name)
  await user.type(name, 'Новости')
  await user.click(dialog.getByLabelText('Новый игрок'))
  await user.selectOptions(dialog.getByLabelText('Язык сообщений'), 'en')
  await user.type(dialog.getByLabelText('Новый адрес'), 'https://discord.com/api/webhooks/8/hidden')
  const theirs = { ...hook, name: 'Их канал', events: ['order.paid' as const], version: 5 }
  api.reply(webhookEndpoints.list, { data: [theirs], held: 0 })
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await dialog.findByText(/успел сохранить другой сотрудник: Scout/)).toBeTruthy()
  expect(dialog.getByText('Их канал')).toBeTruthy()
  expect(dialog.getByText(/которых здесь не видно, тоже могли сменить/)).toBeTruthy()
  expect(dialog.getByText(/Взято у них/).textContent).toContain('Оплачен заказ')
  expect(name).toHaveProperty('value', 'Новости')
  expect(JSON.stringify({ ...sessionStorage })).toContain('Новости')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden')
  await user.click(dialog.getByRole('button', { name: 'Оставить мой' }))
  await user.clear(dialog.getByLabelText('Новый адрес'))
  api.reply(webhookEndpoints.update, { ...hook, name: 'Новости' })
  await user.type(dialog.getByLabelText('Новый адрес'), 'nowhere')
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(dialog.getByLabelText('Новый адрес').getAttribute('aria-invalid')).toBe('true'))
  await user.clear(dialog.getByLabelText('Новый адрес'))
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Вебхук изменён')).toBeTruthy()
  expect(api.calls(webhookEndpoints.update).at(-1)).toMatchObject({
    path: '/api/admin/webhooks/3',
    body: {
      kind: 'discord',
      name: 'Новости',
      events: ['player.registered', 'order.paid'],
      language: 'en',
      version: 5,
    },
  })
  expect(api.calls(webhookEndpoints.update).at(-1)?.body).not.toHaveProperty('url')
})

it('says what came back of a test', async () => {
  api.reply(webhookEndpoints.list, { data: [hook], held: 0 })
  api.reply(webhookEndpoints.deliveries, logOf())
  api.reply(webhookEndpoints.test, { isSent: false, answer: '401 Unauthorized' })
  const { user } = renderScreen(<WebhooksPage />)
  await user.click(await screen.findByRole('button', { name: 'Проверить: Канал новостей' }))
  expect(await screen.findByText('Проверка не прошла')).toBeTruthy()
  expect(screen.getByText('401 Unauthorized')).toBeTruthy()
})

it('lets go what was held after a restore', async () => {
  api.reply(webhookEndpoints.list, { data: [hook], held: 2 })
  api.reply(webhookEndpoints.deliveries, logOf())
  api.reply(webhookEndpoints.releaseHeld, undefined)
  const { user } = renderScreen(<WebhooksPage />)
  expect(await screen.findByText(/ждали отправки: 2\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(api.calls(webhookEndpoints.releaseHeld)).toHaveLength(1))
})
