import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { conflictTexts } from './conflict.texts.ts'

/** What two people changed at the same time: each field with what the other saved, to be taken or left. */
export function EditClashes({
  clashes,
  onTake,
  onKeep,
}: {
  clashes: readonly { field: string; name: string; theirs: string }[]
  onTake: (field: string) => void
  onKeep: (field: string) => void
}) {
  const texts = useTexts(conflictTexts)
  return (
    <Notice tone="warning" title={texts.title} className="mb-6">
      <p>{clashes.length > 0 ? texts.chosen : texts.merged}</p>
      {clashes.length > 0 && (
        <ul className="space-y-4">
          {clashes.map(({ field, name, theirs }) => (
            <li key={field} className="border-t border-line pt-3">
              <p className="font-medium text-text">
                {name}. {texts.theirs}:
              </p>
              <p className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap">{theirs || texts.empty}</p>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button size="sm" variant="outline" onClick={() => onTake(field)}>
                  {texts.take}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onKeep(field)}>
                  {texts.keep}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
