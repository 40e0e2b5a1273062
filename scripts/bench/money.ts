/** What money costs: bookings beside the driver alone, the checkout call, and orders under load until they are paid. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '#server/db/engine.ts'
import { findFreePort } from '#tests/free-port.ts'
import type { Address } from '#tests/harness/address.ts'
import { startOwnPostgres } from '#tests/postgres/start-postgres.ts'
import { runRobokassa } from '#tests/providers/robokassa/run-robokassa.ts'
import { quantile } from '#tests/rounds/quantile.ts'
import { measureOrders, type OrderTimes } from './orders.ts'
import { measurePostings } from './postings.ts'
import { startProcess } from './start-process.ts'

const RATIO_AIM = 0.7
const CHECKOUT_AIM_MS = 20
const LOAD = { perSecond: 200, seconds: 60 }

/** Prints a table for both engines; whether all is as it should be. */
export async function benchMoney(): Promise<boolean> {
  const rows = [await measure('sqlite'), await measure('postgresql')]
  console.table(rows.map(({ row }) => row))
  console.log(
    `Aims: a booking ≥ ${RATIO_AIM} of the driver's rate, a checkout call < ${CHECKOUT_AIM_MS} ms on SQLite,`,
  )
  console.log(`${LOAD.perSecond} orders a second for ${LOAD.seconds} s, each paid, with the proof green.`)
  console.log(
    'The load and the provider run beside it: without a core is how long the site waited for one of them.',
  )
  return rows.every(({ isGood }) => isGood)
}

async function measure(engine: Engine) {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-bench-'))
  const postgres = engine === 'postgresql' ? await startOwnPostgres({ kind: 'durable' }) : null
  const address = (name: string): Address => ({
    dataDir: join(folder, name),
    ...(postgres && { databaseUrl: postgres.url }),
  })
  try {
    // The site finds its tables there already where both share a database.
    const postings = await measurePostings(address('postings'))
    const orders = await loadShop(address('data'))
    const isHeld = orders.perSecond >= LOAD.perSecond * 0.98 && orders.isProved && orders.missing === 0
    const checkout = quantile(orders.checkouts)
    return {
      isGood: postings.ratio >= RATIO_AIM && isHeld && (engine !== 'sqlite' || checkout < CHECKOUT_AIM_MS),
      row: {
        engine,
        'bookings/s': Math.round(postings.product),
        'driver alone/s': Math.round(postings.raw),
        ratio: Number(postings.ratio.toFixed(2)),
        'checkout p50 ms': Number(checkout.toFixed(1)),
        'orders/s': Math.round(orders.perSecond),
        'to paid p50 ms': Math.round(quantile(orders.toPaid)),
        'p99 ms': Math.round(quantile(orders.toPaid, 0.99)),
        'processor ms': Number(orders.processor.toFixed(1)),
        'without a core': `${Math.round(orders.waited * 100)} %`,
        unpaid: orders.missing,
        proof: orders.isProved ? 'green' : 'red',
      },
    }
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function loadShop(address: Address): Promise<OrderTimes> {
  const robokassa = await runRobokassa()
  const url = `http://127.0.0.1:${await findFreePort()}`
  const site = await startProcess('scripts/start.mjs', 'is ready at', {
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    SITE_URL: url,
    DATA_DIR: address.dataDir,
    ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
    ADMIN_PASSWORD: 'measured-by-load',
    LOG_LEVEL: 'error',
    SELLER_NAME: 'ИП Соколова',
    SELLER_TAX_ID: '500100732259',
    SELLER_CONTACT: 'shop@example.org',
    ROBOKASSA_LOGIN: robokassa.settings.login,
    ROBOKASSA_PASSWORD1: robokassa.settings.password1,
    ROBOKASSA_PASSWORD2: robokassa.settings.password2,
    ROBOKASSA_URL: robokassa.url,
    // Nobody answers there: only this machine is measured.
    ROBLOX_API_URL: 'http://127.0.0.1:9',
    AVATAR_URL_TEMPLATE: 'http://127.0.0.1:9/{username}',
  })
  robokassa.notifyAt(`${url}/api/payments/robokassa/notifications`)
  try {
    return await measureOrders({ url, address, process: site }, robokassa, LOAD)
  } finally {
    await site.stop()
    robokassa.stop()
  }
}
