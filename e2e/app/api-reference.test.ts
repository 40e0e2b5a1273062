/** The page on which programmers read and try the API. */
import { test } from '#e2e/harness/journey.ts'

/** Swagger UI needs seconds of a slow processor, and others need that processor too. */
const PATIENCE_MS = 60_000

test('the reference shows each call, and a call can be tried there', async ({ visit }) => {
  const { page } = await visit()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: /^API of 127\.0\.0\.1/ }).waitFor()
  await page.locator('#operations-tag-health').click()
  const operation = page.locator('.opblock').filter({ hasText: '/api/health' })
  await operation.getByRole('button', { name: /Answers 200/ }).click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await operation.locator('.live-responses-table').getByText('"ok"').waitFor()
})
