import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { sessionEndpoints } from '#shared/contract/accounts/session.ts'
import { keepInTab, readFromTab } from '#web/lib/tab-memory.ts'
import { useLogin } from '#web/session/login.mutations.ts'
import { sessionQueries } from '#web/session/session.queries.ts'
import { forgetSession } from '#web/session/session-expectation.ts'
import { useLogout } from '#web/session/use-logout.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { Guarded } from './guarded.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

function Secret() {
  const { logout } = useLogout()
  return (
    <button type="button" onClick={logout}>
      Секретно
    </button>
  )
}

function LoginButton() {
  const { mutate } = useLogin()
  return (
    <button type="button" onClick={() => mutate({ username: 'Ranger', password: 'password1' })}>
      Войти
    </button>
  )
}

describe('a page for the signed-in', () => {
  const open = (language: 'ru' | 'en' = 'ru', path = '/profile') =>
    renderScreen(
      <Guarded by="signed-in">
        <Secret />
      </Guarded>,
      { path, language },
    )

  it('waits for the session', () => {
    api.on(profileEndpoints.get, () => new Promise(() => {}))
    open()
    expect(screen.getByRole('status').textContent).toBe('Загрузка...')
    expect(currentPath()).toBe('/profile')
  })

  it('opens for players', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    open()
    expect(await screen.findByText('Секретно')).toBeTruthy()
  })

  it('sends visitors to the login page, says why and where they wanted to go', async () => {
    forgetSession()
    open('ru', '/admin/users?search=wolf#list')
    await expectPath('/login')
    expect(window.location.search).toBe('?next=%2Fadmin%2Fusers%3Fsearch%3Dwolf%23list&why=guarded')
    expect(await screen.findAllByText('Требуется авторизация')).toHaveLength(1)
    expect(screen.getByText('Войдите, чтобы получить доступ к этой странице')).toBeTruthy()
  })

  it('takes back what it said as soon as somebody signs in', async () => {
    forgetSession()
    const { user } = renderScreen(
      <>
        <Guarded by="signed-in">
          <Secret />
        </Guarded>
        <LoginButton />
      </>,
      { path: '/profile' },
    )
    await screen.findByText('Требуется авторизация')
    api.reply(authEndpoints.login, { user: sampleProfile() })
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    await waitFor(() => expect(screen.queryByText('Требуется авторизация')).toBeNull(), { timeout: 2_000 })
  })

  it('says it in English too, once', async () => {
    forgetSession()
    open('en')
    expect(await screen.findAllByText(/Authentication required/)).toHaveLength(1)
    expect(screen.getByText('Authentication required to access this page')).toBeTruthy()
  })

  it.each([
    ['ru', 'Сессия закончилась', 'Войдите снова.', 'Войдите снова: несохранённый текст цел.'],
    ['en', 'Your session has ended', 'Log in again.', 'Log in again: your unsaved text is kept.'],
  ] as const)('tells of a session that ran out as such: %s', async (language, ended, detail, kept) => {
    const { unmount } = open(language)
    expect(await screen.findByText(ended)).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
    expect(screen.queryByText(/Требуется|required/)).toBeNull()
    expect(document.querySelector('.toast-error')).toBeNull()
    expect(window.location.search).toBe('?why=expired')
    unmount()

    api = startScreenTest(language)
    api.reply(profileEndpoints.get, sampleProfile())
    const { client } = open(language)
    await screen.findByText('Секретно')
    keepInTab('edits:news:7', 'Начатое')
    api.refuse(profileEndpoints.get, 'not_signed_in', '')
    await client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
    await expectPath('/login')
    expect(await screen.findByText(kept)).toBeTruthy()
    expect(readFromTab('edits:news:7')).toBe('Начатое')
  })

  it('leads home without a reproach when its owner logged out in another tab, and forgets what was written', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    open()
    await screen.findByText('Секретно')
    keepInTab('edits:news:7', 'Начатое')
    forgetSession()
    localStorage.setItem('last-log-out', 'in another tab')
    window.dispatchEvent(new StorageEvent('storage', { key: 'last-log-out' }))
    await expectPath('/')
    expect(await screen.findByText('Выход выполнен')).toBeTruthy()
    expect(screen.getByText('В другой вкладке этого браузера')).toBeTruthy()
    expect(screen.queryByText('Сессия закончилась')).toBeNull()
    expect(sessionStorage.getItem('kept:edits:news:7')).toBeNull()
  })

  it('says nothing more to somebody banned than that they are', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    const { client } = open()
    await screen.findByText('Секретно')
    api.refuse(profileEndpoints.get, 'banned', 'Причина: читы.')
    await client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
    await expectPath('/login')
    expect(await screen.findByText('Причина: читы.')).toBeTruthy()
    expect(screen.queryByText('Сессия закончилась')).toBeNull()
  })

  it('sends whoever logs out home, without a reproach', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    api.on(sessionEndpoints.logout, () => answered(204))
    const { user } = open()
    await user.click(await screen.findByText('Секретно'))
    await expectPath('/')
    await screen.findByText('Выход выполнен')
    expect(screen.queryByText('Требуется авторизация')).toBeNull()
  })

  it('is closed to whoever logged out elsewhere before', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    api.on(sessionEndpoints.logout, () => answered(204))
    const { user, rerender } = renderScreen(<Secret />, { path: '/shop' })
    await screen.findByText('Секретно')
    await user.click(screen.getByText('Секретно'))
    await screen.findByText('Выход выполнен')
    rerender(
      <Guarded by="signed-in">
        <Secret />
      </Guarded>,
    )
    await expectPath('/login')
  })
})

describe('a page for the signed-out', () => {
  const open = (path = '/login') => renderScreen(<Guarded by="signed-out">Форма</Guarded>, { path })

  it('is shown at once, before the session is known', () => {
    api.on(profileEndpoints.get, () => new Promise(() => {}))
    open()
    expect(screen.getByText('Форма')).toBeTruthy()
  })

  it('sends players to their profile', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    open()
    await expectPath('/profile')
  })

  it('sends them to where they wanted to go, if that is here', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    const { unmount } = open('/login?next=/feedback%3Fa%3Db')
    await expectPath('/feedback')
    expect(window.location.search).toBe('?a=b')
    unmount()
    open('/login?next=//evil.example/feedback')
    await expectPath('/profile')
  })
})
