import { type ReactNode, useState } from 'react'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { editorTexts } from './editor.texts.ts'

/**
 * The foot of an editor: its buttons, how things stand, and what else there is to do. It stays in sight; on phones from
 * the first change on, and without what else there is.
 */
export function EditorBar({
  editing: { form, isChanged, item },
  buttons,
  children,
}: {
  editing: {
    form: { isBusy: boolean; errors: Readonly<Record<string, unknown>>; showWrong: () => void }
    isChanged: boolean
    item: unknown
  }
  buttons: ReactNode
  children?: ReactNode
}) {
  const texts = useTexts(editorTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const wrong = Object.keys(form.errors).length
  const saved = item !== null && texts.allSaved
  // Whoever saves stays where they are.
  const [stays, setStays] = useState(isChanged)
  if (isChanged && !stays) setStays(true)
  return (
    <div className="border-line bg-ground max-md:contents md:sticky md:bottom-0 md:z-10 md:flex md:flex-wrap md:items-center md:gap-3 md:border-t md:py-4">
      <div
        className={classNames(
          'flex grow flex-wrap items-center gap-x-3 gap-y-2 max-md:border-t max-md:border-line max-md:bg-ground max-md:py-3',
          stays && 'max-md:sticky max-md:bottom-0 max-md:z-10',
        )}
      >
        {buttons}
        <p role="status" className="grow text-sm text-muted">
          {form.isBusy ? (
            words.saving
          ) : wrong > 0 ? (
            <Button variant="link" size="sm" className="text-alarm" onClick={form.showWrong}>
              {texts.wrong} {formatNumber(wrong, language)} {pluralForm(wrong, texts.wrongForms, language)}
            </Button>
          ) : isChanged ? (
            texts.notSaved
          ) : (
            saved
          )}
        </p>
      </div>
      {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  )
}
