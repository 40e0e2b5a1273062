import { nameOfField } from '#web/editing/name-of-field.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { deliveredNoticeTexts } from './delivered-notice.texts.ts'

/** Says in a list that the release has another sample of what staff have made theirs. */
export function DeliveredMark() {
  return <Badge tone="maintenance">{useTexts(deliveredNoticeTexts).mark}</Badge>
}

/** What the release would have in place of what staff wrote, field by field, to be taken; nothing where nothing differs. */
export function DeliveredNotice<Field extends string>({
  differing,
  labels,
  inWords,
  onTake,
}: {
  /** Fields with what the editor would hold. */
  differing: readonly (readonly [field: Field, text: string])[]
  labels: Readonly<Record<string, string>>
  /** What people read in its place. */
  inWords: (field: Field, text: string) => string
  onTake: (field: Field, text: string) => void
}) {
  const texts = useTexts(deliveredNoticeTexts)
  const words = useTexts(wordsTexts)
  if (differing.length === 0) return null
  return (
    <Notice title={texts.title} className="mb-6">
      <p>{texts.hint}</p>
      <ul className="space-y-3">
        {differing.map(([field, text]) => {
          const name = nameOfField(field, labels, words)
          return (
            <li key={field} className="border-t border-line pt-3">
              <p className="font-medium text-text">{name}:</p>
              <p className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap">
                {inWords(field, text) || '—'}
              </p>
              <Button
                size="sm"
                variant="outline"
                className="mt-2"
                aria-label={`${texts.take}: ${name}`}
                onClick={() => onTake(field, text)}
              >
                {texts.take}
              </Button>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
