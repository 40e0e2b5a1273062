import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type OwnConsent as Consent, consentEndpoints } from '#shared/contract/accounts/consents.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { ProfilePage } from '#web/features/accounts/profile/profile-page.tsx'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { OwnConsent } from './own-consent.tsx'

const asked: Consent = { consent: 'personal_data', edition: '2026-05-01', givenAt: null, wasAsked: false }
const given: Consent = { ...asked, wasAsked: true, givenAt: '2026-05-20T10:00:00.000Z' }
const declined: Consent = { ...asked, wasAsked: true }

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

describe('the question after signing in', () => {
  it('names the edition, leads to it, and goes with the answer', async () => {
    api.reply(consentEndpoints.list, [asked])
    api.reply(consentEndpoints.answer, [given])
    const { user } = renderScreen(<ProfilePage topUp={null} latestOrders={null} />)
    const button = await screen.findByRole('button', { name: 'Соглашаюсь' })
    const question = button.closest('[role=status]') as HTMLElement
    expect(question.textContent).toContain('(редакция от 1 мая 2026 г.). Аккаунт')
    expect(within(question).getByRole('link').getAttribute('href')).toBe('/privacy')
    await user.click(within(question).getByRole('button', { name: 'Соглашаюсь' }))
    expect(await screen.findByText('Согласие принято')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Соглашаюсь' })).toBeNull()
    expect(api.calls(consentEndpoints.answer)).toMatchObject([
      { body: { isGiven: true, edition: '2026-05-01' } },
    ])
  })

  it('takes no for an answer', async () => {
    api.reply(consentEndpoints.list, [asked])
    api.reply(consentEndpoints.answer, [declined])
    const { user } = renderScreen(<ProfilePage topUp={null} latestOrders={null} />, { language: 'en' })
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(api.calls(consentEndpoints.answer)).toMatchObject([{ body: { isGiven: false } }])
  })

  it('stays where the answer was not kept, and asks about the edition that is in force by then', async () => {
    api.reply(consentEndpoints.list, [asked])
    api.on(consentEndpoints.answer, () => answered(409, { code: 'conflict', message: 'Уже другая' }))
    const { user } = renderScreen(<ProfilePage topUp={null} latestOrders={null} />)
    const button = await screen.findByRole('button', { name: 'Соглашаюсь' })
    api.reply(consentEndpoints.list, [{ ...asked, edition: '2026-06-01' }])
    await user.click(button)
    expect(await screen.findByText('Не удалось сохранить ответ')).toBeTruthy()
    expect(await screen.findByText('1 июня 2026 г.')).toBeTruthy()
  })

  it('is not put to whoever was asked', async () => {
    api.reply(consentEndpoints.list, [declined])
    renderScreen(<ProfilePage topUp={null} latestOrders={null} />)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Соглашаюсь' })).toBeNull()
  })
})

it('the settings say what was answered; it is taken back and given again', async () => {
  api.reply(consentEndpoints.list, [given])
  api.reply(consentEndpoints.answer, [declined])
  const { user } = renderScreen(<OwnConsent />)
  await user.click(await screen.findByRole('button', { name: 'Отозвать' }))
  expect(await screen.findByText('Согласие отозвано')).toBeTruthy()
  api.reply(consentEndpoints.answer, [given])
  await user.click(screen.getByRole('button', { name: 'Дать согласие' }))
  expect(await screen.findByText('20 мая 2026 г.')).toBeTruthy()
  expect(api.calls(consentEndpoints.answer).map(({ body }) => body)).toMatchObject([
    { isGiven: false },
    { isGiven: true },
  ])
})
