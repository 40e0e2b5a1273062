import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RARITIES } from '#shared/constants/inventory.ts'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { consentEndpoints } from '#shared/contract/accounts/consents.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { sessionEndpoints } from '#shared/contract/accounts/session.ts'
import { type NoticeChoice, noticeChoiceEndpoints } from '#shared/contract/platform/notice-choices.ts'
import { rankWords } from '#shared/texts/rank-words.ts'
import { sessionQueries } from '#web/session/session.queries.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { inventoryTexts } from './inventory.texts.ts'
import { ProfilePage } from './profile-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(consentEndpoints.list, [])
})

async function openProfile(changes: Parameters<typeof sampleProfile>[0] = {}) {
  api.reply(profileEndpoints.get, sampleProfile(changes))
  const view = renderScreen(<ProfilePage topUp={null} latestOrders={null} />, { path: '/profile' })
  await screen.findByRole('heading', { level: 1 })
  return view
}

describe('the dossier', () => {
  it('says when there is no user', () => {
    renderScreen(<ProfilePage topUp={null} latestOrders={null} />)
    expect(screen.getByText('Пользователь не найден')).toBeTruthy()
  })

  it('says it in English too', () => {
    renderScreen(<ProfilePage topUp={null} latestOrders={null} />, { language: 'en' })
    expect(screen.getByText('User not found')).toBeTruthy()
  })

  it('shows who the player is, what they own and how they fight', async () => {
    await openProfile()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Добро пожаловать,Ranger')
    expect(screen.getAllByText('ranger@example.org').length).toBeGreaterThan(0)
    expect(screen.getByText('Рядовой')).toBeTruthy()
    expect(screen.getByText('1 250,50 ₽')).toBeTruthy()
    expect(screen.getByText('340')).toBeTruthy()
    expect(screen.getByText('72 ч 1 мин')).toBeTruthy()
    expect(screen.getByText('2,67')).toBeTruthy()
    expect(screen.getByText('Достижений пока нет.')).toBeTruthy()
    expect(screen.getByText('Операций пока не было.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Отправить ещё раз' })).toBeNull()
  })

  it('of a new player says that servers do not report yet, and shows no figure that nobody counted', async () => {
    const nothing = { playtimeMinutes: 0, kills: 0, deaths: 0, kdRatio: 0 }
    const { unmount } = await openProfile(nothing)
    const record = within(screen.getByRole('region', { name: 'Боевая статистика' }))
    expect(record.getByText(/^Время в игре, бои и достижения появятся здесь, когда/)).toBeTruthy()
    expect(record.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(
      Array.from({ length: 4 }, () => '—нет данных'),
    )
    unmount()
    await openProfile({ ...nothing, deaths: 1 })
    expect(screen.queryByText(/^Игровые серверы пока не передают/)).toBeNull()
    expect(screen.getByText('0 ч 0 мин')).toBeTruthy()
  })

  it('tells of what is unlocked while it is open, and not of what was there before', async () => {
    const unlocked = (key: string, title: string) => ({
      ...{ key, title_ru: title, title_en: key, image: null, holders: 1 },
      unlockedAt: '2025-11-20T18:30:00.000Z',
    })
    const before = [unlocked('first-blood', 'Первая кровь')]
    const { client } = await openProfile({ achievements: before })
    const after = [unlocked('hour', 'Первый час'), ...before]
    api.reply(profileEndpoints.get, sampleProfile({ achievements: after }))
    await client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
    const news = (await screen.findByText('Новое достижение')).closest('li')
    expect(news?.textContent).toContain('Первый час')
    expect(news?.textContent).not.toContain('Первая кровь')
  })

  it.for(['o5-1', 'o5-13', 'field-marshal'] as const)('shows the rank %s with its insignia', async (rank) => {
    // The test environment fetches no images and calls each one complete.
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    await openProfile({ rank })
    const path = `/images/ranks/${rank.startsWith('o5') ? rank : `staff-${rank}`}.svg`
    expect(screen.getByText(rankWords.ru[rank]).querySelector('img')?.getAttribute('src')).toBe(path)
    complete.mockRestore()
  })

  it('shows what was earned in each game, and the tier in the place of a rank that nobody has given', async () => {
    const tier = { id: 2, isSample: true, name_ru: 'x', name_en: 'x', insignia: 'minecraft-master' }
    const own = { ...tier, isSample: false, name_ru: 'Лис', name_en: 'Fox', insignia: null }
    await openProfile({
      tier,
      games: [
        { game: 'minecraft', name: 'Wolf', points: 5_001, tier },
        { game: 'roblox', name: 'Bear', points: 2, tier: own },
      ],
    })
    expect(screen.queryByText('Рядовой')).toBeNull()
    expect(screen.getAllByText('Мастер')).toHaveLength(2)
    const record = within(screen.getByRole('region', { name: 'Боевая статистика' }))
    const games = record.getAllByRole('listitem').map((line) => (line.textContent ?? '').replace(/\s/g, ' '))
    expect(games).toEqual(['MinecraftWolfМастер5 001 очко', 'RobloxBearЛис2 очка'])
  })

  it('shows the key of what has no text, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openProfile({
      rank: 'o5-14',
      achievements: [
        {
          key: 'first-blood',
          title_ru: 'Первая кровь',
          title_en: 'First blood',
          image: null,
          unlockedAt: '2025-11-20T18:30:00.000Z',
          holders: 1_204,
        },
      ],
    })
    expect(screen.getByText('o5-14').querySelector('img')).toBeNull()
    expect((screen.getByText('Первая кровь').textContent ?? '').replace(/\s/g, ' ')).toContain('1 204')
    const logged = log.mock.calls.flat().join(' ')
    log.mockRestore()
    expect(logged).toContain('"o5-14"')
  })

  it('lists what the player has, and says nothing of nothing', async () => {
    const item = { type: 'case', image: null, locked: false, server: null } as const
    const { unmount } = await openProfile({
      inventory: [
        { ...item, id: 2, name: 'Копьё', rarity: 'divine', type: 'weapon', locked: true, server: 'hardcore' },
        { ...item, id: 1, name: 'Ящик', rarity: 'common' },
      ],
    })
    const [spear, box] = within(screen.getByRole('region', { name: 'Инвентарь' })).getAllByRole('listitem')
    expect(spear?.textContent).toBe('КопьёОружие · hardcoreБожественный')
    expect(within(spear as HTMLElement).getByRole('img', { name: 'закреплено за вами' })).toBeTruthy()
    expect(box?.textContent).toBe('ЯщикКейсОбычный')
    unmount()
    await openProfile()
    expect(screen.queryByText('Инвентарь')).toBeNull()
  })

  it('has the rarities of the specification in their order', () => {
    expect(RARITIES.map((rarity) => inventoryTexts.ru.rarities[rarity])).toEqual([
      'Обычный',
      'Редкий',
      'Эпический',
      'Легендарный',
      'Мифический',
      'Божественный',
    ])
  })

  it('lists transactions', async () => {
    await openProfile({
      transactions: [
        { id: 1, date: '2025-11-20T18:30:00.000Z', currency: 'rub', amount: -299, description: 'Recruit' },
        {
          id: 2,
          date: '2025-11-19T18:30:00.000Z',
          currency: 'landcoins',
          amount: 50,
          description: 'Награда',
        },
      ],
    })
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows[1]?.textContent).toContain('Recruit')
    expect(rows[1]?.textContent).toContain('\u2212299\u00a0₽')
    expect(rows[2]?.textContent).toContain('50 LC')
  })

  it('leads staff who are no administrators to the admin panel, and nobody else', async () => {
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'view_feedback'])
    const { unmount } = await openProfile({ roles: ['moderator'] })
    const entrance = await screen.findByRole('link', { name: 'Админ-панель' })
    expect(entrance.getAttribute('href')).toBe('/admin')
    unmount()

    api.reply(profileEndpoints.permissions, [])
    await openProfile({ roles: ['veteran'] })
    await waitFor(() => expect(api.calls(profileEndpoints.permissions)).toHaveLength(2))
    expect(screen.queryByRole('link', { name: 'Админ-панель' })).toBeNull()
  })

  it('asks nothing about the permissions of players', async () => {
    await openProfile({ roles: [] })
    expect(api.calls(profileEndpoints.permissions)).toHaveLength(0)
  })

  it('shows the head that this site keeps of the player', async () => {
    await openProfile({ username: 'iron_wolf', avatarUrl: '/heads/iron_wolf' })
    const head = screen.getByRole('img', { name: 'Аватар игрока iron_wolf' })
    expect(head.getAttribute('src')).toBe('/heads/iron_wolf')
  })

  it('sends the verification e-mail again', async () => {
    api.reply(authEndpoints.resendVerification, undefined)
    const { user } = await openProfile({ emailVerified: false })
    await user.click(screen.getByRole('button', { name: 'Отправить ещё раз' }))
    expect(await screen.findByText('Письмо отправлено')).toBeTruthy()
    expect(api.calls(authEndpoints.resendVerification)).toHaveLength(1)
  })
})

