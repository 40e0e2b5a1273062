import { expect, test } from 'vitest'
import { ROBOKASSA_HASHES, VAT_CODES } from '#shared/constants/shop/payments.ts'
import { TAXES } from '#tests/providers/robokassa/description.ts'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { sampleReceipt, sampleRequest } from '#tests/providers/samples.ts'
import { ROBOKASSA_VAT } from './receipt.ts'
import { createRobokassa, type RobokassaSettings } from './robokassa.ts'

const SETTINGS: RobokassaSettings = {
  url: 'http://robokassa.example',
  servicesUrl: 'http://robokassa.example',
  fiscalUrl: 'http://robokassa.example',
  login: 'granite',
  password1: 'first password',
  password2: 'second password',
  password3: null,
  hash: 'md5',
  isTest: false,
  sendsReceipts: false,
}

async function connect(changes: Partial<RobokassaSettings> = {}) {
  const robokassa = await startRobokassa({ hash: changes.hash ?? 'md5' })
  const { url } = robokassa
  return {
    robokassa,
    client: createRobokassa({ ...SETTINGS, url, servicesUrl: url, fiscalUrl: url, ...changes }),
  }
}
const reference = { id: 'an attempt', number: 7001, paymentId: null }

/** `granite:299.00:7001:first password`, hashed by the programs of the GNU coreutils. */
const VECTORS = {
  md5: 'f73b0117cef81ab9538e6444f93223d0',
  sha256: '1c322597a79ebed395be6fe83af51913aec58cdce0e81d6b7cd7a612d9851b96',
  sha384: '87eccf73e0be36f7ab9166c4a4d0611bd0b448d0536b797c36765310ec663d516a9da84efcbef601c0a23ac1b0da0591',
  sha512:
    'cbe665f065c20f887fa40ef7a5ff48eebbf60d56d2b1cd7a2009198a886671dc9f2dfd56066a84d8c7a2f240af06ec46aace00df2b6cee941a0efc2b878bb634',
} as const

test.for(ROBOKASSA_HASHES)('the address is signed by %s', async (hash) => {
  const { payUrl } = await createRobokassa({ ...SETTINGS, hash }).create(sampleRequest())
  expect(Object.fromEntries(new URL(payUrl ?? '').searchParams)).toEqual({
    MerchantLogin: 'granite',
    OutSum: '299.00',
    InvId: '7001',
    Description: 'Order 1042',
    SignatureValue: VECTORS[hash],
    Culture: 'ru',
    Encoding: 'utf-8',
    Email: 'buyer@example.org',
  })
})

test('the receipt is signed as it is encoded once', async () => {
  const receipt = {
    ...sampleReceipt,
    vatCode: 1 as const,
    lines: [{ name: 'Rank', quantity: 1, totalKopecks: 29_900 }],
  }
  const { payUrl } = await createRobokassa(SETTINGS).create(sampleRequest({ receipt }))
  const fields = new URL(payUrl ?? '').searchParams
  expect(fields.get('SignatureValue')).toBe('39fbd9f59749d590e4233e69937ab828')
  expect(payUrl).toContain('Receipt=%257B%2522sno%2522')
  const { robokassa, client } = await connect()
  const made = await client.create(sampleRequest({ receipt: sampleReceipt }))
  expect(robokassa.refusalOf(made.payUrl ?? '')).toBeNull()
})

test('a notification is proved by its signature over what it says to the letter, in either case', () => {
  const { readNotification, acknowledge } = createRobokassa(SETTINGS)
  const fields = 'OutSum=299.000000&InvId=7001&SignatureValue='
  const signed = `${fields}B49E24393000DC7D610A4BB6BCC960B7`
  const payment = {
    paymentId: '7001',
    amountKopecks: 29_900,
    currency: 'RUB',
    refundedKopecks: 0,
    isTest: false,
  }
  expect(readNotification(signed)).toEqual({ about: { number: 7001 }, proof: 'signed', payment })
  expect(acknowledge(signed)).toBe('OK7001')
  const forged = ['0'.repeat(32), 'ё', 'b49e24393000dc7d610a4bb6bcc960b70']
  for (const signature of forged)
    expect(readNotification(fields + encodeURIComponent(signature))?.proof).toBe('forged')
  expect(
    readNotification('OutSum=299.00&InvId=7001&SignatureValue=b49e24393000dc7d610a4bb6bcc960b7')?.proof,
  ).toBe('forged')
  for (const body of ['', 'InvId=7001', 'OutSum=1&InvId=abc&SignatureValue=x', '{"InvId":7001}'])
    expect(readNotification(body)).toBeNull()
})

