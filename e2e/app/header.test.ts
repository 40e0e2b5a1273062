/** The header on a desk and in the hand, with a mouse, a finger and the keyboard alone. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { addresses } from '#shared/addresses.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import { deliveredMenus } from '#shared/delivered-menus.ts'
import { register, signIn, signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { appTexts } from '#web/app/app.texts.ts'
import { gameCardsWords } from '#web/app/header/game-cards.texts.ts'
import { headerTexts } from '#web/app/header/header.texts.ts'
import { authTexts, authWords } from '#web/features/accounts/auth/auth.texts.ts'
import { modeAddresses } from '#web/features/games/game-servers/mode-addresses.ts'

const PHONE = 390
const MODES = Object.values(modeAddresses)

/** By how much what stands in the row of a wide header overlaps, from the letters of the name on: 0 where all has room. */
const OVERLAP = `(() => {
  const [brand, menu, aside] = document.querySelector('header > div').children
  const name = document.createRange()
  name.selectNodeContents(brand.lastElementChild)
  const entries = [...menu.querySelectorAll('a, button')].filter(({ offsetWidth }) => offsetWidth > 0)
  const places = entries.map((entry) => entry.getBoundingClientRect())
  const rights = [name.getBoundingClientRect().right, ...places.map(({ right }) => right)]
  const lefts = [...places.map(({ left }) => left), aside.getBoundingClientRect().left]
  return Math.max(0, ...rights.map((right, index) => Math.round(right - lefts[index])))
})()`

const LABEL_OF_FOCUS = `(({ labels, ariaLabel, textContent }) => labels?.[0]?.textContent ?? ariaLabel ?? textContent)(document.activeElement)`