describe('the settings', () => {
  async function openSettings() {
    const { user } = await openProfile()
    await user.click(screen.getByRole('button', { name: 'Настройки' }))
    return { user, settings: await screen.findByRole('dialog', { name: 'Настройки' }) }
  }

  it('have four tabs that arrow keys move between', async () => {
    api.reply(noticeChoiceEndpoints.list, [])
    const { user, settings } = await openSettings()
    const tabs = within(settings).getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Общие',
      'Уведомления',
      'Персонализация',
      'Безопасность',
    ])
    await user.click(tabs[0] as HTMLElement)
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(tabs[1])
    const panel = within(settings).getByRole('tabpanel', { name: 'Уведомления' })
    expect(within(panel).getByText(/^О самом аккаунте/)).toBeTruthy()
    await user.keyboard('{End}')
    expect(within(settings).getByRole('button', { name: 'Изменить пароль' })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tabs[0])
  })

  it('close on the way back, which stays on the profile', async () => {
    await openSettings()
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Настройки' })).toBeTruthy()
  })

  it('change the language of letters, and keep it when that fails', async () => {
    api.on(profileEndpoints.change, ({ body }) => {
      const changed = sampleProfile(body as { language: 'ru' | 'en' })
      api.reply(profileEndpoints.get, changed)
      return answered(200, changed)
    })
    const { user, settings } = await openSettings()
    await user.click(within(settings).getByRole('tab', { name: 'Персонализация' }))
    const field = within(settings).getByRole<HTMLSelectElement>('combobox', { name: 'Язык писем' })
    expect(field.value).toBe('ru')
    await user.selectOptions(field, 'English')
    expect(await screen.findByText('Язык писем изменён')).toBeTruthy()
    expect(field.value).toBe('en')
    expect(api.calls(profileEndpoints.change)[0]?.body).toEqual({ language: 'en' })

    api.fail(profileEndpoints.change)
    await user.selectOptions(field, 'Русский')
    expect(await screen.findByText('Не удалось изменить язык писем')).toBeTruthy()
    expect(field.value).toBe('en')
  })

  it('say what one is told and how; a switch that the server refused goes back', async () => {
    const choices: NoticeChoice[] = [
      { topic: 'replies', bell: true, mail: null },
      { topic: 'tournaments', bell: false, mail: true },
    ]
    api.reply(noticeChoiceEndpoints.list, choices)
    const { user, settings } = await openSettings()
    await user.click(within(settings).getByRole('tab', { name: 'Уведомления' }))
    const switchOf = (name: string) => within(settings).getByRole<HTMLInputElement>('switch', { name })
    await within(settings).findByRole('switch', { name: 'Ответы: На сайте' })
    expect(within(settings).queryByRole('switch', { name: 'Ответы: Письмом' })).toBeNull()
    expect([switchOf('Турниры: На сайте').checked, switchOf('Турниры: Письмом').checked]).toEqual([
      false,
      true,
    ])

    const quiet = choices.map((choice) =>
      choice.topic === 'tournaments' ? { ...choice, mail: false } : choice,
    )
    api.on(noticeChoiceEndpoints.change, () => {
      api.reply(noticeChoiceEndpoints.list, quiet)
      return answered(200, quiet)
    })
    await user.click(switchOf('Турниры: Письмом'))
    await expect.poll(() => switchOf('Турниры: Письмом').checked).toBe(false)
    expect(api.calls(noticeChoiceEndpoints.change)[0]?.body).toEqual({ mail: false })

    api.fail(noticeChoiceEndpoints.change)
    await user.click(switchOf('Ответы: На сайте'))
    expect(await screen.findByText('Не удалось изменить уведомления')).toBeTruthy()
    await expect.poll(() => switchOf('Ответы: На сайте').checked).toBe(true)
  })

  it('still what moves, in this browser and at once', async () => {
    const { user, settings } = await openSettings()
    await user.click(within(settings).getByRole('tab', { name: 'Персонализация' }))
    const less = within(settings).getByRole<HTMLInputElement>('switch', { name: 'Меньше движения' })
    expect(less.checked).toBe(false)
    await user.click(less)
    expect([document.documentElement.dataset.motion, localStorage.getItem('motion')]).toEqual([
      'less',
      'less',
    ])
    await user.click(less)
    expect([document.documentElement.dataset.motion, localStorage.getItem('motion')]).toEqual(['', null])
  })

  it('log out: the dialog closes, the visitor stands at home', async () => {
    api.reply(sessionEndpoints.logout, undefined)
    const { user, settings } = await openSettings()
    await user.click(within(settings).getByRole('button', { name: 'Выйти' }))
    await expectPath('/')
    expect(await screen.findByText('Выход выполнен')).toBeTruthy()
    expect(screen.getByText('Вы успешно вышли из системы')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stay signed in when logging out fails', async () => {
    api.fail(sessionEndpoints.logout)
    const { user, settings } = await openSettings()
    await user.click(within(settings).getByRole('button', { name: 'Выйти' }))
    expect(await screen.findByText('Ошибка выхода')).toBeTruthy()
    expect(screen.getByText('Произошла ошибка при выходе')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ranger')
  })
})