test('fields of the shop are signed in their order', () => {
  const { readNotification } = createRobokassa({ ...SETTINGS, hash: 'sha256' })
  const signature = '37fd0db14d4706010a5ba76da8dc72e872a6ce702d9a7f385829210edc697427'
  const body = `OutSum=299.00&InvId=7001&Shp_b=x&Shp_a=1&SignatureValue=${signature}`
  expect(readNotification(body)?.proof).toBe('signed')
})

test('a payment is looked up while it comes, once it is there, and where it was refused', async () => {
  const { robokassa, client } = await connect()
  expect(await client.lookUp?.(reference)).toMatchObject({ state: 'unknown', payments: [] })
  const pay = async (number: number, state: number) => {
    const { payUrl } = await client.create(sampleRequest({ number }))
    robokassa.pay(payUrl ?? '', { state })
    return client.lookUp?.({ ...reference, number })
  }
  expect(await pay(7001, 100)).toMatchObject({
    state: 'paid',
    payments: [{ paymentId: '7001', amountKopecks: 29_900 }],
  })
  expect(await pay(7002, 50)).toMatchObject({ state: 'pending', payments: [] })
  expect(await pay(7003, 10)).toMatchObject({ state: 'cancelled', reason: '10' })
  expect(await pay(7004, 60)).toMatchObject({ state: 'cancelled', payments: [] })
  expect(robokassa.violations).toEqual([])
})

test('payments of a test are not looked up, as they are not known there', () => {
  expect(createRobokassa({ ...SETTINGS, isTest: true }).lookUp).toBeNull()
})

test('a refund takes the third password, and is asked about until it is done', async () => {
  expect(createRobokassa(SETTINGS).refund).toBeNull()
  const { robokassa, client } = await connect({ password3: 'third password' })
  const { payUrl } = await client.create(sampleRequest())
  robokassa.pay(payUrl ?? '')
  robokassa.refundsEndAs('processing')
  const refund = {
    id: 'refund-1',
    payment: reference,
    amountKopecks: 10_001,
    isWhole: false,
    description: '',
    receipt: { ...sampleReceipt, lines: [{ name: 'Ключ', quantity: 2, totalKopecks: 10_001 }] },
  }
  const made = await client.refund?.(refund)
  expect(await client.lookUpRefund?.(made?.refundId ?? '')).toMatchObject({ state: 'pending' })
  robokassa.refundsEndAs('finished')
  const rest = await client.refund?.({ ...refund, amountKopecks: 19_899, receipt: null })
  expect(await client.lookUpRefund?.(rest?.refundId ?? '')).toMatchObject({ state: 'done' })
  await expect(client.refund?.({ ...refund, receipt: null })).rejects.toMatchObject({
    kind: 'refused',
    detail: 'NotEnoughOperationFunds',
  })
  expect(robokassa.violations).toEqual([])
})

test('the test of the connection tries login, second password and hash', async () => {
  const { robokassa, client } = await connect()
  await expect(client.test()).resolves.toBeUndefined()
  const { url } = robokassa
  for (const changes of [{ login: 'basalt' }, { password2: 'wrong' }, { hash: 'sha512' as const }])
    await expect(createRobokassa({ ...SETTINGS, url, ...changes }).test()).rejects.toMatchObject({
      reason: 'credentials',
    })
})

test('every VAT has a name of theirs', () => {
  expect(new Set(VAT_CODES.map((code) => ROBOKASSA_VAT[code]))).toEqual(new Set(TAXES))
})

test('whether the receipt of what was paid is registered is asked where receipts are sent', async () => {
  const { robokassa, client } = await connect({ sendsReceipts: true })
  const { payUrl } = await client.create(sampleRequest({ receipt: sampleReceipt }))
  robokassa.pay(payUrl ?? '')
  const receipt = async () => (await client.lookUp?.(reference))?.receipt
  for (const [code, state] of [
    ['1', 'pending'],
    ['2', 'registered'],
    ['3', 'refused'],
    ['1000', null],
  ] as const) {
    robokassa.receiptsStandAt(code)
    expect(await receipt()).toBe(state)
  }
  robokassa.misbehave('POST /RoboFiscal/Receipt/Status', 'fault')
  expect(await client.lookUp?.(reference)).toMatchObject({ state: 'paid', receipt: null })
  const silent = createRobokassa({ ...SETTINGS, url: robokassa.url, fiscalUrl: robokassa.url })
  const asked = robokassa.calls.length
  expect((await silent.lookUp?.(reference))?.receipt).toBeNull()
  expect(robokassa.calls.slice(asked).map(({ kind }) => kind)).toEqual([
    'GET /Merchant/WebService/Service.asmx/OpStateExt',
  ])
  expect(robokassa.violations).toEqual([])
})
