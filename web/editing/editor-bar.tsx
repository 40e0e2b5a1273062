import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { editorTexts } from './editor.texts.ts'

/** The foot of an editor, in sight where there is room: its buttons, how things stand, and what else there is to do. */
export function EditorBar({
  editing: { form, isChanged, item },
  buttons,
  children,
}: {
  editing: { form: { isBusy: boolean }; isChanged: boolean; item: unknown }
  buttons: ReactNode
  children?: ReactNode
}) {
  const texts = useTexts(editorTexts)
  const words = useTexts(wordsTexts)
  const saved = item !== null && texts.allSaved
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line bg-ground py-4 md:sticky md:bottom-0 md:z-10">
      {buttons}
      <p role="status" className="grow text-sm text-muted">
        {form.isBusy ? words.saving : isChanged ? texts.notSaved : saved}
      </p>
      {children}
    </div>
  )
}
