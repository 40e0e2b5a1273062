/** What the site says of itself: the same on the board of the home page and on the page of its status. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import type { Status } from '#shared/contract/operations/status.ts'
import { serviceNames } from '#shared/texts/service-names.ts'
import type { Product } from '#tests/product/start-product.ts'
import { servicesTexts } from '#web/features/operations/status/services.texts.ts'
import { statusTexts, statusWords } from '#web/features/operations/status/status.texts.ts'

const readStatus = async (product: Product): Promise<Status> =>
  (await fetch(`${product.url}/api/status`)).json() as Promise<Status>

test('a site that runs says so, and says of no launcher that it works', async ({ visit, product }) => {
  const [names, texts] = [serviceNames.ru, statusTexts.ru]
  await expect.poll(async () => (await readStatus(product)).measuredAt, { timeout: 15_000 }).not.toBeNull()
  const { page, goto } = await visit({ language: 'ru', width: 390 })
  await goto('/')
  const board = page.getByRole('list', { name: servicesTexts.ru.board })
  const line = (name: string) => board.getByRole('listitem').filter({ hasText: name })
  const { online, offline } = servicesTexts.ru.states
  expect(await line(names.website).textContent()).toContain(online)
  expect(await line(names.authentication).textContent()).toContain(online)
  expect(await line(names.launcher).textContent()).toContain(offline)

  await page.getByRole('contentinfo').getByRole('link', { name: statusWords.ru.title, exact: true }).click()
  await page.waitForURL('/status')
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await row(names.website).getByText(texts.states.online, { exact: true }).waitFor()
  await row(names.launcher).getByText(texts.states.absent, { exact: true }).waitFor()
  await row(names.website).getByText(texts.table).click()
  await row(names.website).getByRole('cell', { name: texts.allUp }).first().waitFor()
})

test('without JavaScript the bars and the days in words are there', async ({ visit, product }) => {
  const [names, texts] = [serviceNames.en, { ...statusTexts.en, ...statusWords.en }]
  await expect.poll(async () => (await readStatus(product)).measuredAt, { timeout: 15_000 }).not.toBeNull()
  const { page, goto } = await visit({ width: 390, javaScript: false })
  await goto('/status?lang=en')
  expect(await page.getByRole('img', { name: texts.bars(names.website) }).count()).toBe(1)
  expect(await page.getByRole('table', { includeHidden: true }).count()).toBeGreaterThanOrEqual(2)
})
