/** The site is its operator's: what they set in the panel is what visitors meet next. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { adminSiteTexts } from '#web/features/platform/site/staff/admin-site.texts.ts'
import { groupName } from '#web/features/platform/site/staff/site-groups.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const texts = adminSiteTexts.ru
const accentOf = `getComputedStyle(document.documentElement).getPropertyValue('--color-signal').trim()`

test('an operator renames and recolours the site on a phone, and visitors see it', async ({
  visit,
  administrator,
}) => {
  const operator = await visit({ language: 'ru', width: 390 })
  await signInOnce(operator, ADMINISTRATOR)
  const { page } = operator
  await operator.goto('/admin/site')
  await page.getByLabel(texts.name, { exact: true }).fill('Рубеж')
  await page.getByLabel(texts.accent, { exact: true }).fill('#7fcf5b')
  await page.getByLabel(`${texts.heroTitle} · ${wordsTexts.ru.english}`).fill('Hold the line.')
  await page.getByRole('checkbox', { name: 'Галерея' }).click()
  await page.getByRole('button', { name: wordsTexts.ru.save }).click()
  await page.getByText(texts.saved).waitFor()
  expect(await page.evaluate(accentOf)).toBe('#7fcf5b')
  // On a phone the bar of the panel says where one is in the place of the name.
  await page.getByRole('banner').getByText('Рубеж').waitFor({ state: 'attached' })

  const visitor = await visit({ language: 'en' })
  await visitor.goto('/')
  expect(await visitor.page.title()).toContain('Рубеж')
  expect(await visitor.page.evaluate(accentOf)).toBe('#7fcf5b')
  expect((await visitor.page.getByRole('heading', { level: 1 }).textContent())?.trim()).toBe('Hold the line.')
  expect(await visitor.page.getByText('Views from the front').count()).toBe(0)

  const { name, accent, hero, homeSections } = deliveredSite
  await administrator.call('PUT', '/admin/site', { name, accent, hero, homeSections })
  await visitor.goto('/')
  expect(await visitor.page.title()).toContain('FrontLand')
})

test('on a phone the row of groups follows what is read, and the page stays where it is', async ({
  visit,
}) => {
  const operator = await visit({ language: 'ru', width: 390 })
  await signInOnce(operator, ADMINISTRATOR)
  const { page } = operator
  await operator.goto('/admin/site')
  const here = page.getByRole('navigation', { name: texts.contents }).locator('[aria-current="location"]')
  await here.waitFor()
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)')
  await expect.poll(() => here.textContent()).toBe(groupName('verification', 'ru'))
  const { x = -1, width = 0 } = (await here.boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  expect(await page.evaluate('window.scrollX')).toBe(0)
})
