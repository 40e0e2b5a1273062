/** A banned player says at the gate why the ban is wrong, staff answer, and the player reads it there. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { findUser } from '#e2e/harness/staff.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import { register, signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { appealsTexts, appealsWords } from '#web/features/accounts/appeals/appeals.texts.ts'
import { adminAppealsTexts } from '#web/features/accounts/appeals/staff/admin-appeals.texts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'

describe('ru:', () => {
  const language = DEFAULT_LANGUAGE
  const texts = { ...appealsTexts[language], ...appealsWords[language] }
  const ofStaff = adminAppealsTexts[language]
  const auth = authTexts[language]

  test('a ban is appealed, answered and the answer read', async ({ visit, product, administrator }) => {
    const account = await register(product, language)
    const { id } = await findUser(administrator, account.username)
    await administrator.call('POST', `/admin/users/${id}/ban`, { reason: 'Spam' })

    const player = await visit({ language })
    player.expectErrors('403 POST /api/login')
    const knock = async () => {
      await player.goto('/login')
      await player.page.getByLabel(auth.usernameOrEmail).fill(account.username)
      await player.page.getByLabel(auth.password, { exact: true }).fill(account.password)
      await player.page.getByRole('button', { name: auth.logIn }).click()
    }
    await knock()
    await player.page.getByLabel(texts.message).fill('It was my brother')
    await player.page.getByRole('button', { name: texts.send }).click()
    await player.page.getByText(texts.waiting).waitFor()

    const staff = await visit({ language })
    await signInOnce(staff, ADMINISTRATOR)
    await staff.goto('/admin/users')
    await staff.page.getByRole('status').getByRole('link', { name: account.username }).click()
    await staff.page.getByText('It was my brother').waitFor()
    await staff.page.getByLabel(ofStaff.answer, { exact: true }).fill('Then he waits too')
    await staff.page.getByRole('button', { name: ofStaff.send }).click()
    await staff.page.getByText(ofStaff.sent).waitFor()

    await knock()
    await player.page.getByText('Then he waits too').waitFor()
    expect(await player.page.getByRole('button', { name: texts.send }).count()).toBe(0)
  })
})