describe('changing the password', () => {
  async function openDialog() {
    const { user } = await openProfile()
    await user.click(screen.getByRole('button', { name: 'Настройки' }))
    await user.click(await screen.findByRole('button', { name: 'Изменить пароль' }))
    const dialog = screen.getByRole('dialog', { name: 'Изменить пароль' })
    const type = async (current: string, next: string, confirmation: string) => {
      await user.type(within(dialog).getByLabelText('Текущий пароль'), current)
      await user.type(within(dialog).getByLabelText('Новый пароль'), next)
      await user.type(within(dialog).getByLabelText('Подтвердите новый пароль'), confirmation)
      await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    }
    return { user, dialog, type }
  }

  it('sends both passwords, closes the dialog and says so', async () => {
    api.reply(authEndpoints.changePassword, undefined)
    const { type } = await openDialog()
    await type('password1', 'password2', 'password2')
    expect(await screen.findByText('Пароль изменен')).toBeTruthy()
    expect(screen.getByText('Ваш пароль был успешно обновлен')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Изменить пароль' })).toBeNull())
    expect(api.calls(authEndpoints.changePassword)[0]?.body).toEqual({
      currentPassword: 'password1',
      newPassword: 'password2',
    })
  })

  it('asks for eight characters and the same twice', async () => {
    const { dialog, type } = await openDialog()
    await type('password1', '1234567', 'password2')
    expect(within(dialog).getByText('Пароль должен содержать не менее 8 символов')).toBeTruthy()
    expect(within(dialog).getByText('Пароли не совпадают')).toBeTruthy()
    expect(api.calls(authEndpoints.changePassword)).toHaveLength(0)
  })

  it('shows a wrong current password at its field and stays open', async () => {
    const wrong = 'Текущий пароль указан неверно.'
    api.refuse(authEndpoints.changePassword, 'wrong_password', wrong, { currentPassword: wrong })
    const { dialog, type } = await openDialog()
    await type('password9', 'password2', 'password2')
    expect(await screen.findByText('Ошибка изменения пароля')).toBeTruthy()
    expect(within(dialog).getByText(wrong)).toBeTruthy()
    expect(within(dialog).getByLabelText<HTMLInputElement>('Новый пароль').value).toBe('password2')
  })

  it('says what failed where the failure brings no sentence of its own', async () => {
    api.on(authEndpoints.changePassword, () => answered(502))
    const { dialog, type } = await openDialog()
    await type('password1', 'password2', 'password2')
    expect(await screen.findByText('Ошибка изменения пароля')).toBeTruthy()
    expect(screen.getAllByText('Не удалось изменить пароль')).toHaveLength(2)
    expect(within(dialog).getByText('Не удалось изменить пароль')).toBeTruthy()
  })

  it('can be cancelled', async () => {
    const { user, dialog } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Отмена' }))
    expect(screen.queryByRole('dialog', { name: 'Изменить пароль' })).toBeNull()
  })
})
