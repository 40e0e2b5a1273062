import { expect, test } from 'vitest'
import { readPayments } from '#server/config/payments.ts'
import { openSite } from '#tests/harness/site.ts'
import { TEST_CONFIG } from '#tests/harness/test-app.ts'

test.for(['/', '/nowhere/at/all'])('%s says that the shop is a test where it is one', async (path) => {
  const textOf = async (environment: Parameters<typeof readPayments>[0]) => {
    const { get } = await openSite({ config: { ...TEST_CONFIG, payments: readPayments(environment) } })
    return (await get(path)).text()
  }
  const said = await textOf({ PAYMENTS_TEST: 'true' })
  // The page shows that of its language, which may change without asking for the page anew.
  expect(said.match(/<aside.*?<\/aside>/g)).toEqual([
    '<aside lang="ru" aria-label="Тестовый магазин" class="test-banner">Тестовый магазин: деньги не списываются.</aside>',
    '<aside lang="en" aria-label="Test shop" class="test-banner">Test shop: no money is taken.</aside>',
  ])
  expect(await textOf({})).not.toContain('Test shop')
})

test('nobody is told of a test shop on a site without a shop, nor in a language that it has not', async () => {
  const site = await openSite({
    config: { ...TEST_CONFIG, payments: readPayments({ PAYMENTS_TEST: 'true' }) },
  })
  const operator = await site.player('Operator', ['manage_site'])
  const change = (body: object) => operator.call('PUT', '/admin/site', { body })
  const said = async () => (await site.get('/')).text()
  await change({ languages: ['ru'] })
  expect(await said()).toContain('деньги не списываются')
  expect(await said()).not.toContain('Test shop')
  await change({ parts: { shop: false } })
  expect(await said()).not.toContain('деньги не списываются')
})
