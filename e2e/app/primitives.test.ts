/** What every dialog, menu and row of tabs keeps to, in a real browser. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { menuName } from '#e2e/harness/menu-name.ts'
import { findUser } from '#e2e/harness/staff.ts'
import { DEFAULT_LANGUAGE, type Language } from '#shared/constants/languages.ts'
import { register, signIn, signInOnce } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { adminTexts } from '#web/app/admin/admin.texts.ts'
import { headerTexts } from '#web/app/header/header.texts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { settingsTexts } from '#web/features/accounts/profile/settings/settings.texts.ts'
import { userBansTexts } from '#web/features/accounts/user-bans/staff/user-bans.texts.ts'
import { usersTexts } from '#web/features/accounts/users/staff/users.texts.ts'
import { downloadTexts, downloadWords } from '#web/features/games/launcher/download.texts.ts'
import { adminMaintenanceTexts } from '#web/features/games/maintenance/staff/admin-maintenance.texts.ts'
import { dashboardTexts } from '#web/features/operations/dashboard/staff/dashboard.texts.ts'
import { shopTexts } from '#web/features/shop/products/shop.texts.ts'
import { dialogTexts } from '#web/ui/dialog.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const PHONE = 390
/** A point of the page that no dialog covers. */
const BESIDE = { x: 4, y: 4 }

/** Behind the last stop of a modal dialog the browser's own buttons have the focus, and the page has none. */
const isOutOfPage = async (page: Page) => (await page.locator(':focus').count()) === 0
const isAt = async (page: Page, target: Locator) => (await page.locator(':focus').and(target).count()) > 0
const isIn = async (box: Locator) => (await box.locator(':focus').count()) > 0

/** Whoever tabs on and back again never comes to what lies behind. */
async function keepsFocus(page: Page, box: Locator) {
  const met = new Set<string | null>()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press(key)
      if (await isOutOfPage(page)) continue
      expect(await isIn(box), `${key}, ${step}`).toBe(true)
      met.add(
        await box.locator(':focus').evaluate((node) => {
          const { ariaLabel, textContent } = node as unknown as Record<
            'ariaLabel' | 'textContent',
            string | null
          >
          return ariaLabel ?? textContent
        }),
      )
    }
  return met
}

/** What was entered in a box is kept until somebody says that it may go. */
async function keepsWhatWasEntered(
  page: Page,
  dialog: Locator,
  box: Locator,
  text: string,
  language: Language,
) {
  const texts = dialogTexts[language]
  const question = dialog.getByRole('alertdialog', { name: texts.lossQuestion })
  const isKept = async () => {
    await question.waitFor({ state: 'detached' })
    expect(await box.inputValue()).toBe(text)
    await expect.poll(() => isAt(page, box)).toBe(true)
  }
  await box.fill(text)

  await page.keyboard.press('Escape')
  await question.waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await expect.poll(() => isIn(question)).toBe(true)
  await page.keyboard.press('Escape')
  await isKept()

  await page.mouse.click(BESIDE.x, BESIDE.y)
  await question.getByRole('button', { name: texts.stay }).click()
  await isKept()

  await dragOut(page, box)
  expect(await question.count()).toBe(0)
  await isKept()

  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: texts.leave }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Selects what is in a box as one does who is in a hurry: the button is let go far outside. */
async function dragOut(page: Page, box: Locator) {
  const edge = await box.boundingBox()
  if (!edge) throw new Error('The box is not drawn.')
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2)
  await page.mouse.down()
  await page.mouse.move(BESIDE.x, BESIDE.y, { steps: 4 })
  await page.mouse.up()
}

