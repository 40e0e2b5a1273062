import { PackageOpen } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'

/** Says why a choice leaves nothing, and offers the way out when there is one. */
export function NothingHere({
  reason,
  wayOut,
}: {
  reason: string
  wayOut?: { label: string; onClick: () => void } | undefined
}) {
  return (
    <div>
      <EmptyState icon={<PackageOpen size={28} strokeWidth={1.5} />}>{reason}</EmptyState>
      {wayOut && (
        <Button variant="outline" className="mt-4 w-full sm:w-auto" onClick={wayOut.onClick}>
          {wayOut.label}
        </Button>
      )}
    </div>
  )
}
