/** A player takes the picture of their page away, and another site shows it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { expectToFitEveryScreen } from '#e2e/harness/page-checks.ts'
import { WIDGET_SIZE } from '#shared/constants/games/widgets.ts'
import { register, signIn } from '#tests/product/accounts.ts'
import { findAxeViolations } from '#tests/product/axe-violations.ts'

/** A site of somebody else, whose only page is this. */
async function openSite(html: string): Promise<string> {
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('the code on one’s own page shows the widget on another site, until the page is hidden', async ({
  visit,
  product,
  browser,
}) => {
  const account = await register(product)
  const visitor = await visit({ width: 390 })
  const { page, goto, context } = visitor
  await signIn(visitor, account)
  await goto(`/players/${account.username}`)
  const code = page.getByText(/^<a href=/)
  await code.waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await expectToFitEveryScreen(page)

  const elsewhere = await openSite(`<!doctype html><title>Forum</title>${await code.textContent()}`)
  const reader = await browser.newContext()
  onTestFinished(() => reader.close())
  const forum = await reader.newPage()
  await forum.goto(elsewhere)
  const picture = forum.getByRole('img', { name: account.username })
  const width = () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)
  await expect.poll(width).toBe(WIDGET_SIZE.width)
  const told = await forum.evaluate(
    `fetch('${product.url}/widgets/players/${account.username}.json').then((reply) => reply.json())`,
  )
  expect(told).toMatchObject({ username: account.username })

  const hidden = { page: false, lastSeen: false, gameServer: false, searchEngines: false }
  const saved = await context.request.put('/api/profile/visibility', {
    data: hidden,
    headers: { origin: product.url },
  })
  expect(saved.status()).toBe(200)
  expect((await fetch(`${product.url}/widgets/players/${account.username}.png`)).status).toBe(404)
})
