/** Reading the site: servers, pages that are not there, errors, and moving between pages. */

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { menuName } from '#e2e/harness/menu-name.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import { privacyTexts } from '#shared/texts/legal/privacy.texts.ts'
import { termsTexts } from '#shared/texts/legal/terms.texts.ts'
import { errorPagesTexts, errorPagesWords } from '#web/app/errors/error-pages.texts.ts'
import { gameServersTexts, gameServersWords } from '#web/features/games/game-servers/game-servers.texts.ts'
import { shopWords } from '#web/features/shop/products/shop.texts.ts'
import { copyButtonTexts } from '#web/toasts/copy-button.texts.ts'

const NOWHERE = '/no/such/page'
const scrolledTo = (page: Page) => page.evaluate('window.scrollY') as Promise<number>

describe('ru:', () => {
  const language = DEFAULT_LANGUAGE
  const errors = errorPagesTexts[language]
  const words = errorPagesWords[language]

  test('the servers page shows both worlds and the way into each', async ({ visit }) => {
    const { page, goto, context } = await visit({ language })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await goto('/servers')
    const texts = gameServersTexts[language]
    const said = gameServersWords[language]
    const main = page.getByRole('main')
    const zombies = main.getByRole('article', { name: /Zombie Apocalypse/ })
    const scp = main.getByRole('article', { name: /SCP/ })
    const connect = zombies.getByRole('link', { name: texts.connect })
    expect(await connect.getAttribute('href')).toBe('minecraft://play.frontland.example:25565')
    expect(await scp.getByRole('link', { name: texts.openCatalogue }).getAttribute('href')).toMatch(
      /^https:\/\/www\.roblox\.com\//,
    )
    const address = 'play.frontland.example:25565'
    await zombies.getByRole('button', { name: address }).getByText(address).click()
    await zombies.getByRole('button', { name: copyButtonTexts[language].copied }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address)
    await main.getByRole('heading', { name: said.joinTitle }).waitFor()
    for (const step of [...said.minecraftSteps, ...said.robloxSteps]) await main.getByText(step).waitFor()
  })

  test('an address that is not there answers 404, in words and in status', async ({ visit }) => {
    const visitor = await visit({ language })
    // Before the page is loaded anew the site is asked for a sign of life.
    visitor.expectErrors(`404 GET ${NOWHERE}`, `404 HEAD ${NOWHERE}`)
    const { page } = visitor
    const response = await visitor.goto(NOWHERE)
    expect(response.status()).toBe(404)
    const main = page.getByRole('main')
    await main.getByText('404', { exact: true }).waitFor()
    await main.getByRole('heading', { level: 1, name: words.notFound }).waitFor()
    await main.getByText(words.notFoundDetail).waitFor()

    const reloaded = page.waitForResponse(
      (reply) => reply.url().endsWith(NOWHERE) && reply.request().method() === 'GET',
    )
    // What is pressed before the new document stands is pressed in vain.
    const isThere = page.waitForEvent('load')
    await main.getByRole('button', { name: errors.refresh }).click()
    expect((await reloaded).status()).toBe(404)
    await isThere
    await main.getByRole('link', { name: errors.backToHome }).click()
    await page.waitForURL('/')
    await main.getByRole('heading', { level: 1 }).waitFor()
  })

  test('the error page shows one of four codes and three ways out', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    await goto('/rankings')
    await goto('/error')
    const main = page.getByRole('main')
    await main.getByText(/^50[0234]$/).waitFor()
    await main.getByRole('heading', { level: 1, name: words.serverError }).waitFor()
    await main.getByText(words.serverErrorDetail).waitFor()
    await main.getByRole('button', { name: errors.goBack }).click()
    await page.waitForURL('/rankings')

    await goto('/error')
    await main.getByRole('link', { name: errors.backToHome }).click()
    await page.waitForURL('/')

    await goto('/error')
    const again = page.waitForResponse((reply) => reply.url().endsWith('/error'))
    await main.getByRole('button', { name: errors.tryAgain }).click()
    expect((await again).status()).toBe(200)
  })

  test('each page starts at its top, with the focus on it and its own title', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    await goto('/terms')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await scrolledTo(page)).toBeGreaterThan(0)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: menuName('footer', '/privacy', language) })
      .click()
    await page.waitForURL('/privacy')
    await page.getByRole('heading', { level: 1, name: privacyTexts[language].title }).waitFor()
    expect(await scrolledTo(page)).toBe(0)
    expect(await page.locator(':focus').getAttribute('id')).toBe('main')
    await expect.poll(() => page.title()).toContain(privacyTexts[language].title)
  })

  test('back and forward lead through the pages', async ({ visit }) => {
    const { page, goto } = await visit({ language })
    const main = page.getByRole('main')
    const titles = { terms: termsTexts, privacy: privacyTexts, shop: shopWords }
    const seePage = (name: 'terms' | 'privacy' | 'shop') =>
      main.getByRole('heading', { level: 1, name: titles[name][language].title }).waitFor()
    await goto('/terms')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: menuName('footer', '/privacy', language) })
      .click()
    await seePage('privacy')
    await page
      .getByRole('banner')
      .getByRole('link', { name: menuName('header', '/shop', language) })
      .click()
    await seePage('shop')
    await page.goBack()
    await seePage('privacy')
    await page.goBack()
    await seePage('terms')
    await page.goForward()
    await seePage('privacy')
    await expect.poll(() => page.title()).toContain(privacyTexts[language].title)
  })

  test('a link can be opened in another tab', async ({ visit }) => {
    const { page, goto, context } = await visit({ language })
    await goto('/terms')
    const opened = context.waitForEvent('page')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: menuName('footer', '/privacy', language) })
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).getByRole('heading', { level: 1, name: privacyTexts[language].title }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/terms')
  })
})
