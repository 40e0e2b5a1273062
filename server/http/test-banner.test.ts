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
  expect(said).toContain('Тестовый магазин: деньги не списываются.')
  expect(said).toContain('Test shop: no money is taken.')
  expect(await textOf({})).not.toContain('Test shop')
})