describe('ru:', () => {
  const language = DEFAULT_LANGUAGE
  const words = wordsTexts[language]

  test('a dialog takes the focus, keeps it, and gives it back', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    await goto('/shop')
    const opener = page.getByRole('button', { name: shopTexts[language].detailsOf('') }).first()
    const dialog = page.getByRole('dialog')
    const open = async () => {
      await opener.focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor()
    }
    const isBack = () => isAt(page, opener)

    await open()
    await expect.poll(() => isIn(dialog)).toBe(true)
    expect((await keepsFocus(page, dialog)).size).toBe(3)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(isBack).toBe(true)

    await open()
    await dialog.getByRole('button', { name: words.close }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(isBack).toBe(true)

    await open()
    await page.mouse.click(BESIDE.x, BESIDE.y)
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(isBack).toBe(true)

    // Nobody is too quick: pressed the moment the focus is back, it opens once more.
    await open()
    const closed = await dialog.elementHandle()
    await opener.evaluate((button) => {
      const { addEventListener, click } = button as unknown as {
        addEventListener(type: string, listener: () => void, options: object): void
        click(): void
      }
      addEventListener.call(button, 'focus', () => queueMicrotask(() => click.call(button)), { once: true })
    })
    await page.keyboard.press('Escape')
    await page.waitForFunction(
      (element) => (element as unknown as { isConnected: boolean }).isConnected === false,
      closed,
    )
    await expect.poll(() => dialog.count()).toBe(1)
  })

  test('a new password that was begun is not lost unasked', async ({ visit, product }) => {
    const texts = settingsTexts[language]
    const visitor = await visit({ language, width: PHONE })
    await signIn(visitor, await register(product, language))
    await visitor.goto('/profile')
    const { page } = visitor
    await page.getByRole('button', { name: texts.settings }).click()
    const settings = page.getByRole('dialog', { name: texts.settings })
    await settings.getByRole('button', { name: texts.changePassword }).click()
    const dialog = page.getByRole('dialog', { name: texts.changePassword })
    const box = dialog.getByLabel(texts.newPassword, { exact: true })
    await keepsWhatWasEntered(page, dialog, box, 'parade-ground-new', language)
    await settings.waitFor()
  })

  test('nor is what staff began to enter', async ({ visit, product, administrator }) => {
    const account = await register(product, language)
    const { id } = await findUser(administrator, account.username)
    const staff = await visit({ language })
    await signInOnce(staff, ADMINISTRATOR)
    const { page } = staff
    const dialog = page.getByRole('dialog')

    const texts = userBansTexts[language]
    await staff.goto(`/admin/users/${id}`)
    await page.getByRole('button', { name: texts.ban, exact: true }).click()
    await keepsWhatWasEntered(page, dialog, dialog.getByLabel(texts.banReason), 'Griefing', language)

    const list = usersTexts[language]
    await staff.goto(`/admin/users?search=${account.username}`)
    await page.getByRole('checkbox', { name: list.selectAll }).check()
    await page.getByRole('button', { name: list.changeRoles }).click()
    const role = dialog.getByRole('combobox').first()
    await role.focus()
    await role.selectOption({ label: list.give })
    await page.keyboard.press('Escape')
    await dialog.getByRole('alertdialog').getByRole('button', { name: dialogTexts[language].stay }).click()
    expect(await role.locator('option:checked').textContent()).toBe(list.give)
    await role.selectOption({ label: list.keep })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    const maintenance = adminMaintenanceTexts[language]
    await staff.goto('/admin/servers')
    await page
      .getByRole('link', { name: new RegExp(`^${words.edit}`) })
      .first()
      .click()
    await page.getByRole('button', { name: maintenance.add }).click()
    await keepsWhatWasEntered(page, dialog, dialog.getByLabel(maintenance.note_ru), 'Новая карта', language)
  })

  test('the menu of a phone closes on Escape and keeps Tab inside', async ({ visit }) => {
    const texts = headerTexts[language]
    const { page, goto } = await visit({ language, width: PHONE })
    await goto('/terms')
    const opener = page.getByRole('banner').getByRole('button', { name: texts.openMenu })
    await opener.click()
    const menu = page.getByRole('dialog', { name: texts.menu })
    await menu.waitFor()
    expect(await findAxeViolations(page)).toEqual([])
    const stops = await keepsFocus(page, menu)
    const named = (to: string) => menuName('header', to, language)
    for (const stop of [texts.closeMenu, named('/'), named('/shop'), texts.register])
      expect(stops).toContain(stop)

    await menu.getByRole('button', { name: texts.servers }).focus()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await expect.poll(() => isAt(page, opener)).toBe(true)

    await opener.click()
    await page.setViewportSize({ width: 900, height: PHONE })
    await menu.waitFor({ state: 'detached' })
    await page
      .getByRole('banner')
      .getByRole('link', { name: named('/shop') })
      .click()
    await page.waitForURL('/shop')
  })

  test('a row of tabs leaves Up and Down to the page', async ({ visit, product }) => {
    const visitor = await visit({ language })
    const { page } = visitor
    const selected = (name: string) => page.getByRole('tab', { name, selected: true }).waitFor()
    await visitor.goto('/download')
    const texts = { ...downloadTexts[language], ...downloadWords[language] }
    await page.getByRole('tab', { name: texts.latest }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(0)
    await selected(texts.latest)
    await page.keyboard.press('ArrowRight')
    await selected(texts.archive)
    await page.keyboard.press('End')
    await selected(texts.beta)
    await page.keyboard.press('Home')
    await selected(texts.latest)

    const settings = settingsTexts[language]
    await signIn(visitor, await register(product, language))
    await visitor.goto('/profile')
    await page.getByRole('button', { name: settings.settings }).click()
    await page.getByRole('tab', { name: settings.general }).focus()
    await page.keyboard.press('ArrowDown')
    await selected(settings.notifications)
    await page.keyboard.press('ArrowUp')
    await selected(settings.general)
  })

  test('a day of the calendar is described by its tooltip', async ({ visit }) => {
    const staff = await visit({ language })
    await signInOnce(staff, ADMINISTRATOR)
    await staff.goto('/admin')
    const calendar = staff.page.getByRole('grid', { name: dashboardTexts[language].heatmapTitle })
    await calendar.locator('[tabindex="0"]').focus()
    const tooltip = staff.page.getByRole('tooltip')
    const described = calendar.locator(`[aria-describedby="${await tooltip.getAttribute('id')}"]`)
    expect(await described.textContent()).toBe(await tooltip.textContent())
    await staff.page.keyboard.press('Escape')
    await tooltip.waitFor({ state: 'detached' })
    expect(await calendar.locator('[aria-describedby]').count()).toBe(0)
  })
})

test('in the visitor’s own colours one still sees what is selected', async ({ visit }) => {
  const visitor = await visit()
  const { page, goto } = visitor
  await page.emulateMedia({ forcedColors: 'active' })
  const colours = (element: Locator) =>
    element.evaluate((node) => {
      // Node's types, which the journeys are checked with, know no styles.
      const { getComputedStyle } = globalThis as unknown as {
        getComputedStyle(node: unknown): { color: string; backgroundColor: string }
      }
      const { color, backgroundColor } = getComputedStyle(node)
      return { color, backgroundColor }
    })
  /** The one stands out from the other, and its own text is read on it. */
  async function standsOut(selected: Locator, other: Locator) {
    const shown = await colours(selected)
    expect(shown.backgroundColor, String(selected)).not.toBe((await colours(other)).backgroundColor)
    expect(shown.color, String(selected)).not.toBe(shown.backgroundColor)
  }

  const header = page.getByRole('banner')
  await goto('/download')
  await standsOut(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  )
  await standsOut(
    header.locator('a[aria-current=page]:visible').first(),
    header.getByRole('link', { name: menuName('header', '/shop', 'ru') }),
  )
  await standsOut(header.getByRole('button', { pressed: true }), header.locator('[aria-pressed=false]'))
  await goto('/servers')
  const modes = page.getByRole('main').getByRole('navigation')
  await standsOut(modes.locator('[aria-current=page]'), modes.locator('a:not([aria-current])').first())
  await goto('/shop')
  await page.getByRole('tab', { selected: false }).click()
  const choices = page.getByRole('main').locator('label')
  await standsOut(
    choices.filter({ has: page.locator(':checked') }).first(),
    choices.filter({ has: page.locator(':not(:checked)') }).first(),
  )

  await goto('/login')
  const box = page.getByLabel(authTexts.ru.remember)
  const empty = await box.screenshot()
  await box.check()
  expect(empty.equals(await box.screenshot())).toBe(false)

  await signInOnce(visitor, ADMINISTRATOR)
  await goto('/admin/users')
  const sections = page.getByRole('navigation', { name: adminTexts.ru.navigation })
  await standsOut(sections.locator('[aria-current]'), sections.locator('a:not([aria-current])').first())
})
