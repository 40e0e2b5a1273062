/** A line that breaks between two pages: what is said, what is kept, and that the page comes by itself when the line is back. */
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { openCuttableProxy } from '#e2e/harness/cuttable-proxy.ts'
import { test } from '#e2e/harness/journey.ts'
import { menuName } from '#e2e/harness/menu-name.ts'
import { seeToast } from '#e2e/harness/toasts.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import { createVisitor } from '#tests/product/visitor.ts'
import { connectionTexts } from '#web/app/errors/connection.texts.ts'
import { errorPagesTexts } from '#web/app/errors/error-pages.texts.ts'
import { authTexts, authWords } from '#web/features/accounts/auth/auth.texts.ts'
import { teamWords } from '#web/features/content/team/team.texts.ts'
import { shopWords } from '#web/features/shop/products/shop.texts.ts'
import { partMissingTexts } from '#web/ui/lists/part-missing.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const said = { network: 'Ошибка сети. Проверьте подключение к интернету.', engineers: /инженеры/ }

const CUT_OFF = /^net::ERR_(INTERNET_DISCONNECTED|CONNECTION_|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/
/** What the browser says of a module that did not come. */
const NO_MODULE = /^logged: .*(dynamically imported module|Failed to fetch)/

/** What React says of a page that it could not take over from the server. */
const NO_HYDRATION = /^threw: Minified React error #520/

/** Leaves a mark that a reload would wipe off. */
const mark = (page: Page) => page.evaluate('globalThis.isTheSameDocument = true')
const isMarked = (page: Page) => page.evaluate('globalThis.isTheSameDocument === true')

/** Counts how often the form of the page before was in sight. */
const WATCH_FORM = `
  window.formShown = window.changes = 0
  new MutationObserver(() => {
    window.changes += 1
    if (document.querySelector('main form')?.checkVisibility()) window.formShown += 1
  }).observe(document.querySelector('main'), { attributes: true, childList: true, subtree: true })`

/** Gives the page signs that somebody is there, until it has fetched what tells of a lost line. */
async function touch(page: Page): Promise<void> {
  const fetched = async () => {
    await page.mouse.click(5, 5)
    return page.evaluate<string>(`performance.getEntriesByType('resource').map(({ name }) => name).join(' ')`)
  }
  for (const name of ['trouble-screens', 'toaster']) await expect.poll(fetched).toContain(`/assets/${name}-`)
}

describe('ru:', () => {
  const language = DEFAULT_LANGUAGE
  const labels = authTexts[language]
  const words = authWords[language]
  const openShop = (page: Page) =>
    page
      .getByRole('banner')
      .getByRole('link', { name: menuName('header', '/shop', language), exact: true })
      .click()
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
  const typed = (page: Page) => page.getByLabel(labels.email, { exact: true })

  test('a page that cannot come says so, keeps the one before, and comes by itself', async ({ visit }) => {
    const visitor = await visit({ language })
    visitor.expectErrors(CUT_OFF)
    const { page, context, goto } = visitor
    await goto('/register')
    await touch(page)
    await typed(page).pressSequentially('scout@example.com')
    await mark(page)

    await context.setOffline(true)
    await openShop(page)
    await heading(page, said.network).waitFor()
    expect(await page.getByText(said.engineers).count()).toBe(0)
    await page.getByRole('main').getByRole('button', { name: wordsTexts[language].retry }).click()
    await heading(page, said.network).waitFor()

    await page.goBack()
    await heading(page, words.registerTitle).waitFor()
    expect(await heading(page, said.network).count()).toBe(0)
    expect(await typed(page).inputValue()).toBe('scout@example.com')

    await openShop(page)
    await heading(page, said.network).waitFor()
    await context.setOffline(false)
    await heading(page, shopWords[language].title).waitFor()
    expect(new URL(page.url()).pathname).toBe('/shop')
    expect(await isMarked(page)).toBe(true)
  })

  test('whoever asks for a second page meanwhile is told so all along', async ({ visit }) => {
    const visitor = await visit({ language })
    visitor.expectErrors(CUT_OFF)
    const { page, context, goto } = visitor
    await goto('/register')
    await touch(page)
    await context.setOffline(true)
    await openShop(page)
    await heading(page, said.network).waitFor()
    await page.evaluate(WATCH_FORM)
    await page.getByRole('contentinfo').locator('a[href="/team"]').click()
    // Whoever waited for the first page gives it up now.
    await page.getByRole('main').getByRole('button', { name: wordsTexts[language].retry }).click()
    await heading(page, said.network).waitFor()
    await expect.poll(() => page.evaluate('window.changes')).toBeGreaterThan(0)
    expect(await page.evaluate('window.formShown')).toBe(0)
    await context.setOffline(false)
    await heading(page, teamWords[language].title).waitFor()
    expect(new URL(page.url()).pathname).toBe('/team')
  })

  test('a line that is down before anything was touched is told in a sentence', async ({ visit }) => {
    const visitor = await visit({ language })
    visitor.expectErrors(CUT_OFF)
    const { page, context, goto } = visitor
    await goto('/register')
    await mark(page)
    await context.setOffline(true)
    await openShop(page)
    await heading(page, said.network).waitFor()
    await context.setOffline(false)
    await heading(page, shopWords[language].title).waitFor()
    expect(await isMarked(page)).toBe(true)
  })

  /** A visitor whose line can be cut without their browser knowing. */
  async function visitOverALine(
    product: Parameters<typeof openCuttableProxy>[0],
    browser: Parameters<typeof createVisitor>[0],
  ) {
    const proxy = await openCuttableProxy(product)
    const visitor = await createVisitor(browser, proxy.url)
    onTestFinished(async () => {
      await visitor.leave()
      await proxy.close()
    })
    return { ...visitor, proxy }
  }

  test('a line that is dead although the browser sees a network is tried again and again', async ({
    product,
    browser,
  }) => {
    const { page, goto, proxy } = await visitOverALine(product, browser)
    await goto('/register')
    proxy.cut()
    await openShop(page)
    await heading(page, said.network).waitFor()
    proxy.mend()
    await heading(page, shopWords[language].title).waitFor()
    expect(new URL(page.url()).pathname).toBe('/shop')
  })

  test('whoever went back stays there with what was typed when the line returns', async ({
    product,
    browser,
  }) => {
    const { page, goto, proxy } = await visitOverALine(product, browser)
    await page.clock.install()
    await goto('/register')
    await typed(page).fill('scout@example.com')
    await mark(page)
    proxy.cut()
    await openShop(page)
    await heading(page, said.network).waitFor()
    await page.goBack()
    await heading(page, words.registerTitle).waitFor()
    proxy.mend()
    await page.clock.fastForward(60_000)
    expect(await page.evaluate("fetch('/api/health').then(({ status }) => status)")).toBe(200)
    expect(await isMarked(page)).toBe(true)
    expect(await typed(page).inputValue()).toBe('scout@example.com')
    await openShop(page)
    await heading(page, shopWords[language].title).waitFor()
  })

  test('after an update of the site the page is loaded anew, once', async ({ visit }) => {
    const visitor = await visit({ language })
    visitor.expectErrors(/^404 GET \/assets\/shop\.page-/, NO_MODULE, NO_HYDRATION)
    const { page, goto } = visitor
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await goto('/register')
    await page.route('**/assets/shop.page-*.js', (route) => route.fulfill({ status: 404 }))
    await openShop(page)
    await page.getByText(connectionTexts[language].missing).waitFor()
    expect(new URL(page.url()).pathname).toBe('/shop')
    expect(documents).toBe(2)

    await page.unroute('**/assets/shop.page-*.js')
    await page.getByRole('main').getByRole('button', { name: wordsTexts[language].retry }).click()
    await heading(page, shopWords[language].title).waitFor()
    expect(documents).toBe(3)
    await page.getByRole('main').getByRole('tab').last().click()
  })

  test('a page comes alive once the styles of all others are there, whatever breaks off on their way', async ({
    visit,
  }) => {
    const visitor = await visit({ language })
    visitor.expectErrors(/^net::ERR_FAILED GET \/assets\/main-/)
    const { page, goto } = visitor
    let asked = 0
    // For the preload and the sheet itself.
    await page.route('**/assets/main-*.css', (route) => {
      asked += 1
      return asked <= 2 ? route.abort() : route.continue()
    })
    await goto('/register')
    expect(asked).toBe(3)
    const sheets = `[...document.styleSheets].map(({ href }) => href ?? '').join(' ')`
    expect(await page.evaluate(sheets)).toContain('/assets/main-')
    await openShop(page)
    await heading(page, shopWords[language].title).waitFor()
  })

  test('a dialog whose code does not come says so where it was asked for, and the page stays', async ({
    visit,
  }) => {
    const visitor = await visit({ language })
    visitor.expectErrors(CUT_OFF, NO_MODULE)
    const { page, context, goto } = visitor
    await goto('/')
    await touch(page)
    const view = page
      .getByRole('main')
      .getByRole('button', { name: /^Открыть вид/ })
      .first()
    await view.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await mark(page)
    await context.setOffline(true)
    await view.click()
    const alert = page.getByRole('alert').filter({ hasText: partMissingTexts[language].missing })
    await alert.waitFor()
    expect(await alert.boundingBox()).toMatchObject({ y: expect.toSatisfy((y: number) => y > 0 && y < 800) })
    expect(await view.isVisible()).toBe(true)
    expect(await isMarked(page)).toBe(true)

    await context.setOffline(false)
    const reloaded = page.waitForEvent('load')
    await alert.getByRole('button', { name: wordsTexts[language].retry }).click()
    await reloaded
    // What was asked for opens by itself.
    await page.getByRole('dialog').waitFor()
  })

  test('“try again” without a network stays where it is and says why', async ({ visit }) => {
    const visitor = await visit({ language })
    visitor.expectErrors(CUT_OFF)
    const { page, context, goto } = visitor
    await goto('/error')
    await mark(page)
    await touch(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: errorPagesTexts[language].tryAgain }).click()
    await seeToast(page, said.network)
    expect(await isMarked(page)).toBe(true)
  })
})
