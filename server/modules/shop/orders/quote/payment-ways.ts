/** Whether something is sold at all, and by what it can be paid. */
import type { PaymentProvider } from '#server/modules/shop/payments/providers/provider.ts'
import { PAYMENT_WAYS, type PaymentWay } from '#shared/constants/shop/orders.ts'
import { missingOfSeller } from '#shared/contract/platform/seller.ts'
import type { SiteSettings } from '#shared/contract/platform/site.ts'

export type PaymentWays = ReturnType<typeof createPaymentWays>
export function createPaymentWays({
  listOn,
  findBalance,
  seller,
  isTest,
}: {
  /** The providers that are on. */
  listOn: () => Promise<PaymentProvider[]>
  /** Of an account, in kopecks. */
  findBalance: (userId: number) => Promise<number>
  seller: () => Promise<SiteSettings['seller']>
  /** Whether the whole shop is a test: then nobody sells anything. */
  isTest: boolean
}) {
  const hasSeller = async (): Promise<boolean> => isTest || missingOfSeller(await seller()).length === 0

  return {
    isTest,

    isOpen: async (): Promise<boolean> => (await hasSeller()) && (await listOn()).length > 0,

    /** By what somebody could pay a sum; where there is nothing to pay, whatever is on. None while the shop is closed. */
    async list(totalKopecks: number, userId: number | null): Promise<PaymentWay[]> {
      if (!(await hasSeller())) return []
      const on = await listOn()
      if (on.length === 0) return []
      const taking = on.filter(({ minKopecks }) => totalKopecks === 0 || totalKopecks >= minKopecks)
      const ways: readonly PaymentWay[] = taking.map(({ key }) => key)
      const hasEnough = userId !== null && totalKopecks > 0 && (await findBalance(userId)) >= totalKopecks
      return PAYMENT_WAYS.filter((way) => (way === 'balance' ? hasEnough : ways.includes(way)))
    },
  }
}
