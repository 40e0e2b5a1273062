import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile, sampleStaffGameServer } from '#web/testing/samples.ts'
import { AdminServersPage } from './admin-servers-page.tsx'

const servers = [
  sampleStaffGameServer({ id: 1, name_server: 'Alpha' }),
  sampleStaffGameServer({ id: 2, name_server: 'Bravo', isHidden: true, declaredState: 'maintenance' }),
  sampleStaffGameServer({ id: 3, name_server: 'Charlie', version: 4 }),
]

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const bodies = (endpoint: Parameters<FakeApi['calls']>[0]) => api.calls(endpoint).map(({ body }) => body)
const names = () =>
  within(screen.getByRole('list', { name: 'Серверы в порядке показа' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)
const button = (name: string) => screen.findByRole('button', { name })

it('says that it loads, that it failed, and that there is nothing', async () => {
  const view = renderScreen(<AdminServersPage />)
  expect(screen.getByRole('status').textContent).toBe('Загрузка...')
  view.unmount()
  api.fail(gameServerEndpoints.listForStaff)
  const { user } = renderScreen(<AdminServersPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить серверы')
  api.reply(gameServerEndpoints.listForStaff, [])
  await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText(/Серверов пока нет/)).toBeTruthy()
})

describe('the servers', () => {
  beforeEach(() => api.reply(gameServerEndpoints.listForStaff, servers))

  it('stand in their order with what is declared of them', async () => {
    renderScreen(<AdminServersPage />, { language: 'en' })
    const row = within((await screen.findByRole('link', { name: 'Bravo' })).closest('li') as HTMLElement)
    expect(row.getByText('Hidden')).toBeTruthy()
    expect(row.getByRole<HTMLSelectElement>('combobox', { name: 'State: Bravo' }).value).toBe('maintenance')
    expect(row.getByRole('link', { name: 'Edit: Bravo' }).getAttribute('href')).toBe('/admin/servers/2')
  })

  it('are moved by keyboard, at once, and the focus goes along', async () => {
    api.on(gameServerEndpoints.setOrder, () => answered(200, servers))
    const { user } = renderScreen(<AdminServersPage />)
    const down = await button('Ниже: Alpha')
    down.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Bravo', 'Alpha', 'Charlie']))
    expect(document.activeElement).toBe(await button('Ниже: Alpha'))
    expect(screen.getByText('Alpha теперь на месте 2 из 3')).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Bravo', 'Charlie', 'Alpha']))
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(bodies(gameServerEndpoints.setOrder)).toEqual([
        { ids: [2, 1, 3], from: [1, 2, 3] },
        { ids: [2, 3, 1], from: [2, 1, 3] },
      ]),
    )
    expect((await button('Ниже: Alpha')).getAttribute('aria-disabled')).toBe('true')
  })

  it('go back to their places when the new order was refused', async () => {
    api.refuse(gameServerEndpoints.setOrder, 'conflict', 'Данные уже изменил кто-то другой.')
    const { user } = renderScreen(<AdminServersPage />)
    await user.click(await button('Выше: Charlie'))
    expect(await screen.findByText('Не удалось изменить порядок')).toBeTruthy()
    await waitFor(() => expect(names()).toEqual(['Alpha', 'Bravo', 'Charlie']))
  })

  it('are hidden and declared, each with the version that was read', async () => {
    api.on(gameServerEndpoints.update, ({ body }) =>
      answered(200, sampleStaffGameServer({ ...servers[2], ...(body as object), version: 5 })),
    )
    const { user } = renderScreen(<AdminServersPage />)
    await user.click(await button('Скрыть: Charlie'))
    expect(await screen.findByText('Сервер скрыт с сайта')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Состояние: Charlie' }), 'development')
    await waitFor(() =>
      expect(bodies(gameServerEndpoints.update)).toEqual([
        { version: 4, isHidden: true },
        { version: 5, declaredState: 'development' },
      ]),
    )
    expect(
      (await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Состояние: Charlie' })).value,
    ).toBe('development')
  })

  it('are declared what the keyboard comes to rest at, not what it steps over', async () => {
    api.reply(gameServerEndpoints.update, { ...servers[0]!, declaredState: 'development', version: 2 })
    const { user } = renderScreen(<AdminServersPage />)
    const state = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Состояние: Alpha' })
    await user.selectOptions(state, 'maintenance')
    expect(state.value).toBe('maintenance')
    await user.selectOptions(state, 'development')
    expect(state.value).toBe('development')
    expect(await screen.findByText('Состояние сохранено')).toBeTruthy()
    expect(bodies(gameServerEndpoints.update)).toEqual([{ version: 1, declaredState: 'development' }])
    expect(state.value).toBe('development')
  })

  it('are shown as they are now when somebody else was first', async () => {
    api.refuse(gameServerEndpoints.update, 'conflict', 'Данные уже изменил кто-то другой.')
    const { user } = renderScreen(<AdminServersPage />)
    const hide = await button('Скрыть: Charlie')
    api.reply(gameServerEndpoints.listForStaff, [{ ...servers[2]!, isHidden: true, version: 9 }])
    await user.click(hide)
    expect(await screen.findByText(/Сервер уже изменил кто-то другой/)).toBeTruthy()
    expect(await button('Показать: Charlie')).toBeTruthy()
  })

  it('are deleted only after a question', async () => {
    api.on(gameServerEndpoints.remove, () => answered(204))
    const { user } = renderScreen(<AdminServersPage />)
    await user.click(await button('Удалить: Alpha'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить сервер?' }))
    expect(dialog.getByText('Alpha')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Отмена' }))
    expect(api.calls(gameServerEndpoints.remove)).toHaveLength(0)
    await user.click(await button('Удалить: Alpha'))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Удалить сервер?' })).getByRole('button', {
        name: 'Удалить',
      }),
    )
    expect(await screen.findByText('Сервер удалён')).toBeTruthy()
    await waitFor(() => expect(names()).toEqual(['Bravo', 'Charlie']))
  })

  it('stay when their deletion was refused, and it is said why', async () => {
    api.refuse(gameServerEndpoints.remove, 'not_allowed', 'У вас недостаточно прав для этого действия.')
    const { user } = renderScreen(<AdminServersPage />)
    await user.click(await button('Удалить: Alpha'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить сервер?' }))
    await user.click(dialog.getByRole('button', { name: 'Удалить' }))
    expect(await dialog.findByText(/недостаточно прав/)).toBeTruthy()
  })
})
