import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { conflictTexts } from './conflict.texts.ts'

/** What two people changed at the same time: what of it was put together, and each field that both did, to be taken or left. */
export function EditClashes({
  by,
  taken,
  clashes,
  hidesTyped,
  onTake,
  onKeep,
}: {
  /** Who the other one is, where that is known. */
  by: string | null
  /** What the fields are called that are theirs now. */
  taken: readonly string[]
  clashes: readonly { field: string; name: string; theirs: string }[]
  hidesTyped: boolean
  onTake: (field: string) => void
  onKeep: (field: string) => void
}) {
  const texts = useTexts(conflictTexts)
  const ofAll = (choose: (field: string) => void) => () => {
    for (const { field } of clashes) choose(field)
  }
  return (
    <Notice tone="warning" title={by === null ? texts.title : `${texts.titleBy} ${by}`}>
      <p>{clashes.length > 0 ? texts.chosen : texts.merged}</p>
      {taken.length > 0 && (
        <p>
          {texts.taken}: {taken.join(', ')}.
        </p>
      )}
      {hidesTyped && <p>{texts.hidden}</p>}
      {clashes.length > 0 && (
        <ul className="space-y-4">
          {clashes.map(({ field, name, theirs }) => (
            <li key={field} className="border-t border-line pt-3">
              <p className="font-medium text-text">
                {name}. {texts.theirs}:
              </p>
              <p className="mt-1 max-h-[60vh] overflow-y-auto whitespace-pre-wrap">{theirs || texts.empty}</p>
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
      {clashes.length > 1 && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          <Button size="sm" variant="outline" onClick={ofAll(onTake)}>
            {texts.takeAll}
          </Button>
          <Button size="sm" variant="ghost" onClick={ofAll(onKeep)}>
            {texts.keepAll}
          </Button>
        </div>
      )}
    </Notice>
  )
}
