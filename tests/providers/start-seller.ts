/** A site that sells, as far as payments know: real routes over real HTTP, and a table of its own in which money is booked. */
import type { AddressInfo } from 'node:net'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { readPayments } from '#server/config/payments.ts'
import { answerErrors } from '#server/http/errors.ts'
import { refuseCrossSiteWrites } from '#server/http/origin-check.ts'
import { readJsonBodies } from '#server/http/requests/json-bodies.ts'
import { createServe } from '#server/http/serve.ts'
import { createSecrets } from '#server/lib/secrets.ts'
import { wirePayments } from '#server/modules/shop/payments/wire-payments.ts'
import type { PaymentProviderKey } from '#shared/constants/shop/payments.ts'
import { openTestDatabase, TEST_START } from '#tests/harness/test-database.ts'

type Environment = NonNullable<Parameters<typeof readPayments>[0]>

export async function startSeller(environment: Environment) {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  await sql`create table booked (payment integer not null, attempt text not null, subject text not null, amount integer not null,
    currency text not null, refunded integer not null)`.execute(database.query)
  const parts = { shop: true }
  let isBroken = false
  let forget = async () => {}

  function wire() {
    const wired = wirePayments({
      config: { payments: readPayments(environment), site: { url: 'http://localhost:3000' } },
      database,
      secrets: createSecrets('the key of the tests'),
      now: () => new Date(clock.time),
      log: { error: () => {} },
      platform: {
        versioned: { of: () => ({}) },
        firstDay: { enlist: () => {} },
        pending: { enlist: () => {} },
        personalData: {
          enlist: (_data: unknown, { forgetOld }: { forgetOld: () => Promise<void> }) => {
            forget = forgetOld
          },
        },
        site: { parts: async () => parts, timeZone: async () => 'UTC' },
      },
      accounts: { proof: { enlist: () => {} } },
    } as unknown as Parameters<typeof wirePayments>[0])
    wired.services.settleBy('order', {
      async settle({ payment: { id, amountKopecks, currency }, attemptId, subjectId }) {
        await sql`insert into booked values (${id}, ${attemptId}, ${subjectId}, ${amountKopecks}, ${currency}, 0)`.execute(
          database.query,
        )
        if (isBroken) throw new Error('the books are closed')
      },
      giveUp: async () => {},
      async noteRefunded({ payment }) {
        await sql`update booked set refunded = ${payment.refundedKopecks} where payment = ${payment.id}`.execute(
          database.query,
        )
        await wired.services.addRefunded(payment.id, payment.unexplainedKopecks)
      },
    })
    onTestFinished(wired.close)
    return wired
  }
  const payments = wire()
  let look = lookOf(payments)

  const app = Fastify()
  readJsonBodies(app)
  answerErrors(app)
  refuseCrossSiteWrites(app, 'http://localhost:3000')
  await app.register(cookie)
  await app.register(
    async (api) =>
      payments.routes(
        createServe(
          { app, api },
          {
            authenticate: async () => null,
            authenticateKey: () => Promise.reject(new Error('there are no keys here')),
            authenticateGameServer: () => Promise.reject(new Error('there are no keys here')),
            siteUrl: 'http://localhost:3000',
            rateLimits: true,
            openStream: () => {
              throw new Error('there are no streams here')
            },
            parts: async () => parts as never,
            closureOf: () => ({
              text: { ru: '', en: '' },
              writtenIn: { ru: 'ru', en: 'en' },
              until: null,
              retryAfter: 60,
            }),
            waitForUpload: () => {},
            noteRefusal: () => {},
          },
        ),
      ),
    { prefix: '/api' },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo

  return {
    database,
    notificationUrl: (provider: PaymentProviderKey) =>
      `http://127.0.0.1:${port}/api/payments/${provider}/notifications`,
    /** What the seller has on its books. */
    async booked() {
      const { rows } = await sql<{ subject: string; amount: number; currency: string; refunded: number }>`
        select subject, amount, currency, refunded from booked order by payment`.execute(database.query)
      return rows.map((row) => ({ ...row, amount: Number(row.amount), refunded: Number(row.refunded) }))
    },
    /** From now on what is told cannot be booked, or can again. */
    closeBooks(are: boolean): void {
      isBroken = are
    },
    /** Somebody buys for 299 roubles: the try, and where they are sent to pay. */
    async buy(provider: PaymentProviderKey, subjectId = 'order-1') {
      const attempt = await payments.services.prepare({
        subject: 'order',
        subjectId,
        isFirst: false,
        userId: 1,
        provider,
        amountKopecks: 29_900,
        description: 'Order 1042',
        email: 'buyer@example.org',
        language: 'ru',
        returnUrl: 'http://localhost:3000/shop/orders/1',
        lines: [{ name: 'Ключ', quantity: 3, totalKopecks: 29_900 }],
      })
      if (!attempt) throw new Error(`${provider} is off.`)
      return { id: attempt.id, payUrl: await payments.services.askForUrl('order', subjectId, provider) }
    },
    attempt: async (id: string) => {
      const row = await database.query
        .selectFrom('payment_attempts')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row
    },
    hurry: () => payments.services.hurry('order', 'order-1'),
    /** Does what is due now, and waits for it. */
    look: () => look(),
    /** Lets time pass, and does what falls due. */
    async pass(milliseconds: number): Promise<void> {
      clock.time += milliseconds
      await look()
    },
    /** Lets time pass, and forgets what is old by then. */
    async forgetOld(milliseconds: number): Promise<void> {
      clock.time += milliseconds
      await forget()
    },
    /** Another process takes over, which knows nothing of what the first was about to do. */
    restart(): void {
      look = lookOf(wire())
    },
  }
}

function lookOf({ background }: ReturnType<typeof wirePayments>): () => Promise<void> {
  const [work] = background
  if (!work) throw new Error('Nothing is looked up.')
  return work.run
}
