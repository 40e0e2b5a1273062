import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** What is known about one thing, a line each. */
export function FactsCard({
  title,
  facts,
}: {
  title: string
  facts: readonly { term: string; value: ReactNode }[]
}) {
  return (
    <Card className="h-fit">
      <h2 className="display text-xl">{title}</h2>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="min-w-0 text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
