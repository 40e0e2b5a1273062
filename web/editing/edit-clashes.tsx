import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What two people changed at the same time: each field with what the other saved, to be taken or left. */
export function EditClashes({
  title,
  detail,
  clashes,
  labels,
  onTake,
  onKeep,
}: {
  title: string
  detail: string
  clashes: readonly { field: string; name: string; theirs: string }[]
  labels: { theirs: string; empty: string; take: string; keep: string }
  onTake: (field: string) => void
  onKeep: (field: string) => void
}) {
  return (
    <Notice tone="warning" title={title} className="mb-6">
      <p>{detail}</p>
      {clashes.length > 0 && (
        <ul className="space-y-4">
          {clashes.map(({ field, name, theirs }) => (
            <li key={field} className="border-t border-line pt-3">
              <p className="font-medium text-text">
                {name}. {labels.theirs}:
              </p>
              <p className="mt-1 max-h-40 overflow-y-auto break-words whitespace-pre-wrap">
                {theirs || labels.empty}
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button size="sm" variant="outline" onClick={() => onTake(field)}>
                  {labels.take}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onKeep(field)}>
                  {labels.keep}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
