import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { authTexts } from './auth.texts.ts'
import { verificationTexts } from './verification.texts.ts'
import { VerifyPage } from './verify-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

it('sends the token of the address and leads to the login page', async () => {
  api.reply(authEndpoints.verifyAccount, undefined)
  const { user } = renderScreen(<VerifyPage />, { path: '/verify?lang=ru#token=abc%2B1' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Верификация аккаунта')
  await user.click(screen.getByRole('button', { name: 'Верифицировать аккаунт' }))
  expect(await screen.findByText('Аккаунт успешно верифицирован')).toBeTruthy()
  await expectPath('/login')
  expect(api.calls(authEndpoints.verifyAccount)[0]?.body).toEqual({ token: 'abc+1' })
})

it.for(['/verify?lang=ru#token=abc', '/verify?token=abc&lang=ru'])(
  'takes the token out of the address at once (%s)',
  async (path) => {
    renderScreen(<VerifyPage />, { path })
    expect(await screen.findByRole('button', { name: 'Верифицировать аккаунт' })).toBeTruthy()
    expect(window.location.href).toMatch(/\/verify\?lang=ru$/)
  },
)

it('says that it is under way', async () => {
  const { user } = renderScreen(<VerifyPage />, { path: '/verify?token=abc' })
  await user.click(screen.getByRole('button', { name: 'Верифицировать аккаунт' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Верификация...' }).disabled).toBe(true)
})

it('says that the link did not work', async () => {
  api.refuse(authEndpoints.verifyAccount, 'invalid_token', 'Ссылка недействительна.')
  const { user } = renderScreen(<VerifyPage />, { path: '/verify?token=abc' })
  await user.click(screen.getByRole('button', { name: 'Верифицировать аккаунт' }))
  expect(await screen.findByText('Не удалось верифицировать аккаунт')).toBeTruthy()
  expect(screen.getAllByText('Ссылка недействительна.').length).toBeGreaterThan(0)
  expect(currentPath()).toBe('/verify')
})

it('takes back what failed before once it succeeds', async () => {
  api.refuse(authEndpoints.verifyAccount, 'internal', 'Сломалось.')
  const { user } = renderScreen(<VerifyPage />, { path: '/verify?token=abc' })
  await user.click(screen.getByRole('button', { name: 'Верифицировать аккаунт' }))
  expect(await screen.findByText('Не удалось верифицировать аккаунт')).toBeTruthy()
  api.reply(authEndpoints.verifyAccount, undefined)
  await user.click(screen.getByRole('button', { name: 'Верифицировать аккаунт' }))
  expect(await screen.findByText('Аккаунт успешно верифицирован')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Не удалось верифицировать аккаунт')).toBeNull(), {
    timeout: 1000,
  })
})

describe('a link that was used', () => {
  async function openSpent(language: Language = 'ru') {
    const { verify } = verificationTexts[language]
    api.refuse(authEndpoints.verifyAccount, 'invalid_token', 'Ссылка недействительна.')
    const { user } = renderScreen(<VerifyPage />, { path: '/verify?token=abc', language })
    await user.click(screen.getByRole('button', { name: verify }))
    const alert = await screen.findByRole('alert')
    expect(document.activeElement).toBe(alert)
    expect(screen.queryByRole('button', { name: verify })).toBeNull()
    return within(alert)
  }

  it.for(LANGUAGES)('leads whoever is signed out to the login page (%s)', async (language) => {
    const texts = authTexts[language]
    const spent = await openSpent(language)
    expect(spent.getByText(verificationTexts[language].linkSpentSignedOut)).toBeTruthy()
    expect(spent.getByRole('link', { name: texts.logIn }).getAttribute('href')).toBe('/login')
  })

  it.for([
    [true, 'Адрес вашего аккаунта уже подтверждён: эта ссылка больше не нужна.'],
    [false, 'Ваш адрес ещё не подтверждён: попросите новое письмо в профиле.'],
  ] as const)(
    'tells a player whose address is confirmed (%s) what is true',
    async ([emailVerified, says]) => {
      api.reply(profileEndpoints.get, sampleProfile({ emailVerified }))
      const spent = await openSpent()
      expect(await spent.findByText(says)).toBeTruthy()
      expect(spent.getByRole('link', { name: 'В профиль' }).getAttribute('href')).toBe('/profile')
    },
  )
})

it('asks to check the link when it carries no token', () => {
  renderScreen(<VerifyPage />, { path: '/verify' })
  expect(screen.getByRole('alert').textContent).toContain('Токен верификации не найден')
  expect(screen.queryByRole('button', { name: 'Верифицировать аккаунт' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' }).getAttribute('href')).toBe('/login')
})
