/** A player changes the password, and whoever else was signed in to the account no longer is. */

import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { PROFILE_TOLD_OF_THE_END, test } from '#e2e/harness/journey.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { consentsTexts } from '#web/features/accounts/consents/consents.texts.ts'
import { settingsTexts } from '#web/features/accounts/profile/settings/settings.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const says = {
  ru: {
    changed: ['Пароль изменен', 'Ваш пароль был успешно обновлен'],
    failed: ['Ошибка изменения пароля', 'Текущий пароль указан неверно.'],
    currentIsWrong: 'Текущий пароль указан неверно.',
    tooShort: 'Пароль должен содержать не менее 8 символов',
    different: 'Пароли не совпадают',
    ended: ['Сессия закончилась', 'Войдите снова.'],
  },
  en: {
    changed: ['Password changed', 'Your password has been updated'],
    failed: ['Password change failed', 'The current password is wrong.'],
    currentIsWrong: 'The current password is wrong.',
    tooShort: 'Password must be at least 8 characters',
    different: 'Passwords do not match',
    ended: ['Your session has ended', 'Log in again.'],
  },
} as const

describe.for(LANGUAGES)('%s:', (language) => {
  const said = says[language]
  const labels = settingsTexts[language]

  async function openDialog(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: labels.settings }).click()
    await page
      .getByRole('dialog', { name: labels.settings })
      .getByRole('button', { name: labels.changePassword })
      .click()
    return page.getByRole('dialog', { name: labels.changePassword })
  }
  async function fill(dialog: Locator, current: string, next: string, confirmation = next) {
    await dialog.getByLabel(labels.currentPassword, { exact: true }).fill(current)
    await dialog.getByLabel(labels.newPassword, { exact: true }).fill(next)
    await dialog.getByLabel(labels.confirmNewPassword, { exact: true }).fill(confirmation)
    await dialog.getByRole('button', { name: wordsTexts[language].save }).click()
  }

  test('a new password holds, and ends the session on the other device', async ({ visit, product }) => {
    const account = await register(product, language)
    const [desk, phone] = [await visit({ language }), await visit({ language })]
    await signIn(desk, account)
    await signIn(phone, account)
    desk.expectErrors('400 PUT /api/change-password')
    phone.expectErrors(PROFILE_TOLD_OF_THE_END)

    await desk.goto('/profile')
    const dialog = await openDialog(desk.page)
    const newPassword = `${account.password}-new`
    await fill(dialog, 'not-this-one', newPassword)
    await seeToast(desk.page, ...said.failed)
    await dialog.getByRole('alert').filter({ hasText: said.currentIsWrong }).waitFor()

    await fill(dialog, account.password, newPassword)
    await seeToast(desk.page, ...said.changed)
    await dialog.waitFor({ state: 'hidden' })

    await desk.page.reload()
    await desk.page.getByRole('heading', { level: 1, name: account.username }).waitFor()

    await phone.goto('/profile')
    await phone.page.waitForURL(/\/login/)
    await seeToast(phone.page, ...said.ended)
    await expect(signIn(phone, account)).rejects.toThrow('bad_credentials')
    await signIn(phone, { ...account, password: newPassword })
  })

  // The rest is the same code in either language: its sentences are held by the compiler and by the tests of the screens.
  if (language !== DEFAULT_LANGUAGE) return

  test('what is too short or repeated differently is not sent', async ({ visit, product }) => {
    const account = await register(product, language)
    const visitor = await visit({ language })
    await signIn(visitor, account)
    await visitor.goto('/profile')
    const dialog = await openDialog(visitor.page)
    await fill(dialog, account.password, '1234567', '12345678')
    await dialog.getByRole('alert').filter({ hasText: said.tooShort }).waitFor()
    await dialog.getByRole('alert').filter({ hasText: said.different }).waitFor()

    await dialog.getByRole('button', { name: wordsTexts[language].cancel }).click()
    await dialog.waitFor({ state: 'hidden' })
    await visitor.page.getByRole('dialog', { name: labels.settings }).waitFor()
  })

  test('the settings hold four panels, and a way out that closes them', async ({ visit, product }) => {
    const visitor = await visit({ language })
    await signIn(visitor, await register(product, language))
    await visitor.goto('/profile')
    await visitor.page.getByRole('button', { name: labels.settings }).click()
    const dialog = visitor.page.getByRole('dialog', { name: labels.settings })
    await dialog.waitFor()
    expect(await dialog.getByRole('tab').allTextContents()).toEqual([
      labels.general,
      labels.notifications,
      labels.personalization,
      labels.security,
    ])
    expect((await dialog.boundingBox())?.height).toBe(480)
    await dialog.getByRole('tab', { name: labels.notifications }).click()
    const letters = dialog.getByRole('switch', { name: `${labels.topics.tournaments}: ${labels.ways.mail}` })
    // The switch moves a moment after the press, which `uncheck` does not wait for.
    await letters.click()
    await expect.poll(() => letters.isChecked()).toBe(false)
    await dialog.getByRole('tab', { name: labels.personalization }).click()
    // These visitors' system wants less motion as it is.
    expect(await dialog.getByRole('switch', { name: labels.lessMotion }).isDisabled()).toBe(true)
    // What was open is open again.
    await visitor.page.reload()
    await dialog.getByRole('tab', { name: labels.notifications }).click()
    await letters.waitFor()
    expect(await letters.isChecked()).toBe(false)
    await dialog.getByRole('tab', { name: labels.security }).click()
    await dialog.getByRole('tabpanel').getByRole('button', { name: labels.changePassword }).waitFor()
    // The last thing that the panel asks for: whoever leaves before is told of it that the session has ended.
    await dialog.getByText(consentsTexts[language].subject).waitFor()

    await dialog.getByRole('button', { name: labels.logout }).click()
    await dialog.waitFor({ state: 'hidden' })
    await visitor.page.waitForURL('/')
  })
})
