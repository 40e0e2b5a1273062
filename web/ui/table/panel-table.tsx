import type { ReactNode } from 'react'

/** A table of the panel: rows of forty pixels that grow with what they hold, heads that stay in sight below the bar. */
export function PanelTable({
  caption,
  head,
  children,
}: {
  /** Read out before the table. */
  caption: string
  /** The cells of its head: `HeadCell` each. */
  head: ReactNode
  children: ReactNode
}) {
  return (
    <table className="w-full table-fixed text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody className="[&>tr]:h-10 pointer-coarse:[&>tr]:h-11 [&>tr]:border-b [&>tr]:border-line [&>tr]:transition-colors [&>tr:has(:checked)]:bg-raised [&>tr:hover]:bg-raised [&_td]:px-2 [&_td]:py-1">
        {children}
      </tbody>
    </table>
  )
}
