/** What an operator has not saved yet is seen by them alone, in a real frame. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { untilHydrated } from '#tests/product/visitor.ts'
import { headerTexts } from '#web/app/header/header.texts.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { adminSiteTexts } from '#web/features/platform/site/staff/admin-site.texts.ts'
import { sitePreviewTexts } from '#web/features/platform/site/staff/site-preview.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const texts = sitePreviewTexts.ru

const accentOf = `getComputedStyle(document.documentElement).getPropertyValue('--color-signal').trim()`

test('an operator looks at a site that is not saved, on a phone, and nobody else sees it', async ({
  visit,
}) => {
  const operator = await visit({ language: 'ru', width: 390 })
  await signInOnce(operator, ADMINISTRATOR)
  const { page } = operator
  await operator.goto('/admin/site')
  await page.getByLabel(adminSiteTexts.ru.name, { exact: true }).fill('Рубеж')
  await page.getByLabel(adminSiteTexts.ru.accent, { exact: true }).fill('#7fcf5b')
  await page.getByRole('switch', { name: 'Магазин', exact: true }).click()
  await page.getByRole('button', { name: texts.preview }).click()

  const isAt = (path: string) =>
    expect.poll(() => page.getByLabel(wordsTexts.ru.page).inputValue()).toBe(path)
  const frame = page.frameLocator(`iframe[title="${texts.frame}"]`)
  const menu = frame.getByRole('dialog')
  /** A press before would be heard by nobody. */
  async function untilAlive(): Promise<void> {
    const shown = page.frame({ name: 'site-preview' })
    if (!shown) throw new Error('There is no preview.')
    await untilHydrated(shown)
  }
  await frame.getByRole('banner').getByText('Рубеж').waitFor()
  await untilAlive()
  expect(await frame.locator('html').evaluate(accentOf)).toBe('#7fcf5b')
  await frame.getByRole('button', { name: headerTexts.ru.openMenu }).click()
  await menu.getByRole('link', { name: 'Скачать' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Магазин' }).count()).toBe(0)

  // Escape closes what is open in the page, and leaves the preview where nothing is.
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await frame.getByRole('button', { name: headerTexts.ru.openMenu }).click()

  // In the page itself, and by a document that is loaded anew.
  await menu.getByRole('link', { name: 'Скачать' }).click()
  await isAt('/download')
  await frame.locator('html').evaluate(`location.assign('/shop?tab=1')`)
  await frame.getByText('404').first().waitFor()
  await isAt('/shop?tab=1')
  await frame.getByRole('banner').getByText('Рубеж').waitFor()

  // Its language is not that of the panel, and what is sent from it goes nowhere.
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await frame.locator('html[lang="en"]').waitFor({ state: 'attached' })
  await untilAlive()
  await page.getByLabel(wordsTexts.ru.page).fill('/login')
  await page.keyboard.press('Enter')
  await frame.getByLabel(authTexts.en.usernameOrEmail).waitFor()
  await untilAlive()
  await frame.getByLabel(authTexts.en.usernameOrEmail).fill('admin')
  await frame.getByLabel(authTexts.en.password, { exact: true }).fill('no matter')
  await frame.getByRole('main').getByRole('button', { name: authTexts.en.logIn }).click()
  await frame.getByText('This is a preview: nothing is sent from here.').first().waitFor()
  expect(await page.evaluate(`[document.documentElement.lang, localStorage.getItem('language')]`)).toEqual([
    'ru',
    null,
  ])

  await frame.getByLabel(authTexts.en.usernameOrEmail).press('Escape')
  await page.locator('iframe').waitFor({ state: 'detached' })
  expect(await page.getByLabel(adminSiteTexts.ru.name, { exact: true }).inputValue()).toBe('Рубеж')
  const visitor = await visit({ language: 'en' })
  await visitor.goto('/shop')
  expect(await visitor.page.title()).toContain('FrontLand')
  expect((await operator.context.request.get('/api/profile')).status()).toBe(200)
})
