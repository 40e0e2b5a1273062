import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { noticeEndpoints, type SentNotice } from '#shared/contract/platform/notices.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminNoticesPage } from './admin-notices-page.tsx'

const sent: SentNotice = {
  id: 5,
  to: { role: 'editor' },
  text_ru: 'Собрание в субботу',
  text_en: null,
  url: '/news',
  by: 'Owl',
  createdAt: '2026-03-01T10:00:00.000Z',
  isWithdrawn: false,
  recipients: 1_200,
  reads: 34,
}
const listOf = (...data: SentNotice[]) => ({ data, total: data.length, page: 1, pageSize: 25 })

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(noticeEndpoints.audiences, { all: 100_000, roles: [{ name: 'editor', holders: 3 }] })
  api.reply(noticeEndpoints.listSent, listOf())
  api.reply(noticeEndpoints.send, sent)
})

const bodies = () => api.calls(noticeEndpoints.send).map(({ body }) => body)

it('sends to one player at once, and shows before what will be seen', async () => {
  const { user } = renderScreen(<AdminNoticesPage />)
  await user.type(await screen.findByLabelText('Имя игрока'), 'Ranger')
  await user.type(screen.getByLabelText('Текст · Русский'), 'Ваш приз ждёт')
  const preview = within(screen.getByRole('region', { name: 'Так увидят игроки' }))
  expect(preview.getAllByText('Ваш приз ждёт')).toHaveLength(2)
  await user.type(screen.getByLabelText('Ссылка'), '/profile')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() =>
    expect(bodies()).toEqual([
      { to: { username: 'Ranger' }, text_ru: 'Ваш приз ждёт', text_en: '', url: '/profile' },
    ]),
  )
  expect(await screen.findByText('Уведомление отправлено')).toBeTruthy()
  expect(screen.getByLabelText('Текст · Русский')).toHaveProperty('value', '')
})

it('holds the name of the player that the address says', async () => {
  renderScreen(<AdminNoticesPage />, { path: '/admin/notices?to=Ranger' })
  expect(await screen.findByLabelText('Имя игрока')).toHaveProperty('value', 'Ranger')
})

it('asks before it goes to many, with how many they are; after a lost connection it is sent once', async () => {
  api.fail(noticeEndpoints.send)
  const { user } = renderScreen(<AdminNoticesPage />)
  await user.selectOptions(await screen.findByLabelText('Кому'), 'Всем игрокам')
  await user.type(screen.getByLabelText('Текст · Английский'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Отправить уведомление?' }))
  expect(dialog.getByText(/100\s000 игроков/)).toBeTruthy()
  expect(bodies()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect(await dialog.findByText(/Ошибка сети/)).toBeTruthy()
  api.reply(noticeEndpoints.send, { ...sent, to: 'all' })
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = api.calls(noticeEndpoints.send).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('says at the field what is missing or wrong', async () => {
  api.refuse(noticeEndpoints.send, 'validation_failed', 'Check', { to: 'Игрока с таким именем нет' })
  const { user } = renderScreen(<AdminNoticesPage />)
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2)
  await user.type(screen.getByLabelText('Имя игрока'), 'Nobody')
  await user.type(screen.getByLabelText('Текст · Русский'), 'Привет')
  await user.type(screen.getByLabelText('Ссылка'), 'http://example.org')
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText(/Укажите страницу сайта, например \/news, или адрес целиком/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Ссылка'))
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText('Игрока с таким именем нет')).toBeTruthy()
})

it('lists what was sent, and withdraws it after asking', async () => {
  api.reply(
    noticeEndpoints.listSent,
    listOf(sent, { ...sent, id: 4, to: { role: null }, by: null, isWithdrawn: true }),
  )
  api.reply(noticeEndpoints.withdraw, undefined)
  const { user } = renderScreen(<AdminNoticesPage />)
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(
    /Собрание в субботу\/newsРоль: editorОтправитель: Owl.*Прочитали: 34 \/ 1\s200/,
  )
  expect(rows[1]?.textContent).toMatch(/Отозвано.*удалённая роль.*удалённый аккаунт/)
  const buttons = screen.getAllByRole('button', { name: 'Отозвать уведомление: Собрание в субботу' })
  expect(buttons).toHaveLength(1)
  await user.click(buttons[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Отозвать уведомление?' }))
  await user.click(dialog.getByRole('button', { name: 'Отозвать' }))
  expect(await screen.findByText('Уведомление отозвано')).toBeTruthy()
  expect(api.calls(noticeEndpoints.withdraw)[0]?.path).toBe('/api/admin/notices/5')
})

it('says that nothing was sent yet, and that it did not load', async () => {
  const { unmount } = renderScreen(<AdminNoticesPage />)
  expect(await screen.findByText(/никто ничего не отправлял/)).toBeTruthy()
  unmount()
  api.fail(noticeEndpoints.listSent)
  renderScreen(<AdminNoticesPage />)
  expect(await screen.findByText('Не удалось загрузить отправленное')).toBeTruthy()
})
