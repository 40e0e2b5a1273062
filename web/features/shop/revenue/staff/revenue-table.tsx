import type { ReactNode } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { HeadCell } from '#web/ui/table/head-cell.tsx'
import { PanelTable } from '#web/ui/table/panel-table.tsx'
import { revenueTexts } from './revenue.texts.ts'

type Row = {
  key: string | number
  name: ReactNode
  count: number
  paidKopecks: number
  refundedKopecks: number
}

/** Sums by something, each with a bar of its share; on a phone the least needed columns go. */
export function RevenueTable({
  caption,
  lead,
  nameOf,
  countOf,
  rows,
}: {
  caption: string
  lead?: string
  /** What the rows are, and what is counted of them. */
  nameOf: string
  countOf: string
  rows: readonly Row[]
}) {
  const texts = useTexts(revenueTexts)
  const { language } = useLanguage()
  const top = Math.max(1, ...rows.map(({ paidKopecks }) => paidKopecks))
  if (rows.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="display text-xl">{caption}</h2>
      {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      <PanelTable
        caption={caption}
        head={
          <>
            <HeadCell>{nameOf}</HeadCell>
            <HeadCell className="w-24 text-right max-md:hidden">{countOf}</HeadCell>
            <HeadCell className="w-32 text-right">{texts.paid}</HeadCell>
            <HeadCell className="w-32 text-right max-md:hidden">{texts.refunded}</HeadCell>
            <HeadCell className="w-32 text-right">{texts.net}</HeadCell>
          </>
        }
      >
        {rows.map(({ key, name, count, paidKopecks, refundedKopecks }) => (
          <tr key={key}>
            <th scope="row" className="px-2 py-2 text-left font-normal">
              <span className="block">{name}</span>
              <span
                aria-hidden="true"
                className="mt-1 block h-1 bg-olive"
                style={{ width: `${(paidKopecks / top) * 100}%` }}
              />
            </th>
            <td className="text-right tabular-nums max-md:hidden">{formatNumber(count, language)}</td>
            <td className="text-right tabular-nums">{formatKopecks(paidKopecks, language)}</td>
            <td className="text-right tabular-nums max-md:hidden">
              {formatKopecks(refundedKopecks, language)}
            </td>
            <td className="text-right tabular-nums">
              {formatKopecks(paidKopecks - refundedKopecks, language)}
            </td>
          </tr>
        ))}
      </PanelTable>
    </section>
  )
}
