import { expect, test } from 'vitest'
import { readPayments } from '#server/config/payments.ts'
import type { FirstDay } from '#shared/contract/platform/first-day.ts'
import { createTestApp, TEST_CONFIG, type TestClient } from '#tests/harness/test-app.ts'

async function linesOf(operator: TestClient): Promise<Record<string, boolean>> {
  const { lines } = (await operator.call('GET', '/admin/first-day')).json<FirstDay>()
  return Object.fromEntries(lines.map(({ key, isDone }) => [key, isDone]))
}

test('of a new site nothing is done', async () => {
  const { administrator } = await createTestApp()
  expect(await linesOf(await administrator())).toEqual({
    administrator: false,
    look: false,
    identity: false,
    samples: false,
    gameServer: false,
    launcher: false,
    payments: false,
    mail: false,
    sender: false,
    address: false,
    backup: false,
    search: false,
  })
})

test('each line of the panel is done by what it is about, and undone by its end', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const put = (body: object) => operator.call('PUT', '/admin/site', { body })
  await put({ name: 'Рубеж' })
  expect(await linesOf(operator)).toMatchObject({ look: false })
  await put({ accent: '#7fcf5b' })
  expect(await linesOf(operator)).toMatchObject({ look: true, identity: false })
  await put({ seller: { name: 'Рубеж', contact: 'hq@front.example' } })
  expect(await linesOf(operator)).toMatchObject({ identity: false })
  await put({ links: { discord: 'https://discord.gg/rubezh', youtube: null, twitch: null } })
  // A shop names its seller with a number.
  expect(await linesOf(operator)).toMatchObject({ identity: false })
  await put({ parts: { shop: false } })
  expect(await linesOf(operator)).toMatchObject({ identity: true })
  await put({ parts: { shop: true }, seller: { taxId: '7700' } })
  expect(await linesOf(operator)).toMatchObject({ identity: true, samples: false })
  await operator.call('PUT', '/admin/collections/samples', {
    body: { name: null, areShown: false },
  })
  expect(await linesOf(operator)).toMatchObject({ samples: true, gameServer: false })
  await operator.call('PUT', '/admin/servers/1', { body: { ip: 'play.rubezh.ru:25565' } })
  expect(await linesOf(operator)).toMatchObject({ gameServer: false })
  await operator.call('DELETE', '/admin/servers/2')
  expect(await linesOf(operator)).toMatchObject({ gameServer: true })
  await put({ accent: '#f08a24' })
  expect(await linesOf(operator)).toMatchObject({ look: false })
})

test('payments are taken once a provider is on and the seller is complete; in a test shop nobody sells', async () => {
  const connect = async (operator: TestClient, secretKey: string) => {
    const body = { provider: 'yookassa', shopId: '100500', secretKey }
    expect((await operator.call('PUT', '/admin/payments', { body })).statusCode).toBe(200)
  }
  const shop = async (variables: Record<string, string>) => {
    const { administrator } = await createTestApp({
      config: { ...TEST_CONFIG, payments: readPayments(variables) },
    })
    return administrator()
  }
  const operator = await shop({})
  const put = (seller: object) => operator.call('PUT', '/admin/site', { body: { seller } })
  await put({ name: 'Рубеж', contact: 'hq@front.example' })
  await connect(operator, 'live_0123456789abcdef')
  expect(await linesOf(operator)).toMatchObject({ payments: false })
  await put({ taxId: '7700' })
  expect(await linesOf(operator)).toMatchObject({ payments: true })
  await operator.call('DELETE', '/admin/payments/yookassa')
  expect(await linesOf(operator)).toMatchObject({ payments: false })

  const trial = await shop({ PAYMENTS_TEST: 'true' })
  expect(await linesOf(trial)).toMatchObject({ payments: false })
  await connect(trial, 'test_0123456789abcdef')
  expect(await linesOf(trial)).toMatchObject({ payments: true })
})

test('what is switched off is not asked for', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  await operator.call('PUT', '/admin/site', { body: { parts: { launcher: false } } })
  expect(Object.keys(await linesOf(operator))).not.toContain('launcher')
})

test('the environment tells of mail, its sender and the address', async () => {
  const told = async (url: string, mailFrom?: string) => {
    const config = { ...TEST_CONFIG, site: { url }, smtpUrl: 'smtp://mail.example', mailFrom }
    const { administrator } = await createTestApp({ config })
    const operator = await administrator()
    await operator.call('PUT', '/admin/site', { body: { verification: { yandex: 'abc' } } })
    return linesOf(operator)
  }
  const all = { mail: true, sender: true, address: true, search: true }
  expect(await told('https://www.rubezh.ru', 'Рубеж <hq@rubezh.ru>')).toMatchObject(all)
  expect(await told('https://rubezh.ru')).toMatchObject(all)
  expect(await told('https://rubezh.ru', 'hq@elsewhere.ru')).toMatchObject({ ...all, sender: false })
  expect(await told('http://localhost:3000')).toMatchObject({ mail: true, address: false, search: false })
})