describe('ru:', () => {
  const language = DEFAULT_LANGUAGE
  const texts = headerTexts[language]
  const community = deliveredMenus.header[2]?.[`text_${language}`] ?? ''
  /** What stands below an entry of the header, by where it leads. */
  const nameBelow = (to: string) =>
    deliveredMenus.header.flatMap(({ items }) => items ?? []).find((item) => item.to === to)?.[
      `text_${language}`
    ] ?? to

  test('the menu of a phone opens one sub-menu at a time, and closes on the way to a page', async ({
    visit,
  }) => {
    const { page, goto } = await visit({ language, width: PHONE })
    await goto('/terms')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: texts.openMenu }).click()
    const menu = header.getByRole('navigation', { name: texts.mainNavigation })
    const linkTo = (to: string) => menu.getByRole('link', { name: nameBelow(to) })
    const survival = linkTo(addresses.serversSurvival)
    const tournaments = linkTo(addresses.tournaments)
    expect(await survival.isVisible()).toBe(false)
    await menu.getByRole('button', { name: texts.servers }).click()
    await survival.waitFor()
    for (const mode of MODES) expect(await linkTo(mode).isVisible()).toBe(true)
    await menu.getByRole('button', { name: community }).click()
    await tournaments.waitFor()
    await survival.waitFor({ state: 'hidden' })
    await menu.getByRole('button', { name: community }).click()
    await tournaments.waitFor({ state: 'hidden' })

    await menu.getByRole('button', { name: texts.servers }).click()
    await survival.click()
    await page.waitForURL('/servers/survival')
    await menu.waitFor({ state: 'detached' })
    await header.getByRole('button', { name: texts.openMenu }).waitFor()
  })

  test('a phone shows visitors the way in, and players their profile and the way out', async ({
    visit,
    product,
  }) => {
    const visitor = await visit({ language, width: PHONE })
    await visitor.goto('/terms')
    const header = visitor.page.getByRole('banner')
    const openMenu = header.getByRole('button', { name: texts.openMenu })
    await openMenu.click()
    await header.getByRole('link', { name: texts.register }).click()
    await visitor.page.waitForURL('/register?next=%2Fterms')

    await signIn(visitor, await register(product, language))
    await visitor.goto('/terms')
    await openMenu.click()
    await header.getByRole('link', { name: texts.profile }).waitFor()
    expect(await header.getByRole('link', { name: texts.login }).count()).toBe(0)
    await header.getByRole('button', { name: texts.logout }).click()
    await visitor.page.waitForURL('/')
  })

  const games = gameCardsWords[language]

  test('the servers menu of a desk shows two games; Escape closes it', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    await goto('/terms')
    const header = page.getByRole('banner')
    const button = header.getByRole('button', { name: texts.servers })
    await button.click()
    for (const [game, part] of [
      [games.minecraft.title, 'server-1'],
      [games.roblox.title, 'server-2'],
    ] as const) {
      const card = header.getByRole('link', { name: game })
      await card.waitFor()
      expect(await card.getAttribute('href')).toBe(`/servers#${part}`)
    }
    await page.keyboard.press('Escape')
    await header.getByRole('link', { name: games.minecraft.title }).waitFor({ state: 'hidden' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator(':focus').textContent()).toBe(texts.servers)
  })

  test('with the keyboard alone a visitor finds a player', async ({ visit, product }) => {
    const { username } = await register(product, language)
    const { page, goto } = await visit({ language })
    const { keyboard } = page
    await goto('/terms')
    const button = page.getByRole('banner').getByRole('button', { name: texts.findPlayer })
    await button.focus()
    await keyboard.press('Enter')
    const box = page.getByRole('combobox')
    await box.waitFor()
    await keyboard.press('Escape')
    await box.waitFor({ state: 'detached' })
    expect(await page.evaluate(LABEL_OF_FOCUS)).toBe(texts.findPlayer)

    await keyboard.press('Enter')
    await keyboard.type(username.toUpperCase())
    await page.getByRole('option', { name: username, exact: true }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await page.waitForURL(`/players/${username}`)
    await page.getByRole('heading', { level: 1, name: username }).waitFor()
  })

  test('the row has room for all it holds, for whoever has the most in it', async ({ visit }) => {
    const visitor = await visit({ language })
    await signInOnce(visitor, ADMINISTRATOR)
    await visitor.goto('/terms')
    const { page } = visitor
    await page.getByRole('banner').getByRole('link', { name: texts.admin }).waitFor()
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(OVERLAP), { message: `at ${width} pixels` }).toBe(0)
    }
  })

  test('the header is translucent below the first ten pixels', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    await goto('/terms')
    const filter = () => page.evaluate("getComputedStyle(document.querySelector('header')).backdropFilter")
    await page.mouse.wheel(0, 10)
    await expect.poll(() => page.evaluate('window.scrollY')).toBe(10)
    expect(await filter()).toBe('none')
    await page.mouse.wheel(0, 1)
    await expect.poll(filter).not.toBe('none')
  })

  test('with the keyboard alone a player signs in', async ({ visit, product }) => {
    const account = await register(product, language)
    const { page, goto } = await visit({ language })
    const { keyboard } = page
    const focused = page.locator(':focus')
    /** Walks on with Tab until it stands on what is called `name`. */
    async function tabTo(name: string) {
      for (let step = 0; step < 40; step++) {
        await keyboard.press('Tab')
        const label = await page.evaluate(LABEL_OF_FOCUS)
        if (label === name) return
      }
      throw new Error(`Tab never came to "${name}".`)
    }
    await goto('/terms')
    await keyboard.press('Tab')
    expect(await focused.textContent()).toBe(appTexts[language].skipToContent)
    expect(await focused.isVisible()).toBe(true)
    await tabTo(texts.login)
    await keyboard.press('Enter')
    await page.waitForURL(/\/login/)
    const labels = authTexts[language]
    const words = authWords[language]
    await page.getByRole('heading', { level: 1, name: words.loginTitle }).waitFor()
    await tabTo(labels.usernameOrEmail)
    await keyboard.type(account.username)
    await tabTo(labels.password)
    await keyboard.type(account.password)
    await tabTo(labels.remember)
    await keyboard.press('Space')
    expect(await page.getByLabel(labels.remember).isChecked()).toBe(true)
    await keyboard.press('Enter')
    await page.waitForURL('/terms')
  })
})
