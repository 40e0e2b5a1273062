/** What a receipt of 54-FZ says, however a provider wants it written. */
import type { TaxSystem, VatCode } from '#shared/constants/shop/payments.ts'

/** How the seller is taxed, the same for everything that is sold. */
export type ReceiptRules = { taxSystem: TaxSystem; vatCode: VatCode; subject: string }

/** `email` is null where nobody knows any more who bought it. */
export type Receipt = ReceiptRules & { email: string | null; lines: readonly ReceiptLine[] }
export type ReceiptLine = { name: string; quantity: number; totalKopecks: number }

/** So many pieces at one price each. */
type ReceiptItem = { name: string; quantity: number; priceKopecks: number }

/** The items of a receipt: a line whose total does not divide becomes two that differ by a kopeck, so that all sum to the total. */
export function itemsOf({ lines }: Pick<Receipt, 'lines'>): ReceiptItem[] {
  return lines.flatMap(({ name, quantity, totalKopecks }) => {
    const priceKopecks = Math.floor(totalKopecks / quantity)
    const dearer = totalKopecks - priceKopecks * quantity
    return [
      { name, quantity: quantity - dearer, priceKopecks },
      { name, quantity: dearer, priceKopecks: priceKopecks + 1 },
    ].filter((item) => item.quantity > 0 && item.priceKopecks > 0)
  })
}

/** The names that Robokassa has for the numbers of YooKassa. Those of 22 % follow its others; its documents name none yet. */
export const ROBOKASSA_VAT: Record<VatCode, string> = {
  1: 'none',
  2: 'vat0',
  3: 'vat10',
  4: 'vat20',
  5: 'vat110',
  6: 'vat120',
  7: 'vat5',
  8: 'vat7',
  9: 'vat105',
  10: 'vat107',
  11: 'vat22',
  12: 'vat122',
}
export const ROBOKASSA_TAX_SYSTEM: Record<TaxSystem, string> = {
  1: 'osn',
  2: 'usn_income',
  3: 'usn_income_outcome',
  4: 'envd',
  5: 'esn',
  6: 'patent',
}
