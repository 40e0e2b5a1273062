import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type StaffRegistration, tournamentEndpoints } from '#shared/contract/games/tournaments.ts'
import { useLocation } from '#web/routing/router.tsx'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminRegistrationsPage } from './admin-registrations-page.tsx'

const registration = (changes: Partial<StaffRegistration> = {}): StaffRegistration => ({
  id: 5,
  userId: 4,
  username: 'Scout',
  level: 12,
  registeredAt: '2025-11-20T18:30:00.000Z',
  isBanned: false,
  removal: null,
  ...changes,
})
const OUT = { at: '2025-11-21T18:30:00.000Z', reason: 'Чужой отряд' }
const pageOf = (...data: StaffRegistration[]) => ({ data, total: data.length, page: 1, pageSize: 25 })

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_content'])
  api.reply(tournamentEndpoints.listForStaff, pageOf(registration()))
})

const show = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<AdminRegistrationsPage />, {
    path: '/admin/collections/tournaments/7/registrations',
    language,
  })
function Address() {
  return <output data-testid="query">{useLocation().search}</output>
}
/** The buttons stand in a row of the table once for phones and once for desks. */
const press = async (name: string) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement

describe('the participants of a tournament', () => {
  it('says that it loads, that it failed, and that nobody has registered', async () => {
    const fresh = startScreenTest()
    const view = show()
    expect(screen.getByText('Загрузка...')).toBeTruthy()
    view.unmount()
    fresh.refuse(tournamentEndpoints.listForStaff, 'internal', '')
    const failed = show()
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить участников')
    fresh.reply(tournamentEndpoints.listForStaff, pageOf())
    await failed.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText('Пока никто не записался.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Скачать CSV' })).toBeNull()
  })

  it('shows who is in, who is banned, and who was taken out and why', async () => {
    api.reply(
      tournamentEndpoints.listForStaff,
      pageOf(
        registration({ isBanned: true }),
        registration({ id: 6, userId: 8, username: 'Ranger', removal: OUT }),
      ),
    )
    show('en')
    const row = within((await screen.findByText('Scout')).closest('tr') as HTMLElement)
    expect(row.getByText('Banned')).toBeTruthy()
    const other = within(screen.getByText('Ranger').closest('tr') as HTMLElement)
    expect(other.getByText('Taken out')).toBeTruthy()
    expect(other.getByText('Чужой отряд')).toBeTruthy()
    expect(screen.getByText(/2 participants/)).toBeTruthy()
    expect(api.calls(tournamentEndpoints.listForStaff)[0]?.path).toBe(
      '/api/admin/tournaments/7/registrations',
    )
  })

  it('searches by name, and lets the search go', async () => {
    api.on(tournamentEndpoints.listForStaff, ({ query }) =>
      answered(200, query.get('search') === 'wolf' ? pageOf() : pageOf(registration())),
    )
    const { user } = show()
    await user.type(await screen.findByRole('searchbox', { name: 'Поиск по имени' }), 'wolf')
    expect(await screen.findByText('Никто не нашёлся.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Сбросить' }))
    expect(await screen.findByText('Scout')).toBeTruthy()
  })

  it('orders by name and by when they came, either way round, and keeps that in the address', async () => {
    const { user } = renderScreen(
      <>
        <AdminRegistrationsPage />
        <Address />
      </>,
      { path: '/admin/collections/tournaments/7/registrations' },
    )
    const shownQuery = () => screen.getByTestId('query').textContent
    const asked = () => api.calls(tournamentEndpoints.listForStaff).at(-1)?.query.get('sort')
    const orderOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
    await user.click(await screen.findByRole('button', { name: 'Игрок' }))
    await waitFor(() => expect(asked()).toBe('username-asc'))
    expect([orderOf('Игрок'), orderOf('Записан')]).toEqual(['ascending', 'none'])
    await user.click(screen.getByRole('button', { name: 'Игрок' }))
    await waitFor(() => expect(asked()).toBe('username-desc'))
    expect(shownQuery()).toBe('?sort=username-desc')
    await user.click(screen.getByRole('button', { name: 'Записан' }))
    await waitFor(() => expect(orderOf('Записан')).toBe('ascending'))
    expect(shownQuery()).toBe('')
  })

  it('takes a player out with a reason', async () => {
    api.on(tournamentEndpoints.remove, () => answered(200, registration({ removal: OUT })))
    const { user } = show()
    await user.click(await press('Снять с турнира: Scout'))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Снять с турнира' }))
    expect(await dialog.findByText('Обязательное поле')).toBeTruthy()
    await user.type(dialog.getByRole('textbox'), 'Чужой отряд')
    await user.click(dialog.getByRole('button', { name: 'Снять с турнира' }))
    expect(await screen.findByText('Игрок снят с турнира')).toBeTruthy()
    const [asked] = api.calls(tournamentEndpoints.remove)
    expect([asked?.path, asked?.body]).toEqual([
      '/api/admin/tournament-registrations/5/removal',
      { reason: 'Чужой отряд' },
    ])
    expect(await press('Вернуть: Scout')).toBeTruthy()
  })

  it('puts a player back, or says why that cannot be', async () => {
    api.reply(tournamentEndpoints.listForStaff, pageOf(registration({ removal: OUT })))
    api.on(tournamentEndpoints.putBack, () => refused('tournament_full', 'Мест больше нет.'))
    const { user } = show()
    await user.click(await press('Вернуть: Scout'))
    expect(await screen.findByText('Мест больше нет.')).toBeTruthy()
    api.on(tournamentEndpoints.putBack, () => answered(200, registration()))
    await user.click(await press('Вернуть: Scout'))
    expect(await screen.findByText('Игрок снова участвует')).toBeTruthy()
    expect(await press('Снять с турнира: Scout')).toBeTruthy()
  })
})
