import { csvTable } from '#server/lib/csv/table.ts'
import type { Language } from '#shared/constants/languages.ts'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import type { PaidBy } from '#shared/constants/shop/orders.ts'
import { toZoneTime } from '#shared/zone-time.ts'
import { revenueCsvTexts } from './revenue-csv.texts.ts'

type Column = keyof (typeof revenueCsvTexts)['ru']['titles']

/** One sum that came in or went back. */
export type Movement = {
  created_at: number
  number: string
  provider: PaidBy | null
  name: string | null
  amount: number
  lines: readonly { name_ru: string; name_en: string; quantity: number }[]
}

type Reader = { language: Language /** The community's. */; zone: string }

export const revenueCsv = (batches: AsyncIterable<Movement[]>, reader: Reader): AsyncIterable<string> =>
  csvTable(revenueCsvTexts[reader.language].titles, cellsIn(batches, reader), reader.language)

async function* cellsIn(batches: AsyncIterable<Movement[]>, reader: Reader) {
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, reader))
}

function cellsOf(
  { created_at, number, provider, name, amount, lines }: Movement,
  { language, zone }: Reader,
): Record<Column, string> {
  const at = new Date(created_at).toISOString()
  const [date = '', time = ''] = toZoneTime(at, zone).split('T')
  const texts = revenueCsvTexts[language]
  return {
    date,
    time,
    order: number,
    kind: name === 'sales' ? texts.sale : texts.refund,
    provider: provider === null ? texts.free : texts.providers[provider],
    paid: name === 'sales' ? amountOf(amount, language) : '',
    refunded: name === 'refunds' ? amountOf(-amount, language) : '',
    items: lines.map((line) => `${line[`name_${language}`]} × ${line.quantity}`).join('; '),
  }
}

/** As a spreadsheet of the language reads a number: without spaces or a sign of the currency. */
function amountOf(kopecks: number, language: Language): string {
  const text = (Math.abs(kopecks) / KOPECKS_IN_ROUBLE).toFixed(2)
  return language === 'ru' ? text.replace('.', ',') : text
}
