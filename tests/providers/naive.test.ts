/** The emulators bite: a seller who does what sellers do at first loses money to each of them. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createRobokassa } from '#server/modules/shop/payments/providers/robokassa.ts'
import { startRobokassa } from './robokassa/start-robokassa.ts'
import { sampleRequest } from './samples.ts'
import { startYookassa } from './yookassa/start-yookassa.ts'

type Told = { event: string; object: { id: string; status: string; amount: { value: string } } }

/** Whoever hears notifications and does `take` with each. */
async function listen(take: (body: string) => void): Promise<string> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      take(body)
      response.end('OK')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function sell(take: (told: Told) => void) {
  const yookassa = await startYookassa()
  yookassa.notifyAt(await listen((body) => take(JSON.parse(body) as Told)))
  const authorization = `Basic ${Buffer.from(`${yookassa.shopId}:${yookassa.secretKey}`).toString('base64')}`
  const create = (key: string) =>
    fetch(`${yookassa.url}/payments`, {
      method: 'POST',
      headers: { authorization, 'idempotence-key': key },
      body: JSON.stringify({
        amount: { value: '299.00', currency: 'RUB' },
        confirmation: { type: 'redirect', return_url: 'https://front.example' },
      }),
    })
  return { yookassa, create, pay: () => yookassa.pay(yookassa.payments[0]?.id ?? '') }
}

test('who books every notification books twice', async () => {
  let booked = 0
  const { yookassa, create, pay } = await sell(() => (booked += 299))
  await create('a')
  pay()
  await yookassa.deliver({ copies: 2 })
  expect(booked).toBe(598)
})

test('who books what was asked for is paid less', async () => {
  let booked = 0
  const { yookassa, create, pay } = await sell(({ event }) => {
    if (event === 'payment.succeeded') booked += 299
  })
  await create('a')
  yookassa.lie(yookassa.payments[0]?.id ?? '', { value: '1.00' })
  pay()
  const [told] = yookassa.outbox
  await yookassa.deliver()
  expect(booked).toBe(299)
  expect((JSON.parse(told?.text ?? '') as Told).object.amount.value).toBe('1.00')
})

test('who waits for notifications alone never learns of money', async () => {
  let booked = 0
  const { yookassa, create, pay } = await sell(() => (booked += 299))
  await create('a')
  pay()
  yookassa.lose()
  await yookassa.deliver()
  expect([booked, yookassa.payments[0]?.paid]).toEqual([0, true])
})

test('who takes a fault for a failure and asks anew makes two payments', async () => {
  const { yookassa, create } = await sell(() => {})
  yookassa.misbehave('POST /payments', 'fault-after')
  if ((await create('a')).status === 500) await create('b')
  expect(yookassa.payments).toHaveLength(2)
})

test('who believes the last that was told takes a refund back', async () => {
  let state = 'pending'
  const { yookassa, create, pay } = await sell(({ event }) => (state = event))
  await create('a')
  pay()
  yookassa.refundInCabinet(yookassa.payments[0]?.id ?? '', '299.00')
  await yookassa.deliver({ isReversed: true })
  expect(state).toBe('payment.succeeded')
})

test('who signs an amount as a number refuses genuine money', async () => {
  const robokassa = await startRobokassa()
  const { login, password1, password2 } = robokassa.settings
  let isRefused = false
  robokassa.notifyAt(
    await listen((body) => {
      const fields = new URLSearchParams(body)
      const own = [Number(fields.get('OutSum')).toFixed(2), fields.get('InvId'), password2].join(':')
      isRefused = createHash('md5').update(own).digest('hex').toUpperCase() !== fields.get('SignatureValue')
    }),
  )
  const { url } = robokassa
  const addresses = { url, servicesUrl: url, fiscalUrl: url }
  const settings = { ...addresses, login, password1, password2, password3: null } as const
  const { payUrl } = await createRobokassa({
    ...settings,
    hash: 'md5',
    isTest: false,
    sendsReceipts: false,
  }).create(sampleRequest())
  robokassa.pay(payUrl ?? '')
  await robokassa.deliver()
  expect(isRefused).toBe(true)
})
