/** The day of an administrator, who looks after people, powers and game servers, by keyboard alone. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { rolesTexts } from '#web/features/accounts/roles/staff/roles.texts.ts'
import { userPageTexts } from '#web/features/accounts/users/staff/user-page.texts.ts'
import { usersTexts } from '#web/features/accounts/users/staff/users.texts.ts'
import { featureTexts } from '#web/features/games/game-servers/server-labels.texts.ts'
import { adminServersTexts } from '#web/features/games/game-servers/staff/admin-servers.texts.ts'
import { serverEditorTexts } from '#web/features/games/game-servers/staff/server-editor.texts.ts'
import { stateTexts } from '#web/features/games/game-status/state.texts.ts'
import { maintenanceTexts } from '#web/features/games/maintenance/maintenance.texts.ts'
import { adminMaintenanceTexts } from '#web/features/games/maintenance/staff/admin-maintenance.texts.ts'
import { dashboardTexts } from '#web/features/operations/dashboard/staff/dashboard.texts.ts'
import { auditTexts } from '#web/features/platform/audit/staff/audit.texts.ts'
import { listTexts } from '#web/ui/lists/lists.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { register, signIn } from './harness/accounts.ts'
import { addCrowd } from './harness/crowd.ts'
import { test } from './harness/journey.ts'
import { createKeyboard, type Keyboard } from './harness/keyboard.ts'
import { ADMINISTRATOR } from './harness/product.ts'
import { enterPanel, findUser, openSection, returnToPanel } from './harness/staff.ts'
import { seeToast } from './harness/toasts.ts'

const CROWD = 40
const DAY_MS = 24 * 60 * 60_000

/** A day has more steps than other journeys, and each key press waits for a busy machine. */
const LONG_MS = 120_000

const PLACES: { language: Language; width: number }[] = [
  { language: 'ru', width: 390 },
  { language: 'en', width: 1440 },
]

/** A name that nobody else has in this file. */
const named = (word: string, language: Language) => `${word}_${language}`

