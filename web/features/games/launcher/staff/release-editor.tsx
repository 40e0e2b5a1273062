import { CHANNELS, PLATFORMS, RELEASE_NOTES_MAX, RELEASE_VERSION_MAX } from '#shared/constants/launcher.ts'
import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { PLATFORM_NAMES } from '#web/features/games/launcher/download.data.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { releaseEditorTexts } from './release-editor.texts.ts'
import type { ReleaseFields } from './release-editor-form.ts'
import { platformIn } from './release-editor-form.ts'
import { ReleaseEditorNotices } from './release-editor-notices.tsx'
import { ReleaseFacts } from './release-facts.tsx'
import { ReleaseFileField } from './release-file-field.tsx'
import { type ReleaseEditing, useReleaseEditor } from './use-release-editor.ts'

/** The editor of one release; `saved` is null for a new one. */
export function ReleaseEditor({ saved }: { saved: StaffRelease | null }) {
  const { languages } = useSiteInfo()
  const texts = useTexts(releaseEditorTexts)
  const words = useTexts(wordsTexts)
  const editing = useReleaseEditor(saved)
  const { item, edits, form } = editing
  const bind = (field: keyof ReleaseFields) => ({
    name: field,
    label: texts.labels[field],
    value: edits.values[field],
    error: form.errors[field],
    onChange: (event: { target: { value: string } }) => edits.set(field, event.target.value),
  })
  return (
    <form {...form.formProps} className="space-y-10">
      <ReleaseEditorNotices editing={editing} />
      {item ? (
        <section aria-label={texts.file}>
          <h2 className="display mb-3 text-xl">{PLATFORM_NAMES[item.platform]}</h2>
          <ReleaseFacts release={item} />
        </section>
      ) : (
        <NewFile editing={editing} />
      )}
      <fieldset className="grid gap-5 lg:grid-cols-2 lg:gap-6">
        <legend className="display mb-4 text-xl">{texts.about}</legend>
        <TextField
          {...bind('launcherVersion')}
          required
          maxLength={RELEASE_VERSION_MAX}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          readOnly={item?.isPublished}
          hint={item?.isPublished ? texts.versionFixed : texts.versionHint}
          className="font-mono"
        />
        <SelectField
          {...bind('channel')}
          hint={texts.channelHint}
          options={CHANNELS.map((channel) => ({ value: channel, label: texts.channels[channel] }))}
        />
      </fieldset>
      <fieldset>
        <legend className="display mb-4 text-xl">{texts.notes}</legend>
        <div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
          {languages.map((language) => (
            <TextArea
              key={language}
              {...bind(`notes_${language}`)}
              label={
                <>
                  <span className="label mr-3 text-signal">{language}</span>
                  {language === 'ru' ? words.russian : words.english}
                </>
              }
              lang={language}
              rows={7}
              maxLength={RELEASE_NOTES_MAX}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-muted">
          {languages.length > 1 ? texts.notesHint : texts.notesHintAlone}
        </p>
      </fieldset>
      <SaveFailure editing={editing} detail={texts.textIsKept} />
      <Actions editing={editing} />
    </form>
  )
}

/** The system and its file, and what else it takes there. */
function NewFile({ editing }: { editing: ReleaseEditing }) {
  const texts = useTexts(releaseEditorTexts)
  const chosen = platformIn(editing.edits.values)
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="display mb-4 text-xl">{texts.file}</legend>
      <div role="radiogroup" aria-label={texts.labels.platform} className="grid grid-cols-3 gap-2 sm:gap-3">
        {PLATFORMS.map((platform) => (
          <label
            key={platform}
            className="flex min-h-11 cursor-pointer flex-col justify-center border border-line bg-raised px-3 py-2 transition-colors hover:border-edge has-checked:border-signal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal sm:px-4 sm:py-3"
          >
            <input
              type="radio"
              name="platform"
              value={platform}
              checked={platform === chosen}
              onChange={() => editing.setPlatform(platform)}
              className="sr-only"
            />
            <span className="font-medium">{PLATFORM_NAMES[platform]}</span>
            <span className="text-sm text-muted max-sm:hidden">{texts.kinds[platform]}</span>
          </label>
        ))}
      </div>
      <ReleaseFileField field="upload" editing={editing} />
      {chosen === 'macos' && (
        <ReleaseFileField field="updateUpload" hint={texts.updateHint} editing={editing} />
      )}
    </fieldset>
  )
}

/** The first button is what the Enter key means, so it never publishes. */
function Actions({ editing }: { editing: ReleaseEditing }) {
  const { item, form } = editing
  const texts = useTexts(releaseEditorTexts)
  const words = useTexts(wordsTexts)
  return (
    <EditorBar
      buttons={
        item?.isPublished ? (
          <SubmitButton form={form} intent="save" label={words.save} />
        ) : (
          <>
            <SubmitButton
              form={form}
              intent={item ? 'save' : 'draft'}
              variant="outline"
              label={item ? words.save : texts.saveDraft}
            />
            <SubmitButton form={form} intent="publish" label={texts.publish} />
          </>
        )
      }
      editing={editing}
    />
  )
}
