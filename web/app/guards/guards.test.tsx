import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
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

describe('a page for the signed-in', () => {
  const open = (language: 'ru' | 'en' = 'ru') =>
    renderScreen(
      <Guarded by="signed-in">
        <Secret />
      </Guarded>,
      { path: '/profile', language },
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

  it('sends visitors to the login page and says why', async () => {
    open()
    await expectPath('/login')
    expect(await screen.findAllByText('Требуется авторизация')).toHaveLength(1)
    expect(screen.getByText('Войдите, чтобы получить доступ к этой странице')).toBeTruthy()
  })

  it('says it in English too', async () => {
    open('en')
    expect(await screen.findByText('Authentication required to access this page')).toBeTruthy()
  })

  it('sends whoever logs out home, without a reproach', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    api.on(authEndpoints.logout, () => answered(204))
    const { user } = open()
    await user.click(await screen.findByText('Секретно'))
    await expectPath('/')
    await screen.findByText('Выход выполнен')
    expect(screen.queryByText('Требуется авторизация')).toBeNull()
  })

  it('is closed to whoever logged out elsewhere before', async () => {
    api.reply(profileEndpoints.get, sampleProfile())
    api.on(authEndpoints.logout, () => answered(204))
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
  const open = () => renderScreen(<Guarded by="signed-out">Форма</Guarded>, { path: '/login' })

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
})
