import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { maintenanceEndpoints, type StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { zoneName } from '#shared/zone-time.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatPeriod } from '#web/i18n/format-period.ts'
import { toLocalMoment, zoneOfFields } from '#web/lib/local-moment.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { AdminMaintenance } from './admin-maintenance.tsx'

const HOUR_MS = 60 * 60_000
const thisMinute = Math.floor(Date.now() / 60_000) * 60_000
const at = (hours: number) => new Date(thisMinute + hours * HOUR_MS).toISOString()
const sample = (changes: Partial<StaffMaintenanceWindow> = {}): StaffMaintenanceWindow => ({
  id: 1,
  startsAt: at(24),
  endsAt: at(25),
  note_ru: 'Новая карта',
  note_en: 'A new map',
  version: 3,
  ...changes,
})

let api: FakeApi
const told = vi.fn()
beforeEach(() => {
  told.mockReset()
  api = startScreenTest()
})
const open = (windows: StaffMaintenanceWindow[], language: 'ru' | 'en' = 'ru') => {
  api.reply(maintenanceEndpoints.list, windows)
  return renderScreen(<AdminMaintenance serverId={5} onChanged={told} />, { language })
}
const bodies = (endpoint: Parameters<FakeApi['calls']>[0]) => api.calls(endpoint).map(({ body }) => body)
const press = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('says that it loads, that it failed, and that nothing is announced', async () => {
  const view = renderScreen(<AdminMaintenance serverId={5} onChanged={told} />)
  expect(screen.getByText('Загрузка...')).toBeTruthy()
  view.unmount()
  api.fail(maintenanceEndpoints.list)
  const { user } = renderScreen(<AdminMaintenance serverId={5} onChanged={told} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить техработы')
  api.reply(maintenanceEndpoints.list, [])
  await user.click(await press('Попробовать снова'))
  expect(await screen.findByText('Ничего не назначено.')).toBeTruthy()
})

it('lists the windows in this browser’s time, and marks the one under way', async () => {
  open([sample({ id: 1, startsAt: at(-1), endsAt: at(1) }), sample({ id: 2 })], 'en')
  const rows = within(await screen.findByRole('list', { name: 'Announced maintenance' })).getAllByRole(
    'listitem',
  )
  expect(rows.map((row) => row.textContent?.includes('Under way'))).toEqual([true, false])
  expect(rows[1]?.textContent).toContain(formatPeriod(at(24), at(25), 'en'))
  expect(rows[1]?.textContent).toContain('A new map')
})

it('announces a window, entered in a zone that is named', async () => {
  const { user } = open([])
  api.on(maintenanceEndpoints.create, () => answered(201, sample()))
  await user.click(await press('Назначить'))
  const form = await dialog('Назначить техработы')
  const zone = zoneName(zoneOfFields(), new Date())
  expect(form.getAllByText(`Время по поясу ${zone}.`)).toHaveLength(2)
  await user.type(form.getByLabelText('Начало'), toLocalMoment(at(24)))
  await user.type(form.getByLabelText('Конец'), toLocalMoment(at(25)))
  await user.type(form.getByRole('textbox', { name: 'Пояснение по-русски' }), 'Новая карта')
  api.reply(maintenanceEndpoints.list, [sample()])
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Техработы сохранены')).toBeTruthy()
  expect(bodies(maintenanceEndpoints.create)).toEqual([
    { startsAt: at(24), endsAt: at(25), note_ru: 'Новая карта', note_en: '' },
  ])
  expect(told).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Новая карта')).toBeTruthy()
})

it('refuses times that cannot be, and shows what the server refuses, at the fields', async () => {
  const { user } = open([])
  await user.click(await press('Назначить'))
  const form = await dialog('Назначить техработы')
  const save = form.getByRole('button', { name: 'Сохранить' })
  const end = form.getByLabelText('Конец')
  await user.click(save)
  expect(form.getAllByText('Обязательное поле')).toHaveLength(2)
  await user.type(form.getByLabelText('Начало'), toLocalMoment(at(24)))
  for (const [hours, sentence] of [
    [23, 'Конец должен быть позже начала'],
    [24 * 9, 'Одно окно длится не больше 7 дней'],
  ] as const) {
    await user.clear(end)
    await user.type(end, toLocalMoment(at(hours)))
    await user.click(save)
    expect(await form.findByText(sentence)).toBeTruthy()
  }
  expect(bodies(maintenanceEndpoints.create)).toEqual([])
  await user.clear(end)
  await user.type(end, toLocalMoment(at(25)))
  api.refuse(maintenanceEndpoints.create, 'validation_failed', 'Проверьте', {
    startsAt: 'В это время на сервере уже назначены техработы',
  })
  await user.click(save)
  expect(await form.findByText(/уже назначены техработы/)).toBeTruthy()
})

it('changes a window with the version that was read, and shows what somebody else made of it meanwhile', async () => {
  const { user } = open([sample()])
  await user.click(await press(/^Изменить/))
  const form = await dialog('Изменение техработ')
  const end = form.getByLabelText<HTMLInputElement>('Конец')
  expect(end.value).toBe(toLocalMoment(at(25)))
  await user.clear(end)
  await user.type(end, toLocalMoment(at(26)))
  api.refuse(maintenanceEndpoints.update, 'conflict', 'Данные уже изменил кто-то другой.')
  api.reply(maintenanceEndpoints.list, [sample({ endsAt: at(30), note_ru: 'Их слова', version: 8 })])
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  const notice = within(
    (await form.findByText(/Пока вы правили, кто-то другой сохранил/)).closest('[role=alert]') as HTMLElement,
  )
  expect(notice.getByText('Конец. Сохранили так:')).toBeTruthy()
  expect(notice.getByText(formatDate(at(30), 'date-time', 'ru'))).toBeTruthy()
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Пояснение по-русски' }).value).toBe('Их слова')
  expect(end.value).toBe(toLocalMoment(at(26)))
  await user.click(notice.getByRole('button', { name: 'Оставить мой' }))
  api.reply(maintenanceEndpoints.update, sample({ endsAt: at(26), version: 9 }))
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Техработы сохранены')).toBeTruthy()
  expect(bodies(maintenanceEndpoints.update)).toMatchObject([
    { endsAt: at(26), version: 3 },
    { endsAt: at(26), version: 8 },
  ])
})

it('announces anew what was called off meanwhile', async () => {
  const { user } = open([sample()])
  await user.click(await press(/^Изменить/))
  const form = await dialog('Изменение техработ')
  await user.type(form.getByRole('textbox', { name: 'Пояснение по-русски' }), '!')
  api.refuse(maintenanceEndpoints.update, 'not_found', 'Не найдено.')
  api.reply(maintenanceEndpoints.list, [])
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await form.findByText(/эти техработы отменили или они закончились/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Назначить заново' }))
  api.on(maintenanceEndpoints.create, () => answered(201, sample({ id: 2, version: 1 })))
  await user.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Техработы сохранены')).toBeTruthy()
  expect(bodies(maintenanceEndpoints.create)).toMatchObject([{ note_ru: 'Новая карта!' }])
})

it('keeps what was typed over a reload, and forgets it when it is given up', async () => {
  const view = open([])
  await view.user.click(await press('Назначить'))
  const first = await dialog('Назначить техработы')
  await view.user.type(first.getByRole('textbox', { name: 'Пояснение по-русски' }), 'Новая карта')
  view.unmount()
  const { user } = open([])
  const noteOf = (form: typeof first) =>
    form.getByRole<HTMLInputElement>('textbox', { name: 'Пояснение по-русски' }).value
  await user.click(await press('Назначить'))
  const restored = await dialog('Назначить техработы')
  expect(noteOf(restored)).toBe('Новая карта')
  expect(restored.getByText(/Восстановлены правки/)).toBeTruthy()
  await user.click(restored.getByRole('button', { name: 'Закрыть' }))
  await user.click(await press('Назначить'))
  const again = await dialog('Назначить техработы')
  expect(noteOf(again)).toBe('Новая карта')
  await user.click(again.getByRole('button', { name: 'Не сохранять' }))
  await user.click(await press('Назначить'))
  expect(noteOf(await dialog('Назначить техработы'))).toBe('')
})

it('calls a window off only after a question, and says when that failed', async () => {
  const { user } = open([sample()])
  api.fail(maintenanceEndpoints.remove)
  await user.click(await press(/^Отменить/))
  const question = await dialog('Отменить техработы?')
  await user.click(question.getByRole('button', { name: 'Отменить' }))
  expect(await question.findByText(/Ошибка сети/)).toBeTruthy()
  api.on(maintenanceEndpoints.remove, () => answered(204))
  api.reply(maintenanceEndpoints.list, [])
  await user.click(question.getByRole('button', { name: 'Отменить' }))
  expect(await screen.findByText('Техработы отменены')).toBeTruthy()
  expect(await screen.findByText('Ничего не назначено.')).toBeTruthy()
})