describe.for(PLACES)('$language at $width:', { timeout: LONG_MS }, ({ language, width }) => {
  const openUser = async (page: Page, keys: Keyboard, username: string) => {
    const texts = usersTexts[language]
    const main = page.getByRole('main')
    await keys.write(main.getByRole('searchbox', { name: texts.search }), username)
    await main.getByText(`${listTexts[language].found}: 1 `).waitFor()
    await keys.press(main.getByRole('link', { name: username, exact: true }))
    await main.getByRole('heading', { level: 1, name: username }).waitFor()
  }

  test('the dashboard tells what goes on, to the day', async ({ visit, product, administrator }) => {
    const account = await register(product, language)
    const { id, version } = await findUser(administrator, account.username)
    await administrator.call('PUT', `/admin/users/${id}`, { discordUsername: 'front.liner', version })
    const { page, keys } = await enterPanel(await visit({ language, width }), ADMINISTRATOR, language)
    const texts = dashboardTexts[language]
    const main = page.getByRole('main')
    for (const button of ['manageUsers', 'manageNews', 'manageFeedback', 'manageRoles'] as const)
      await keys.reach(main.getByRole('link', { name: texts[button] }))

    const chart = main.getByRole('table', { name: texts.chartTitle })
    expect(await chart.getByRole('row').count()).toBe(31)
    expect(await chart.getByRole('row').last().getByRole('cell').textContent()).not.toBe('0')
    const calendar = main.getByRole('grid', { name: texts.heatmapTitle })
    await keys.reach(calendar.locator('[tabindex="0"]'))
    const tooltip = main.getByRole('tooltip')
    const today = await tooltip.textContent()
    expect(today).toMatch(new RegExp(`: [1-9]\\d* ${texts.tooltipWord}$`))
    await page.keyboard.press('ArrowLeft')
    const weekAgo = await tooltip.textContent()
    expect(weekAgo).toMatch(new RegExp(`: 0 ${texts.tooltipWord}$`))
    await page.keyboard.press('ArrowRight')
    expect(await tooltip.textContent()).toBe(today)
    await main.getByRole('listitem').filter({ hasText: account.username }).first().waitFor()
    await keys.press(main.getByRole('link', { name: texts.manageUsers }))
    await page.waitForURL('/admin/users')
  })

  test('people are found among many, sorted, filtered and corrected', async ({ visit, product }) => {
    if (language === 'ru') await addCrowd(product, CROWD)
    const account = await register(product, language)
    const visitor = await visit({ language, width })
    const member = await returnToPanel(visitor, ADMINISTRATOR, language)
    const { page, keys } = member
    const list = usersTexts[language]
    const texts = userPageTexts[language]
    const main = page.getByRole('main')
    await openSection(member, '/admin/users')
    await keys.choose(main.getByRole('combobox', { name: list.sort }), list['username-asc'])
    const names = () => main.getByRole('table').getByRole('link').allTextContents()
    await expect.poll(async () => (await names())[0], { timeout: 5_000 }).toBe('admin')
    const firstPage = await names()
    await keys.press(main.getByRole('link', { name: wordsTexts[language].next }))
    await main.getByText(`${wordsTexts[language].page} 2 ${wordsTexts[language].of}`).waitFor()
    await expect.poll(async () => (await names()).some((name) => firstPage.includes(name))).toBe(false)
    await keys.choose(main.getByRole('combobox', { name: list.role }), 'admin', { back: true })
    await main.getByText(`${listTexts[language].found}: 1 `).waitFor()
    expect(await names()).toEqual(['admin'])
    await keys.choose(main.getByRole('combobox', { name: list.role }), list.anyRole)

    await openUser(page, keys, account.username)
    await keys.write(main.getByLabel(texts.discordUsername), named('front', language))
    await keys.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, texts.saved, account.username)
  })

  test('somebody is banned and told so at once, let back in, and deleted', async ({ visit, product }) => {
    const account = await register(product, language)
    const player = await visit({ language })
    await signIn(player, account)
    await player.goto('/profile')

    const visitor = await visit({ language, width })
    const member = await returnToPanel(visitor, ADMINISTRATOR, language)
    const { page, keys } = member
    const texts = userPageTexts[language]
    const main = page.getByRole('main')
    await openSection(member, '/admin/users')
    await openUser(page, keys, account.username)
    const reason = language === 'ru' ? 'Читы на мосту' : 'Cheats on the bridge'
    await keys.press(main.getByRole('button', { name: texts.ban, exact: true }))
    const dialog = page.getByRole('dialog')
    await keys.write(dialog.getByLabel(texts.banReason), reason)
    await keys.choose(dialog.getByLabel(texts.banPeriod), texts.untilMoment)
    await keys.writeDate(dialog.getByLabel(texts.banEnd), '2031-05-09T18:30')
    await keys.press(dialog.getByRole('button', { name: texts.ban, exact: true }))
    await seeToast(page, texts.banDone)
    await main.getByText(texts.banned).waitFor()

    player.foresee(/^403 GET \/api\/profile/, '403 POST /api/login')
    await seeToast(player.page, reason, '2031')
    await player.page.waitForURL('/login')
    const barred = createKeyboard(player.page)
    const gate = authTexts[language]
    await barred.write(player.page.getByLabel(gate.usernameOrEmail), account.username)
    await barred.write(player.page.getByLabel(gate.password, { exact: true }), account.password)
    await player.page.keyboard.press('Enter')
    await player.page.getByRole('main').getByText(reason).waitFor()

    await keys.press(main.getByRole('button', { name: texts.unban }))
    await seeToast(page, texts.unbanDone)
    await signIn(player, account)
    await player.goto('/profile')
    await player.page.getByRole('heading', { name: account.username }).waitFor()

    await keys.press(main.getByRole('button', { name: wordsTexts[language].remove, exact: true }))
    const last = dialog.getByRole('button', { name: wordsTexts[language].remove, exact: true })
    await expect.poll(() => last.isDisabled()).toBe(true)
    await keys.write(dialog.getByRole('textbox'), account.username)
    await keys.press(last)
    await seeToast(page, texts.removed, account.username)
    await page.waitForURL('/admin/users')
    player.foresee(/^401 /)
    await player.goto('/profile')
    await player.page.waitForURL('/login')
  })

  test('powers: a role is made, given to several at once, changed and deleted', async ({
    visit,
    product,
    administrator,
  }) => {
    const accounts = [await register(product, language), await register(product, language)]
    const [name, second] = [named('scribe', language), named('guard', language)]
    const visitor = await visit({ language, width })
    const member = await returnToPanel(visitor, ADMINISTRATOR, language)
    const { page, keys } = member
    const texts = rolesTexts[language]
    const list = usersTexts[language]
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    for (const [role, permission] of [
      [name, 'manage_news'],
      [second, 'view_feedback'],
    ] as const) {
      await openSection(member, '/admin/roles')
      await keys.press(main.getByRole('link', { name: texts.create }))
      await keys.write(main.getByLabel(texts.name, { exact: true }), role)
      await keys.press(
        main.getByRole('checkbox').and(main.locator(`[aria-describedby$="${permission}"]`)),
        'Space',
      )
      await keys.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
      await seeToast(page, texts.created)
    }

    await openSection(member, '/admin/users')
    for (const { username } of accounts) {
      await keys.write(main.getByRole('searchbox', { name: list.search }), username)
      await main.getByText(`${listTexts[language].found}: 1 `).waitFor()
      await keys.press(main.getByRole('checkbox', { name: `${list.select} ${username}` }), 'Space')
    }
    await keys.press(main.getByRole('button', { name: list.changeRoles }))
    for (const role of [name, second]) await keys.choose(dialog.getByLabel(role, { exact: true }), list.give)
    await keys.press(dialog.getByRole('button', { name: list.apply }))
    await seeToast(page, list.rolesChanged)
    for (const { username } of accounts)
      expect((await findUser(administrator, username)).roles.sort()).toEqual([name, second].sort())

    await openUser(page, keys, accounts[0]?.username ?? '')
    await keys.press(main.getByRole('checkbox', { name: second, exact: true }), 'Space')
    await keys.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, userPageTexts[language].saved)

    await openSection(member, '/admin/roles')
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect.poll(() => card.textContent()).toContain('2 ')
    await keys.press(main.getByRole('link', { name: `${texts.edit}: ${name}` }))
    await keys.press(
      main.getByRole('checkbox').and(main.locator('[aria-describedby$="view_audit_log"]')),
      'Space',
    )
    await keys.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, texts.saved)

    await keys.press(main.getByRole('button', { name: `${wordsTexts[language].remove}: ${name}` }))
    await dialog.getByText(language === 'ru' ? /2 пользователя потеряют/ : /2 users lose/).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(() => keys.isAt(main.getByRole('button', { name: `${wordsTexts[language].remove}: ${name}` })))
      .toBe(true)
    await page.keyboard.press('Enter')
    await keys.press(dialog.getByRole('button', { name: wordsTexts[language].remove, exact: true }))
    await seeToast(page, texts.removed, name)
    await card.waitFor({ state: 'detached' })
    expect((await findUser(administrator, accounts[0]?.username ?? '')).roles).toEqual([])
  })

  test('game servers: added, edited, moved, hidden, declared, given maintenance and deleted', async ({
    visit,
  }) => {
    const reader = await visit({ language })
    reader.foresee(/^404 GET \/api\/servers\/\d+\//)
    const visitor = await visit({ language, width })
    const member = await returnToPanel(visitor, ADMINISTRATOR, language)
    const { page, keys } = member
    const list = adminServersTexts[language]
    const texts = serverEditorTexts[language]
    const main = page.getByRole('main')
    const name = named('Citadel', language)
    const part = (of: Language) =>
      main.getByRole('group', {
        name: of === 'ru' ? wordsTexts[language].russian : wordsTexts[language].english,
      })
    await openSection(member, '/admin/servers')
    await keys.press(main.getByRole('link', { name: list.create }))
    await keys.write(main.getByLabel(texts.labels.name_server, { exact: true }), name)
    await keys.write(main.getByLabel(texts.labels.ip, { exact: true }), 'citadel.frontland.example:25565')
    await keys.reach(main.getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
    await keys.write(part('ru').getByLabel(texts.labels.description_ru), 'Цитадель на холме.')
    await keys.press(part('ru').getByRole('checkbox', { name: featureTexts.ru.clans }), 'Space')
    await keys.write(part('en').getByLabel(texts.labels.description_en), 'The citadel on the hill.')
    await keys.press(part('en').getByRole('button', { name: texts.copyFeatures }))
    await keys.press(main.getByRole('button', { name: texts.create, exact: true }))
    await seeToast(page, texts.created)
    await reader.goto('/servers')
    const cards = () => reader.page.getByRole('main').getByRole('article')
    await cards().and(reader.page.getByRole('article', { name })).waitFor()

    await keys.write(main.getByLabel(texts.labels.players, { exact: true }), '0/333')
    await keys.press(main.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, texts.saved)

    const works = adminMaintenanceTexts[language]
    const dialog = page.getByRole('dialog')
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
    await keys.press(main.getByRole('button', { name: works.add }))
    await keys.writeDate(dialog.getByLabel(works.startsAt), `${tomorrow}T09:30`)
    await keys.writeDate(dialog.getByLabel(works.endsAt), `${tomorrow}T14:00`)
    await keys.press(dialog.getByRole('button', { name: wordsTexts[language].save, exact: true }))
    await seeToast(page, works.saved)
    await reader.goto('/servers')
    await reader.page.getByRole('article', { name }).getByText(maintenanceTexts[language].ahead).waitFor()
    await keys.press(main.getByRole('link', { name: wordsTexts[language].toList }))

    const rows = main.getByRole('list', { name: list.list }).getByRole('listitem')
    const place = async () => (await rows.allTextContents()).findIndex((text) => text.includes(name))
    await rows.filter({ hasText: name }).waitFor()
    const before = await place()
    await keys.press(main.getByRole('button', { name: `${list.moveUp}: ${name}` }))
    await expect.poll(place).toBe(before - 1)
    // The row moved, and the keyboard with it.
    await expect
      .poll(() => keys.isAt(main.getByRole('button', { name: `${list.moveUp}: ${name}` })))
      .toBe(true)

    const state = main.getByRole('combobox', { name: `${list.declared}: ${name}` })
    for (const declared of ['maintenance', 'development'] as const) {
      await keys.choose(state, list[declared])
      await seeToast(page, list.declaredNow)
      await reader.goto('/servers')
      await reader.page
        .getByRole('article', { name })
        .getByText(stateTexts[language][declared], { exact: true })
        .waitFor()
    }
    await keys.press(main.getByRole('button', { name: `${list.hide}: ${name}` }))
    await seeToast(page, list.wasHidden)
    await reader.goto('/servers')
    await cards().first().waitFor()
    expect(await reader.page.getByRole('article', { name }).count()).toBe(0)

    await keys.press(main.getByRole('button', { name: `${wordsTexts[language].remove}: ${name}` }))
    await keys.press(dialog.getByRole('button', { name: wordsTexts[language].remove, exact: true }))
    await seeToast(page, list.removed)
    await rows.filter({ hasText: name }).waitFor({ state: 'detached' })
  })

  test('the log tells who changed what, before and after', async ({ visit, product, administrator }) => {
    const account = await register(product, language)
    const { id, version } = await findUser(administrator, account.username)
    await administrator.call('PUT', `/admin/users/${id}`, { discordUsername: 'before.it', version })
    await administrator.call('PUT', `/admin/users/${id}`, {
      discordUsername: 'after.it',
      version: version + 1,
    })
    const member = await returnToPanel(await visit({ language, width }), ADMINISTRATOR, language)
    const { page, keys } = member
    const texts = auditTexts[language]
    const main = page.getByRole('main')
    await openSection(member, '/admin/audit')
    await keys.write(main.getByRole('searchbox', { name: texts.actor }), 'admin')
    await keys.choose(main.getByRole('combobox', { name: texts.action }), texts.actions.update)
    await keys.choose(main.getByRole('combobox', { name: texts.noun }), userAudit.texts[language].plural)
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ actor: 'admin', action: 'update', noun: 'user' })
    const entry = main.getByRole('listitem').filter({ hasText: account.username }).first()
    await keys.press(entry.locator('summary'))
    await entry.getByText('before.it').waitFor()
    await entry.getByText('after.it').waitFor()
    const today = new Date().toISOString().slice(0, 10)
    await keys.writeDate(main.getByLabel(texts.from), today)
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe(today)
    await entry.waitFor()
    await keys.press(main.getByRole('link', { name: texts.reset }))
    await page.waitForURL((url) => url.search === '')
  })
})
