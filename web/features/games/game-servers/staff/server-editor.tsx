import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { Folded } from '#web/editing/revealing/folded.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { IconChoice } from './icon-choice.tsx'
import { RemoveServerDialog } from './remove-server-dialog.tsx'
import { serverEditorTexts } from './server-editor.texts.ts'
import type { BindServerField } from './server-editor-form.ts'
import { ServerEditorNotices } from './server-editor-notices.tsx'
import { ServerLanguageFields } from './server-language-fields.tsx'
import { ServerAnswerFields, ServerMainFields, ServerShownFields } from './server-main-fields.tsx'
import { type ServerEditing, useServerEditor } from './use-server-editor.ts'

/** The editor of one game server; `saved` is null for a new one. */
export function ServerEditor({
  saved,
  onCreated,
}: {
  saved: StaffGameServer | null
  onCreated: (id: number) => void
}) {
  const { languages } = useSiteInfo()
  const texts = useTexts(serverEditorTexts)
  const editing = useServerEditor(saved, onCreated)
  const { edits, form } = editing
  const bind: BindServerField = (field) => ({
    name: field,
    label: texts.labels[field],
    value: edits.values[field],
    error: form.errors[field],
    onText: (text) => edits.set(field, text),
  })
  return (
    <form {...form.formProps} className="space-y-8">
      <ServerEditorNotices editing={editing} />
      <ServerMainFields bind={bind} editing={editing} />
      <div className="border-t border-line">
        {!editing.item && <p className="py-3 text-sm text-muted">{texts.later}</p>}
        <Folded title={texts.described}>
          <div className="grid gap-8 lg:grid-cols-2 lg:gap-6">
            {languages.map((language) => (
              <ServerLanguageFields
                key={language}
                language={language}
                bind={bind}
                other={edits.values[language === 'ru' ? 'features_en' : 'features_ru']}
              />
            ))}
          </div>
        </Folded>
        <Folded title={texts.shown}>
          <div className="space-y-5">
            <IconChoice {...bind('icon')} />
            <ServerShownFields bind={bind} />
          </div>
        </Folded>
        <Folded title={texts.answers}>
          <ServerAnswerFields bind={bind} />
        </Folded>
      </div>
      <SaveFailure editing={editing} />
      <Actions editing={editing} />
    </form>
  )
}

function Actions({ editing }: { editing: ServerEditing }) {
  const { item, form, abandon } = editing
  const texts = useTexts(serverEditorTexts)
  const words = useTexts(wordsTexts)
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <EditorBar
      buttons={<SubmitButton form={form} label={item ? words.save : texts.create} />}
      editing={editing}
    >
      {item && (
        <>
          <Button variant="ghost" onClick={() => setAsking(true)}>
            <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.remove}
          </Button>
          <RemoveServerDialog
            server={isAsking ? item : null}
            onClose={() => setAsking(false)}
            onRemoved={() => {
              abandon()
              navigate(addresses.adminServers)
            }}
          />
        </>
      )}
    </EditorBar>
  )
}
