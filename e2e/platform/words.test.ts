/** The tone of the site is its operator's: found by what one reads, changed in place, seen by visitors, put back. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { signInOnce } from '#tests/product/accounts.ts'
import { ADMINISTRATOR } from '#tests/product/start-product.ts'
import { adminWordsTexts } from '#web/features/platform/words/staff/admin-words.texts.ts'
import { shopWords } from '#web/features/shop/products/shop.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const texts = adminWordsTexts.ru

test('an operator says a lead in their own words on a phone; visitors read it on every way to the page', async ({
  visit,
  administrator,
}) => {
  const operator = await visit({ language: 'ru', width: 390 })
  await signInOnce(operator, ADMINISTRATOR)
  const { page } = operator
  await operator.goto('/admin/words')
  await page.getByRole('searchbox', { name: texts.search }).fill('Победы не продаём')
  await page.getByRole('button', { name: texts.changeOf(shopWords.ru.lead) }).click()
  await page.getByLabel(wordsTexts.ru.russian, { exact: true }).fill('Склад рубежа.')
  await page.getByLabel(wordsTexts.ru.english, { exact: true }).fill('The depot of the line.')
  await page.getByRole('button', { name: wordsTexts.ru.save }).click()
  await page.getByText(texts.saved).waitFor()

  const visitor = await visit({ language: 'ru' })
  const main = visitor.page.getByRole('main')
  await visitor.goto('/shop')
  await main.getByText('Склад рубежа.').waitFor()
  // Walked to, the words come with the page; in the other language as well.
  await visitor.goto('/forum')
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Магазин', exact: true }).click()
  await main.getByText('Склад рубежа.').waitFor()
  await visitor.page.getByRole('button', { name: 'EN' }).first().click()
  await main.getByText('The depot of the line.').waitFor()

  await page.getByRole('searchbox', { name: texts.search }).fill('рубежа')
  await page.getByRole('button', { name: texts.putBackOf('Склад рубежа.') }).click()
  await page.getByText(texts.isBack).waitFor()
  await visitor.goto('/shop')
  await main.getByText(shopWords.en.lead).waitFor()
  expect((await administrator.call('GET', '/words')).body).toEqual({ ru: {}, en: {} })
})
