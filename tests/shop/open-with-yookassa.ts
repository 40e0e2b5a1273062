import { TEST_START } from '#tests/harness/test-database.ts'
import { startYookassa } from '#tests/providers/yookassa/start-yookassa.ts'
import { openShop, SELLER } from './open-shop.ts'

const MINUTE = 60_000

/** A shop that sells for money, by the emulator of YooKassa. */
export async function openWithYookassa(environment: Record<string, unknown> = {}) {
  const yookassa = await startYookassa({ secretKey: 'live_key', now: () => TEST_START })
  const shop = await openShop(
    {
      YOOKASSA_SHOP_ID: yookassa.shopId,
      YOOKASSA_SECRET_KEY: yookassa.secretKey,
      YOOKASSA_API_URL: yookassa.url,
      ...environment,
    },
    { seller: SELLER },
  )
  return {
    shop,
    yookassa,
    lastPayment: () => yookassa.payments.at(-1)?.id ?? '',
    /** The site looks up what became of its payments. */
    async hear(): Promise<void> {
      shop.clock.advance(MINUTE)
      await shop.database.query
        .updateTable('payment_attempts')
        .set({ next_look_up_at: shop.clock.now.getTime() })
        .execute()
      await shop.pass(2_000)
    },
  }
}

/** Beside it, signed by us and never asked. */
export const ROBOKASSA = { ROBOKASSA_LOGIN: 'front', ROBOKASSA_PASSWORD1: 'one', ROBOKASSA_PASSWORD2: 'two' }

/** With the receipts of 54-FZ. */
export const RECEIPTS = { RECEIPTS: 'on', RECEIPTS_TAX_SYSTEM: 2, RECEIPTS_VAT_CODE: 1 }
