/** The day of an administrator who looks after people and powers. */

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { createHands, type Hands } from '#e2e/harness/hands.ts'
import { test } from '#e2e/harness/journey.ts'
import { addManyUsers } from '#e2e/harness/many-users.ts'
import { PLACES } from '#e2e/harness/places.ts'
import { findUser, openSection, returnToPanel } from '#e2e/harness/staff.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { uniqueName } from '#e2e/harness/unique-name.ts'
import { PROFILE_POLL_MS } from '#shared/constants/account-limits.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { appealsWords } from '#web/features/accounts/appeals/appeals.texts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { rolesTexts } from '#web/features/accounts/roles/staff/roles.texts.ts'
import { userBansTexts } from '#web/features/accounts/user-bans/staff/user-bans.texts.ts'
import { userPageTexts } from '#web/features/accounts/users/staff/user-page.texts.ts'
import { usersTexts } from '#web/features/accounts/users/staff/users.texts.ts'
import { listTexts } from '#web/ui/lists/lists.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const MANY = 40

/** A name that nobody else has in this file. */
describe.for(PLACES)('$language at $width:', ({ language, width, device }) => {
  const openUser = async (page: Page, hands: Hands, username: string) => {
    const texts = usersTexts[language]
    const main = page.getByRole('main')
    await hands.write(main.getByRole('searchbox', { name: texts.search }), username)
    await main.getByText(`${listTexts[language].found}: 1 `).waitFor()
    await hands.press(main.getByRole('link', { name: username, exact: true }))
    await main.getByRole('heading', { level: 1, name: username }).waitFor()
  }

  test('people are found among many, sorted, filtered and corrected', async ({ visit, product }) => {
    if (language === 'ru') await addManyUsers(product, MANY)
    const account = await register(product, language)
    const visitor = await visit({ language, width })
    const member = await returnToPanel(visitor, ADMINISTRATOR, language, device)
    const { page, hands } = member
    const list = usersTexts[language]
    const texts = userPageTexts[language]
    const main = page.getByRole('main')
    await openSection(member, '/admin/users')
    await hands.choose(main.getByRole('combobox', { name: list.sort }), list['username-asc'])
    const names = () => main.getByRole('table').getByRole('link').allTextContents()
    await expect.poll(async () => (await names())[0], { timeout: 5_000 }).toBe('admin')
    const firstPage = await names()
    await hands.press(main.getByRole('link', { name: wordsTexts[language].next }))
    await main.getByText(`${wordsTexts[language].page} 2 ${wordsTexts[language].of}`).waitFor()
    await expect.poll(async () => (await names()).some((name) => firstPage.includes(name))).toBe(false)
    await hands.choose(main.getByRole('combobox', { name: list.role }), roleTitle('admin', language))
    await main.getByText(`${listTexts[language].found}: 1 `).waitFor()
    expect(await names()).toEqual(['admin'])
    await hands.choose(main.getByRole('combobox', { name: list.role }), list.anyRole)

    await openUser(page, hands, account.username)
    await hands.write(main.getByLabel(texts.discordUsername), uniqueName('front'))
    await hands.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, texts.saved, account.username)
  })

  test('somebody is banned and told so at once, let back in, and deleted', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    await signIn(player, account)
    await player.page.clock.install()
    await player.goto('/profile')

    const visitor = await visit({ language, width })
    const member = await returnToPanel(visitor, ADMINISTRATOR, language, device)
    const { page, hands } = member
    const texts = userBansTexts[language]
    const main = page.getByRole('main')
    await openSection(member, '/admin/users')
    await openUser(page, hands, account.username)
    const reason = language === 'ru' ? 'Читы на мосту' : 'Cheats on the bridge'
    await hands.press(main.getByRole('button', { name: texts.ban, exact: true }))
    const dialog = page.getByRole('dialog')
    await hands.write(dialog.getByLabel(texts.banReason), reason)
    await hands.choose(dialog.getByLabel(texts.banPeriod), texts.untilMoment)
    await hands.writeDate(dialog.getByLabel(texts.banEnd), '2031-05-09T18:30')
    await hands.press(dialog.getByRole('button', { name: texts.ban, exact: true }))
    await seeToast(page, texts.banDone)
    await main.getByText(texts.banned).waitFor()

    player.expectErrors(/^403 GET \/api\/profile/, '403 POST /api/login')
    await player.page.clock.fastForward(PROFILE_POLL_MS)
    await seeToast(player.page, reason, '2031')
    await player.page.waitForURL(/\/login/)
    const barred = createHands(player.page, device)
    const gate = authTexts[language]
    await barred.write(player.page.getByLabel(gate.usernameOrEmail), account.username)
    await barred.write(player.page.getByLabel(gate.password, { exact: true }), account.password)
    await player.page.keyboard.press('Enter')
    await player.page.getByRole('main').getByText(reason).waitFor()
    // What may still be done about the ban is asked for after that.
    await player.page.getByRole('heading', { name: appealsWords[language].title }).waitFor()

    await hands.press(main.getByRole('button', { name: texts.unban }))
    await seeToast(page, texts.unbanDone)
    await signIn(player, account)
    await player.goto('/profile')
    await player.page.getByRole('heading', { name: account.username }).waitFor()

    await hands.press(main.getByRole('button', { name: wordsTexts[language].remove, exact: true }))
    const last = dialog.getByRole('button', { name: wordsTexts[language].remove, exact: true })
    await expect.poll(() => last.isDisabled()).toBe(true)
    await hands.write(dialog.getByRole('textbox'), account.username)
    await hands.press(last)
    await seeToast(page, userPageTexts[language].removed, account.username)
    await page.waitForURL('/admin/users')
    player.expectErrors(/^401 /)
    await player.goto('/profile')
    await player.page.waitForURL(/\/login/)
  })

  test('powers: a role is made, given to several at once, changed and deleted', async ({
    visit,
    product,
    administrator,
  }) => {
    const accounts = [await register(product, language), await register(product, language)]
    const [name, second] = [uniqueName('scribe'), uniqueName('guard')]
    const visitor = await visit({ language, width })
    const member = await returnToPanel(visitor, ADMINISTRATOR, language, device)
    const { page, hands } = member
    const texts = rolesTexts[language]
    const list = usersTexts[language]
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    for (const [role, permission] of [
      [name, 'manage_news'],
      [second, 'view_feedback'],
    ] as const) {
      await openSection(member, '/admin/roles')
      await hands.press(main.getByRole('link', { name: texts.create }))
      await hands.write(main.getByLabel(texts.name, { exact: true }), role)
      await hands.press(
        main.getByRole('checkbox').and(main.locator(`[aria-describedby$="${permission}"]`)),
        'Space',
      )
      await hands.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
      await seeToast(page, texts.created)
      // The message of the first role may still be there when the second one is being saved.
      await main.getByRole('heading', { name: role }).waitFor()
    }

    await openSection(member, '/admin/users')
    for (const { username } of accounts) {
      await hands.write(main.getByRole('searchbox', { name: list.search }), username)
      await main.getByText(`${listTexts[language].found}: 1 `).waitFor()
      await hands.press(main.getByRole('checkbox', { name: `${list.select} ${username}` }), 'Space')
    }
    await hands.press(main.getByRole('button', { name: list.changeRoles }))
    for (const role of [name, second]) await hands.choose(dialog.getByLabel(role, { exact: true }), list.give)
    await hands.press(dialog.getByRole('button', { name: list.apply }))
    await seeToast(page, list.rolesChanged)
    for (const { username } of accounts)
      expect((await findUser(administrator, username)).roles.sort()).toEqual([name, second].sort())

    await openUser(page, hands, accounts[0]?.username ?? '')
    await hands.press(main.getByRole('checkbox', { name: second, exact: true }), 'Space')
    await hands.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, userPageTexts[language].saved)

    await openSection(member, '/admin/roles')
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect.poll(() => card.textContent()).toContain('2 ')
    await hands.press(main.getByRole('link', { name: `${wordsTexts[language].edit}: ${name}` }))
    await hands.press(
      main.getByRole('checkbox').and(main.locator('[aria-describedby$="view_audit_log"]')),
      'Space',
    )
    await hands.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, texts.saved)

    await hands.press(main.getByRole('button', { name: `${wordsTexts[language].remove}: ${name}` }))
    await dialog.getByText(language === 'ru' ? /2 пользователя потеряют/ : /2 users lose/).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(() => hands.isAt(main.getByRole('button', { name: `${wordsTexts[language].remove}: ${name}` })))
      .toBe(true)
    await page.keyboard.press('Enter')
    await hands.press(dialog.getByRole('button', { name: wordsTexts[language].remove, exact: true }))
    await seeToast(page, texts.removed, name)
    await card.waitFor({ state: 'detached' })
    expect((await findUser(administrator, accounts[0]?.username ?? '')).roles).toEqual([])
  })
})
