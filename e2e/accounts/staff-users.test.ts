/** What staff do with people beside editing them: the list as a file, and signing somebody out. */
import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { PROFILE_TOLD_OF_THE_END, test } from '#e2e/harness/journey.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { PROFILE_POLL_MS } from '#shared/constants/account-limits.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import { register, signIn, signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { userPageTexts } from '#web/features/accounts/users/staff/user-page.texts.ts'
import { usersTexts } from '#web/features/accounts/users/staff/users.texts.ts'

describe('ru:', () => {
  const language = DEFAULT_LANGUAGE

  test('whoever was searched for is saved to a file', async ({ visit, product }) => {
    const account = await register(product, language)
    const staff = await visit({ language })
    await signInOnce(staff, ADMINISTRATOR)
    await staff.goto(`/admin/users?search=${account.username}`)
    const button = staff.page.getByRole('button', { name: usersTexts[language].export })
    const [file] = await Promise.all([staff.page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(text).toContain(account.email)
    expect(text).not.toContain(ADMINISTRATOR.username)
  })

  test('somebody is signed out, and their page shows it', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    player.expectErrors(PROFILE_TOLD_OF_THE_END)
    await signIn(player, account)
    await player.page.clock.install()
    await player.goto('/profile')
    await player.page.getByRole('heading', { level: 1 }).waitFor()

    const staff = await visit({ language })
    await signInOnce(staff, ADMINISTRATOR)
    await staff.goto(`/admin/users?search=${account.username}`)
    await staff.page.getByRole('link', { name: account.username, exact: true }).click()
    const texts = userPageTexts[language]
    await staff.page.getByRole('button', { name: texts.endSessions }).click()
    await seeToast(staff.page, texts.sessionsEnded, account.username)
    await staff.page.getByText(texts.sessionsEmpty).waitFor()
    await player.page.clock.fastForward(PROFILE_POLL_MS)
    await player.page.waitForURL(/\/login/)
  })
})
