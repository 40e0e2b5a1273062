/** The pages on which programmers read and try the API. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'

test('the reference names each call, and a call can be tried there', async ({ visit }) => {
  const { page } = await visit()
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: /^API of 127\.0\.0\.1/ }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'GET/api/health' }).getByRole('link').click()
  await page.waitForURL(/\/api\/docs\/health#/)
  const operation = page.locator('.opblock').filter({ hasText: '/api/health' })
  // The call that was pressed stands open.
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await operation.locator('.live-responses-table').getByText('"ok"').waitFor()
  await page.getByRole('link', { name: 'All calls' }).click()
  await page.getByRole('heading', { name: 'health' }).waitFor()
})

test('the page of the noun with the most to say opens in a moment, and fits a phone', async ({ visit }) => {
  const { page } = await visit({ width: 390 })
  await page.goto('/api/docs/products')
  await page.locator('.opblock').first().waitFor()
  for (const path of ['/api/docs', '/api/docs/products']) {
    await page.goto(path)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }
})
