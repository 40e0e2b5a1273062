import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type Backup, type Backups, backupEndpoints } from '#shared/contract/operations/backups.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { BackupsPage } from './backups-page.tsx'

const made: Backup = {
  ...{ id: 7, name: 'site-2026-03-10-040000.backup', state: 'done', failure: null, bytes: 88_000_000 },
  ...{ isEncrypted: true, isNightly: true, isHere: true },
  ...{ startedAt: new Date().toISOString(), endedAt: new Date().toISOString() },
}
const empty: Backups = {
  ...{ data: [], schedule: { isOn: false, hour: 4, keep: 7, version: 1 }, timeZone: 'Europe/Moscow' },
  ...{ folder: '/srv/data/backups', isKeyed: false, version: '0.1.0', updateCommand: 'cd /srv && npm start' },
}
let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(backupEndpoints.list, empty)
})

it('without one it warns, and says where they will lie and what is not in them', async () => {
  renderScreen(<BackupsPage />)
  const warning = await screen.findByText('Проверенной копии пока нет')
  expect(warning.closest('[role=alert]')?.textContent).toMatch(/\/srv\/data\/backups.*BACKUP_KEY/)
  expect(screen.getByText('Копий пока нет.')).toBeTruthy()
  expect(screen.getByText('0.1.0')).toBeTruthy()
})

it('begins one, and does not let it be begun twice', async () => {
  const running: Backup = { ...made, state: 'running', bytes: null, endedAt: null, isHere: false }
  const { user } = renderScreen(<BackupsPage />)
  api.reply(backupEndpoints.start, running)
  const button = await screen.findByRole('button', { name: 'Сделать сейчас' })
  await screen.findByText('Копий пока нет.')
  api.reply(backupEndpoints.list, { ...empty, data: [running] })
  await user.click(button)
  expect(await screen.findByText('Копия делается')).toBeTruthy()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Копия делается…' })).disabled).toBe(
    true,
  )
  expect(screen.queryByRole('button', { name: /Удалить/ })).toBeNull()
})

it('tells size and time of the last verified one, and why another was not made', async () => {
  const failed: Backup = { ...made, id: 8, state: 'failed', failure: 'disk_full', bytes: null, isHere: false }
  api.reply(backupEndpoints.list, { ...empty, isKeyed: true, data: [failed, made] })
  renderScreen(<BackupsPage />)
  expect((await screen.findByText(/Последняя проверенная копия:/)).textContent).toContain('83,9 МБ')
  const list = within(screen.getByRole('list', { name: 'Копии' }))
  expect(list.getByText(/на диске нет места/)).toBeTruthy()
  expect(list.getByText(/ночная · зашифрована/)).toBeTruthy()
})

it('warns when the last one is old', async () => {
  const old = { ...made, startedAt: '2026-01-01T00:00:00.000Z' }
  api.reply(backupEndpoints.list, { ...empty, data: [old] })
  renderScreen(<BackupsPage />)
  expect(await screen.findByText(/больше двух суток/)).toBeTruthy()
})

it('asks the server before the browser is sent to the file', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  api.reply(backupEndpoints.list, { ...empty, data: [made] })
  api.refuse(backupEndpoints.check, 'not_found', 'Не найдено')
  const { user } = renderScreen(<BackupsPage />)
  await user.click(await screen.findByRole('button', { name: `Скачать копию ${made.name}` }))
  expect(await screen.findByText('Не удалось скачать копию')).toBeTruthy()
  expect(click).not.toHaveBeenCalled()
  api.reply(backupEndpoints.check, undefined)
  await user.click(screen.getByRole('button', { name: `Скачать копию ${made.name}` }))
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect((click.mock.contexts[0] as HTMLAnchorElement).getAttribute('href')).toBe('/api/admin/backups/7/file')
})

it('deletes one after asking', async () => {
  api.reply(backupEndpoints.list, { ...empty, data: [made] })
  api.reply(backupEndpoints.remove, undefined)
  const { user } = renderScreen(<BackupsPage />)
  await user.click(await screen.findByRole('button', { name: `Удалить копию ${made.name}` }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Удалить' }))
  expect(await screen.findByText('Копия удалена')).toBeTruthy()
  expect(api.calls(backupEndpoints.remove)).toHaveLength(1)
})

it('keeps to a schedule by the hour of the community, and refuses a number that is none', async () => {
  api.reply(backupEndpoints.schedule, { isOn: true, hour: 5, keep: 14, version: 2 })
  const { user } = renderScreen(<BackupsPage />)
  await user.click(await screen.findByLabelText('Делать копию каждую ночь'))
  await user.selectOptions(screen.getByLabelText('В котором часу'), '05:00')
  expect(screen.getByText('Europe/Moscow')).toBeTruthy()
  const keep = screen.getByLabelText('Сколько хранить')
  await user.clear(keep)
  await user.type(keep, '0')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(api.calls(backupEndpoints.schedule)).toHaveLength(0)
  await user.clear(keep)
  await user.type(keep, '14')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Расписание сохранено')).toBeTruthy()
  expect(api.calls(backupEndpoints.schedule).at(-1)?.body).toEqual({
    isOn: true,
    hour: 5,
    keep: 14,
    version: 1,
  })
})
