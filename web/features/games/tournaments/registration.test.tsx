import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { collectionEndpoints } from '#shared/contract/content/collections.ts'
import { tournamentEndpoints } from '#shared/contract/games/tournaments.ts'
import { sampleCollection } from '#tests/samples/sample-collections.ts'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import type { Tournament } from './tournament.ts'
import { TOURNAMENTS_POLL_MS, TournamentsPage } from './tournaments-page.tsx'

const announced: Tournament = {
  ...(sampleCollection('tournaments')[0] as Tournament),
  id: 9,
  isSample: false,
  title_ru: 'Зимний штурм',
  title_en: 'Winter Assault',
  status: 'upcoming',
  participants: '5/16',
  capacity: 16,
  minimumLevel: 10,
  isRegistrationOpen: true,
}
const REGISTERED_AT = '2025-11-20T18:30:00.000Z'
const own = (changes: { removalReason?: string } = {}) => [
  { tournamentId: 9, registeredAt: REGISTERED_AT, removalReason: null, ...changes },
]

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ level: 12 }))
  api.reply(tournamentEndpoints.listOwn, [])
})

const show = (changes: Partial<Tournament> = {}, language: 'ru' | 'en' = 'ru') =>
  renderScreen(<TournamentsPage />, {
    language,
    collections: { tournaments: [{ ...announced, ...changes }] },
  })
const box = (name = 'Зимний штурм') =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)

describe('registering on the site', () => {
  it('leads visitors to sign in', async () => {
    api.refuse(profileEndpoints.get, 'not_signed_in', '')
    show()
    const link = await screen.findByRole('link', { name: 'Войти и записаться' })
    expect(link.getAttribute('href')).toContain('/login')
    expect(api.calls(tournamentEndpoints.listOwn)).toHaveLength(0)
  })

  it('registers with one press, and counts the player at once', async () => {
    api.reply(tournamentEndpoints.register, {
      tournamentId: 9,
      registeredAt: REGISTERED_AT,
      participants: '7/16',
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Зарегистрироваться' }))
    expect(await box().findByText('Вы записаны')).toBeTruthy()
    expect(box().getByText('7/16')).toBeTruthy()
    expect(await screen.findByText('Вы записаны на турнир')).toBeTruthy()
    expect(api.calls(tournamentEndpoints.register)[0]?.path).toBe('/api/tournaments/9/registration')
  })

  it('keeps the focus in the place of the button that is gone', async () => {
    api.reply(tournamentEndpoints.register, {
      tournamentId: 9,
      registeredAt: REGISTERED_AT,
      participants: '7/16',
    })
    api.on(tournamentEndpoints.withdraw, () => answered(204))
    const { user } = show()
    const focused = () => document.activeElement?.textContent
    const register = await screen.findByRole('button', { name: 'Зарегистрироваться' })
    act(() => register.focus())
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Отменить запись' })
    expect(focused()).toBe('Вы записаныОтменить запись')
    await user.tab()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Отменить запись' }))
    await screen.findByRole('button', { name: 'Зарегистрироваться' })
    expect(focused()).toBe('Зарегистрироваться')
  })

  it('withdraws once that is confirmed', async () => {
    api.reply(tournamentEndpoints.listOwn, own())
    api.on(tournamentEndpoints.withdraw, () => answered(204))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Отменить запись' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Оставить' }))
    expect(api.calls(tournamentEndpoints.withdraw)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Отменить запись' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить запись' }),
    )
    expect(await screen.findByRole('button', { name: 'Зарегистрироваться' })).toBeTruthy()
    expect(box().getByText('4/16')).toBeTruthy()
    expect(await screen.findByText('Запись отменена')).toBeTruthy()
  })

  it('says in place why withdrawing failed', async () => {
    api.reply(tournamentEndpoints.listOwn, own())
    api.on(tournamentEndpoints.withdraw, () => refused('registration_closed', 'Регистрация закрыта.'))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Отменить запись' }))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить запись' }),
    )
    expect(await within(screen.getByRole('dialog')).findByText('Регистрация закрыта.')).toBeTruthy()
  })

  it('says why it was refused, and asks for what is shown anew', async () => {
    api.on(tournamentEndpoints.register, () => refused('tournament_full', 'Мест больше нет.'))
    const { user } = show()
    api.reply(collectionEndpoints.list, [{ ...announced, participants: '16/16' }])
    await user.click(await screen.findByRole('button', { name: 'Зарегистрироваться' }))
    expect(await screen.findByText('Записаться не удалось')).toBeTruthy()
    expect(await box().findByText('16/16')).toBeTruthy()
    await waitFor(() => expect(box().queryByRole('button')).toBeNull())
    expect(box().getByText('Мест больше нет')).toBeTruthy()
  })

  it.each([
    ['full', { participants: '16/16' }, 'Мест больше нет', 'No places left'],
    [
      'for higher levels',
      { minimumLevel: 20 },
      'Нужен уровень 20, у вас 12',
      'Level 20 is needed, yours is 12',
    ],
    ['closed', { isRegistrationOpen: false }, 'Регистрация закончена', 'Registration is over'],
  ] as const)('has no button where it is %s, but a sentence', async (_, changes, ru, en) => {
    const view = show(changes)
    expect(await box().findByText(ru)).toBeTruthy()
    expect(box().queryByRole('button')).toBeNull()
    view.unmount()
    show(changes, 'en')
    expect(await box('Winter Assault').findByText(en)).toBeTruthy()
  })

  it('tells whoever staff took out why', async () => {
    api.reply(tournamentEndpoints.listOwn, own({ removalReason: 'Чужой отряд' }))
    show()
    expect(await box().findByText('Чужой отряд')).toBeTruthy()
    expect(box().getByText('Команда сняла вас с турнира')).toBeTruthy()
    expect(box().queryByRole('button')).toBeNull()
  })

  it('keeps saying that one is in once registration is over, and lets nobody withdraw', async () => {
    api.reply(tournamentEndpoints.listOwn, own())
    show({ isRegistrationOpen: false })
    expect(await box().findByText('Вы записаны, регистрация закончена')).toBeTruthy()
    expect(box().queryByRole('button')).toBeNull()
  })
})

describe('an open page', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())
  const passTime = () => act(() => vi.advanceTimersByTimeAsync(TOURNAMENTS_POLL_MS))

  it('follows a closing moment that staff moved, and opens again, without a press', async () => {
    api.reply(collectionEndpoints.list, [{ ...announced, isRegistrationOpen: false, participants: '6/16' }])
    show()
    await box().findByRole('button', { name: 'Зарегистрироваться' })
    await passTime()
    expect(await box().findByText('Регистрация закончена')).toBeTruthy()
    expect(box().getByText('6/16')).toBeTruthy()
    expect(box().queryByRole('button')).toBeNull()
    api.reply(collectionEndpoints.list, [announced])
    await passTime()
    expect(await box().findByRole('button', { name: 'Зарегистрироваться' })).toBeTruthy()
  })

  it('keeps what it shows where it cannot ask', async () => {
    show()
    await box().findByRole('button', { name: 'Зарегистрироваться' })
    api.refuse(collectionEndpoints.list, 'unavailable', '')
    await passTime()
    expect(api.calls(collectionEndpoints.list)).not.toHaveLength(0)
    expect(box().getByRole('button', { name: 'Зарегистрироваться' })).toBeTruthy()
  })
})
