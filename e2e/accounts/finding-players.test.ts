/** Staff look for a player who is called otherwise by now, and help them; by keyboard, on a phone. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { findUser } from '#e2e/harness/staff.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { register, signIn, signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { orderingTexts } from '#web/editing/ordering/ordering.texts.ts'
import { formerNamesTexts } from '#web/features/accounts/account-help/staff/former-names.texts.ts'
import { roleLookTexts } from '#web/features/accounts/roles/staff/role-look.texts.ts'
import { usersTexts } from '#web/features/accounts/users/staff/users.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

describe('en, 390 px:', () => {
  const language = 'en'

  test('a renamed player is found by the former name and by the network, and gets the name back', async ({
    visit,
    product,
    administrator,
  }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    await signIn(player, account)
    const { id } = await findUser(administrator, account.username)
    const renamed = `${account.username}-renamed`
    expect(await administrator.call('PUT', `/admin/users/${id}`, { username: renamed })).toMatchObject({
      status: 200,
    })

    const staff = await visit({ language, width: 390 })
    await signInOnce(staff, ADMINISTRATOR)
    const { page } = staff
    const users = usersTexts[language]
    await staff.goto('/admin/users')
    await page.getByRole('searchbox', { name: users.search }).focus()
    await page.keyboard.type(`${account.username}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type('127.0.0.0/8')
    await page.waitForURL(/search=.*network=127/)
    const found = page.getByRole('link', { name: renamed, exact: true })
    await found.waitFor()
    await page.getByText(`${users.formerly}: ${account.username}`).waitFor()
    await found.focus()
    await page.keyboard.press('Enter')

    const names = formerNamesTexts[language]
    const restore = page.getByRole('button', { name: `${names.restore}: ${account.username}` })
    await restore.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: names.restoreTitle })
    await dialog.getByRole('button', { name: names.restore }).focus()
    await page.keyboard.press('Enter')
    await seeToast(page, names.restored, account.username)
    await page.getByRole('heading', { level: 1, name: account.username, exact: true }).waitFor()
  })

  test('a role is doubled, given a color and an icon, and moved', async ({ visit }) => {
    const staff = await visit({ language, width: 390 })
    await signInOnce(staff, ADMINISTRATOR)
    const { page } = staff
    const look = roleLookTexts[language]
    await staff.goto('/admin/roles')
    await page.getByRole('button', { name: `${look.double}: Editor` }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/roles\/\d+$/)
    await page.getByRole('textbox', { name: look.color, exact: true }).fill('#ffcc00')
    await page.getByRole('radio', { name: look.icons.pen }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: wordsTexts[language].save }).click()
    await page.waitForURL(/\/admin\/roles$/)
    const names = () => page.getByRole('list', { name: look.list }).getByRole('heading').allTextContents()
    await expect.poll(async () => (await names()).slice(-2)).toEqual(['Editor', 'editor 2'])
    await page.getByRole('button', { name: `${orderingTexts[language].moveUp}: editor 2` }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await names()).slice(-2)).toEqual(['editor 2', 'Editor'])
    await page.reload()
    await page.getByRole('heading', { name: 'editor 2' }).waitFor()
    expect((await names()).slice(-2)).toEqual(['editor 2', 'Editor'])
  })
})
